import { COLORS, DISTRICTS, DOCKERS, LAST_ROUND, TOM } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { Die, Worker } from '../../pieces/figures.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { tintOfDocker } from '../map/harbour-places.ts'
import { colorAt, type Look } from '../table.ts'
import { Head } from './head.tsx'

const NUMBERS = [1, 2, 3, 4, 5, 6]
const STEP = 1
const BLOCK = 6
const TRIPLE = 3

/** TOM's sheet: the roll that he acts by, what each number makes him do, and which triples are spent. */
export function Tom({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  // Late in the game dice are turned to 1 after his turn: what he rolled cannot be seen on them any more.
  const dice = LAST_ROUND + 1 - table.round < BLOCK ? [] : table.dice
  const count = (pips: number) => dice.filter(each => each === pips).length
  const quarters = dice.flatMap((pips, color) =>
    pips === BLOCK ? [words.districts[nth(DISTRICTS, color)]] : [],
  )
  const alike = NUMBERS.find(pips => count(pips) >= TRIPLE)
  return (
    <section class="rival tom" aria-label={scene.names[TOM]}>
      <Head look={look} seat={TOM} />
      {dice.length > 0 ? (
        <section class="tom-roll" aria-label={words.tomRoll}>
          {COLORS.map((color, which) => (
            <span key={color} role="img" aria-label={words.die(words.colors[color], nth(dice, which))}>
              <Die color={colorAt(which)} n={nth(dice, which)} />
            </span>
          ))}
        </section>
      ) : (
        <p class="nothing">{words.tomBefore}</p>
      )}
      <ul class="tom-does">
        <li class={count(STEP) > 0 ? 'now' : ''}>
          <Icon name="d-1" /> {words.tomSteps(count(STEP))}
        </li>
        <li class={count(BLOCK) > 0 ? 'now' : ''}>
          <Icon name="d-6" /> {words.tomBlocks(quarters.join(', '))}
        </li>
        <li>
          <Icon name="market" /> {words.tomMarket}
        </li>
        <li>
          <Icon name="first" /> {words.tomFirst}
        </li>
        <li class={alike === undefined ? '' : 'now'}>
          <Icon name="worker-piece" /> {words.tomTriple}
        </li>
      </ul>
      <section class="triples" aria-label={words.triples}>
        {NUMBERS.map(pips => {
          const spent = (table.triples & (1 << (pips - 1))) !== 0
          return (
            <span
              key={pips}
              class={`triple${spent ? ' spent' : ''}${count(pips) >= TRIPLE ? ' now' : ''}`}
              role="img"
              aria-label={words.triple(pips, words.dockers[nth(DOCKERS, pips - 1)], spent)}
            >
              <Icon name={`d-${pips}`} />
              <Worker color={tintOfDocker(pips - 1)} />
            </span>
          )
        })}
      </section>
    </section>
  )
}
