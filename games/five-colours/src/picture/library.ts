import type { CardTable } from '@kontor/common/cardtable'
import { nth } from '@kontor/engine'
import type { CardFace, Language, Library } from '@kontor/engine/presentation'

interface Card {
  readonly number: number
  readonly cost: number
  readonly points: number
  readonly sources: object
}

type Looks = 'name' | 'category' | 'color' | 'tint' | 'emblem'

/** How a game's cards are listed. */
interface Listed<D, Ability> {
  /** By their numbers, from 1. */
  readonly cards: readonly D[]
  readonly abilities: readonly Ability[]
  readonly table: CardTable
  looks(card: D, language: Language): Pick<CardFace, Looks>
  activationOf(ability: Ability, language: Language): string
  textOf(ability: Ability, language: Language): string
  shortOf(ability: Ability, language: Language): string
  iconsOf(ability: Ability): string[]
}

/** A game's cards as data: listed in three languages, checked, and changed by an owner. */
export function libraryOf<D extends Card, Ability>(listed: Listed<D, Ability>): Library {
  const { cards, abilities, table } = listed
  return {
    cards(language, own, only) {
      const values = own === undefined ? undefined : table.checkValues(own)
      const wanted = cards.slice(1).filter(({ number }) => only?.has(number) ?? true)
      return wanted.map((card): CardFace => {
        const ability = nth(abilities, card.number)
        return {
          number: card.number,
          ...listed.looks(card, language),
          cost: values?.cost[card.number] ?? card.cost,
          points: values?.points[card.number] ?? card.points,
          activation: listed.activationOf(ability, language),
          text: listed.textOf(ability, language),
          short: listed.shortOf(ability, language),
          icons: listed.iconsOf(ability),
          sources: { ...card.sources },
        }
      })
    },
    check: table.check,
    values: table.values,
    checkValues: table.checkValues,
  }
}
