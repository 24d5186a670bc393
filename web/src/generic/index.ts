import type { BoardModule } from '../table/scene.ts'
import { GenericBoard } from './board.tsx'

/** Draws any game. */
export const board: BoardModule = { Board: GenericBoard }
