import { nth } from '@kontor/engine'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** The least height in which the picture of a card can be recognised. */
const PICTURE = 24

/** How small the letters of a name or of the words become, before the words leave. */
const SIZES = ['', 'small', 'smallest'] as const

/** Lets the words of a hand's cards be whole or not at all, whatever the language and the letters of a system. */
export function useFitting(...drawn: readonly unknown[]) {
  const hand = useRef<HTMLElement>(null)
  const fit = () => fitWords([...(hand.current?.querySelectorAll<HTMLElement>(CARDS) ?? [])])
  useLayoutEffect(fit, drawn)
  useEffect(() => {
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  return hand
}

const CARDS = '.card.hand:not(.back)'

function fitWords(cards: readonly HTMLElement[]) {
  for (const { dataset } of cards) {
    delete dataset.room
    delete dataset.words
    delete dataset.name
  }
  let tight = cards
  for (const size of SIZES) {
    for (const { dataset } of tight) dataset.name = size
    tight = tight.filter(card => isWider(card.querySelector('.title')))
  }
  tight = cards
  for (const size of SIZES.slice(0, 2)) {
    for (const { dataset } of tight) dataset.words = size
    tight = tight.filter(isFull)
  }
  const rooms = cards.map(card => (tight.includes(card) ? 'none' : roomBelow(card)))
  for (const [i, { dataset }] of cards.entries()) dataset.room = nth(rooms, i)
}

const isWider = (part: Element | null) => part !== null && part.scrollWidth > part.clientWidth

/** Whether a card has too little room for its words. */
function isFull(card: HTMLElement): boolean {
  const face = card.querySelector('.face')
  return face !== null && (face.scrollHeight > face.clientHeight || isWider(card.querySelector('.says')))
}

/** Whether a card has room for a picture below its words. */
function roomBelow(card: HTMLElement): 'both' | 'words' {
  const art = card.querySelector('.art')
  return art !== null && art.clientHeight >= PICTURE ? 'both' : 'words'
}
