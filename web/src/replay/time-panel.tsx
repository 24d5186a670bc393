import { nth } from '@kontor/engine'
import { computed, signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { OneOf } from '../settings/choices.tsx'
import { language, settings } from '../settings/settings.ts'
import { isWriting } from '../table/keys.ts'
import { lines, moment, past, trouble } from '../table/sitting.ts'
import { answersShown, playing, type Timeline, travel } from '../table/time.ts'
import { ask } from '../worker/engine.ts'
import { partAt, partsOf, stepFrom, UNITS, type Unit } from './stops.ts'
import { course } from './watching.ts'
import { words } from './words/index.ts'
import './replay.css'

const unit = signal<Unit>('answer')

/** How long each moment of a replay is shown, in milliseconds. */
const SHOWN = { slow: 1800, normal: 1000, fast: 450, instant: 200 } as const

const all = computed(() => moment.value?.answers ?? 0)

/** Where in the game we are, and the way to every other moment of it. */
export function TimePanel({ line }: { line: Timeline }) {
  useCourse()
  usePlaying(line)
  useTimeKeys(line)
  return (
    <>
      <Where />
      <Slider line={line} />
      <Steps line={line} />
      <Then />
    </>
  )
}

function step(line: Timeline, by: 1 | -1) {
  travel(line, stepFrom(answersShown(), by, unit.value, course.value, all.value))
}

/** Asks how the game went, again when it has gone on or is told in another language. */
function useCourse() {
  const spoken = language.value
  const answers = all.value
  useEffect(() => {
    ask('course', { language: spoken }).then(
      found => {
        course.value = found
      },
      (error: Error) => {
        trouble.value = error.message
      },
    )
  }, [spoken, answers])
}

function usePlaying(line: Timeline) {
  const at = answersShown()
  const on = playing.value
  const over = at >= all.value
  useEffect(() => {
    if (!on) return
    if (over) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => step(line, 1), SHOWN[settings.value.pace])
    return () => clearTimeout(timer)
  }, [line, on, over, at])
  useEffect(
    () => () => {
      playing.value = false
    },
    [],
  )
}

/** Comma and full stop step, Home and End go to the ends. */
function useTimeKeys(line: Timeline) {
  // Whatever is in sight can be used: keys are heard before it is painted.
  useLayoutEffect(() => {
    if (line.now !== undefined) return
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const action = KEYS[event.key]
      if (!action) return
      action(line)
      event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [line])
}

const KEYS: Readonly<Record<string, (line: Timeline) => void>> = {
  ',': line => step(line, -1),
  '.': line => step(line, 1),
  Home: line => travel(line, 0),
  End: line => travel(line, all.value),
}

function Where() {
  const say = words.value
  const at = answersShown()
  const scene = past.value?.scene ?? moment.value?.scene
  const part = course.value ? partAt(course.value, at) : 0
  const name = course.value?.part
  const asked = scene?.asked
  return (
    <header class="moment">
      <h2 id="asked">{at === 0 ? say.atStart(all.value) : say.moment(at, all.value)}</h2>
      <p>
        {name !== undefined && part > 0 && `${name} ${part} · `}
        {asked ? say.asks(nth(scene.names, asked.seat)) : say.over}
      </p>
      <p class="words" aria-live="polite">
        {lines.value
          .filter(each => each.at === at)
          .map(({ text }) => text)
          .join(' ')}
      </p>
    </header>
  )
}

function Slider({ line }: { line: Timeline }) {
  const say = words.value
  const at = answersShown()
  const share = (answers: number) => `${all.value === 0 ? 0 : (answers / all.value) * 100}%`
  return (
    <div class="slider">
      <input
        type="range"
        aria-label={say.time}
        aria-valuetext={say.moment(at, all.value)}
        min={0}
        max={all.value}
        value={at}
        onInput={event => travel(line, Number(event.currentTarget.value))}
      />
      <div class="parts">
        {course.value &&
          partsOf(course.value).map(({ at: begins, part }) => (
            <button
              key={part}
              type="button"
              style={{ left: share(begins) }}
              aria-label={`${course.value?.part} ${part}`}
              aria-current={course.value && partAt(course.value, at) === part ? 'true' : undefined}
              onClick={() => travel(line, begins)}
            >
              {part}
            </button>
          ))}
      </div>
    </div>
  )
}

function Steps({ line }: { line: Timeline }) {
  const say = words.value
  const at = answersShown()
  const names: Readonly<Record<Unit, string>> = {
    answer: say.answer,
    turn: say.turn,
    part: say.part(course.value?.part ?? ''),
  }
  const units = UNITS.filter(each => each !== 'part' || course.value?.part !== undefined)
  return (
    <div class="steps">
      <div class="by">
        <span class="label" aria-hidden="true">
          {say.stepBy}
        </span>
        <OneOf
          label={say.stepBy}
          value={unit.value}
          of={units.map(each => [each, names[each]] as const)}
          choose={chosen => {
            unit.value = chosen
          }}
        />
      </div>
      <div class="way">
        <button
          type="button"
          class="button"
          aria-label={say.back}
          disabled={at === 0}
          onClick={() => step(line, -1)}
        >
          <Arrow back /> <kbd class="key">,</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={playing.value}
          disabled={at === all.value}
          onClick={() => {
            playing.value = !playing.value
          }}
        >
          {playing.value ? say.pause : say.play}
        </button>
        <button
          type="button"
          class="button"
          aria-label={say.forward}
          disabled={at === all.value}
          onClick={() => step(line, 1)}
        >
          <Arrow /> <kbd class="key">.</kbd>
        </button>
      </div>
    </div>
  )
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d={back ? 'M11 2 5 8l6 6' : 'M5 2l6 6-6 6'} />
    </svg>
  )
}

/** What was asked then, and what was answered, for those who may know it. */
function Then() {
  const say = words.value
  const { prompt, answer } = past.value ?? { prompt: '', answer: '' }
  return (
    <div class="note then">
      {prompt !== '' && <p>{prompt}</p>}
      {answer !== '' && <p class="answered">{say.answered(answer)}</p>}
    </div>
  )
}
