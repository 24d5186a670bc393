import { nth } from '@kontor/engine'
import { one, the } from '@kontor/language/grammar'
import { inEach, type Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { DOCKERS } from '../colors.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { districtName, goodName } from './names.ts'
import { DOCKER_WORDS } from './terms.ts'

/** The places of the board in words. */

const pier: Noun = {
  en: ['pier', 'piers'],
  de: ['m', 'Anleger', 'Anleger', 'Anlegern'],
  nl: ['de', 'steiger', 'steigers'],
}

const numberIn = (id: string) => Number(id.replace(/\D/g, ''))

/** A harbour field alone: 'warehouse for beer', 'Lagerhaus für Bier', 'pakhuis voor bier'. */
export function fieldNamed(field: number): Phrase {
  const { id, type, serves } = nth(FIELDS, field)
  switch (type) {
    case 'large': {
      const { en, de, nl } = inEach(language => goodName(serves, language))
      return { en: `warehouse for ${en}`, de: `Lagerhaus für ${de}`, nl: `pakhuis voor ${nl}` }
    }
    case 'small': {
      const n = serves + 1
      return { en: `small warehouse ${n}`, de: `kleines Lagerhaus ${n}`, nl: `klein pakhuis ${n}` }
    }
    case 'pier':
      return one(pier, [DOCKER_WORDS[nth(DOCKERS, serves)]], 'nominative')
    case 'start':
      return { en: 'start space', de: 'Startfeld', nl: 'startveld' }
    case 'water': {
      const n = numberIn(id)
      if (id.startsWith('quay')) return { en: `quay ${n}`, de: `Kai ${n}`, nl: `kade ${n}` }
      return { en: `channel ${n}`, de: `Fahrrinne ${n}`, nl: `vaargeul ${n}` }
    }
  }
}

/** Where a ship goes: 'to the warehouse for beer', 'zum Lagerhaus für Bier', 'naar het pakhuis voor bier'. */
export function toField(field: number): Phrase {
  const { id, type, serves } = nth(FIELDS, field)
  const { en, de, nl } = fieldNamed(field)
  switch (type) {
    case 'large':
    case 'start':
      return { en: `to the ${en}`, de: `zum ${de}`, nl: `naar het ${nl}` }
    case 'small':
      return {
        en: `to ${en}`,
        de: `zum kleinen Lagerhaus ${serves + 1}`,
        nl: `naar ${nl}`,
      }
    case 'pier': {
      const named = the(pier, DOCKER_WORDS[nth(DOCKERS, serves)], 'dative')
      return { en: `to ${named.en}`, de: named.de.replace(/^dem/, 'zum'), nl: `naar ${named.nl}` }
    }
    case 'water':
      if (id.startsWith('quay')) return { en: `to ${en}`, de: `zum ${de}`, nl: `naar ${nl}` }
      return { en: `to ${en}`, de: `zur ${de}`, nl: `naar ${nl}` }
  }
}

/** Where a ship is put, which is no way sailed: 'at the warehouse for beer', 'zum Lagerhaus für Bier', 'bij het pakhuis voor bier'. */
export function atField(field: number): Phrase {
  const { en, de, nl } = toField(field)
  return { en: en.replace(/^to/, 'at'), de, nl: nl.replace(/^naar/, 'bij') }
}

/** 'Plantage P1'. */
export function blockNamed(block: number): string {
  const { id, district } = nth(BLOCKS, block)
  return `${districtName(district)} ${id}`
}
