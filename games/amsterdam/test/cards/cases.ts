import type { Case } from './case.ts'

const modules = import.meta.glob<Record<string, readonly Case[]>>('./*.cases.ts', { eager: true })

/** The tests of all cards. */
export const CASES: readonly Case[] = Object.values(modules).flatMap(module => Object.values(module).flat())
