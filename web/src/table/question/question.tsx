import { nth } from '@kontor/engine'
import { computed, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../../settings/settings.ts'
import { later } from '../../shell/later.tsx'
import { usePainted } from '../../shell/painted.ts'
import { to } from '../../shell/route.ts'
import type { Hint } from '../../worker/protocol.ts'
import type { Answer, Asked } from '../../worker/scene.ts'
import { explanations } from '../explaining/explanations.ts'
import { Following, ToldShortly } from '../following/told.tsx'
import { look } from '../lens/looking.ts'
import { counted } from '../scoring/scoring.ts'
import { high, narrow, sideways, tab } from '../sections.tsx'
import {
  askHint,
  board,
  boardProps,
  choose,
  draw,
  faces,
  followUp,
  foresight,
  give,
  hints,
  moment,
  next,
  past,
  reach,
  regard,
  regarded,
  takeBack,
} from '../sitting.ts'
import { grouped } from './answers.ts'
import { tapped, useTapping } from './tapping.ts'

/** A game ends once. */
const Result = later(async () => (await import('./result.tsx')).Result)
const Counting = later(
  async () => (await import('../scoring/counting.tsx')).Counting,
  () => null,
)

interface PanelProps {
  /** What is shown while somebody looks back. */
  readonly back?: ComponentChildren
  /** Where one can go when the game is over. */
  readonly links: ComponentChildren
  /** What else matters now, above the question. */
  readonly children?: ComponentChildren
}

/** Where the turn happens: what is asked, all answers, and what they would change. */
export function QuestionPanel({ back, links, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const inside = useRef(false)
  const painted = usePainted()
  const version = moment.value?.scene.version
  const held = useRef(0)
  useTapping(regard)
  useFollowUp()
  // While something goes on by itself nothing around the panel moves.
  useLayoutEffect(() => {
    if (!followUp.value) held.current = panel.current?.offsetHeight ?? 0
  })
  // Whoever had lowered the sheet to see the board is shown what they are asked.
  const mine = moment.value?.scene.asked?.mine
  useLayoutEffect(() => {
    if (mine) raiseSheet(true)
  }, [mine])
  // An answer that had the focus is gone with its question: those who play by keyboard stay here.
  useLayoutEffect(() => {
    if (version !== undefined && inside.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [version])
  return (
    <section
      ref={panel}
      class="panel question"
      id="question"
      data-part="question"
      data-version={version}
      tabIndex={-1}
      style={followUp.value ? { minHeight: `${held.current}px` } : undefined}
      aria-labelledby="asked"
      onFocusIn={() => {
        inside.current = true
      }}
      onFocusOut={() => {
        inside.current = false
      }}
    >
      {narrow.value && !sideways.value && <Handle />}
      {children}
      {past.value ? back : <Present links={links} whole={painted || narrow.value} />}
    </section>
  )
}

/** Gives the answer that follows by itself; where none does, what was set going is over. */
function useFollowUp() {
  const version = moment.value?.scene.version
  const follows = followUp.value
  useEffect(() => {
    if (!follows) {
      board.value?.followUp?.end()
      return
    }
    const timer = setTimeout(() => give(follows.choice), follows.after)
    return () => clearTimeout(timer)
  }, [version, follows?.choice])
}

/** What is asked now; at first only the question itself, where all else has its place anyway. */
function Present({ links, whole }: Pick<PanelProps, 'links'> & { readonly whole: boolean }) {
  const now = moment.value
  const say = words.value
  if (!now) return null
  const { asked, names } = now.scene
  if (!asked && counted.value !== undefined) return <Counting scene={now.scene} />
  if (!asked) return <Result>{links}</Result>
  if (next.value) return <PassOn person={next.value.name} undoable={asked.undoable} />
  if (followUp.value) return <h2 id="asked">{followUp.value.said}</h2>
  return (
    <>
      <Prompt said={asked.mine ? asked.prompt : say.thinks(nth(names, asked.seat))} />
      {asked.mine && raised.value && whole && <Answers asked={asked} />}
      {asked.mine && raised.value && whole && hints.value && <Hints hints={hints.value} />}
      {asked.mine && raised.value && whole && <Note />}
      {!asked.mine && raised.value && whole && <Following told={narrow.value} />}
      <Hand asked={asked} />
      {raised.value && whole && <Foot undoable={asked.undoable} />}
    </>
  )
}

/** A question of more letters takes several lines. */
const ONE_LINE = 26

const Prompt = ({ said }: { readonly said: string }) => (
  <h2 id="asked" class={said.length > ONE_LINE ? 'long' : ''}>
    {said}
  </h2>
)

/** The viewer's turn is over and the next person plays here: time to look at what came of it. */
function PassOn({ person, undoable }: { readonly person: string; readonly undoable: number }) {
  const say = words.value
  return (
    <>
      <h2 id="asked">{say.turnOver}</h2>
      <p>{say.turnOverAbout(person)}</p>
      <div class="foot">
        <button type="button" class="button" disabled={undoable === 0} onClick={() => takeBack()}>
          {say.undo} <kbd class="key">⌫</kbd>
        </button>
        <button type="button" class="button primary pass-on" onClick={draw}>
          {say.passTo(person)}
        </button>
      </div>
    </>
  )
}

/** Whether the sheet of a narrow screen shows the answers; lowered, it leaves the room to the board. */
const lowered = signal(false)
const raised = computed(() => !narrow.value || sideways.value || !lowered.value)

export function raiseSheet(up: boolean): void {
  lowered.value = !up
}

function Handle() {
  const say = words.value
  return (
    <button
      type="button"
      class="handle"
      aria-expanded={raised.value}
      aria-label={raised.value ? say.lower : say.raise}
      onClick={() => raiseSheet(lowered.value)}
    />
  )
}

/** The hand, in the sheet of a narrow screen; where the game draws the question, its drawing needs the room. */
function Hand({ asked }: { asked: Asked }) {
  const Own = narrow.value ? board.value?.Hand : undefined
  const props = boardProps.value
  const drawn = asked.mine && raised.value && !high.value && board.value?.asks?.(asked.kind) !== undefined
  return Own && props && !drawn ? <Own {...props} section={tab.value} /> : null
}

/** Answers of so few letters stand side by side where there is little height. */
const SHORT = 22

/** The answers: as the game draws this question, or as buttons in groups. */
function Answers({ asked }: { asked: Asked }) {
  const Own = board.value?.asks?.(asked.kind)
  const props = boardProps.value
  if (Own && props) {
    return (
      <div class="answers own">
        <Own {...props} section={narrow.value ? tab.value : undefined} />
      </div>
    )
  }
  const groups = grouped(asked.answers, asked.refusals, faces.value)
  const single = groups.every(({ face, answers, refusals }) => !face && answers.length + refusals.length <= 1)
  const short = asked.answers.every(({ label }) => label.length <= SHORT)
  return (
    <div class={`answers${single ? ' single' : ''}${short ? ' short' : ''}`}>
      {groups.map(({ key, face, answers, refusals }) => (
        <fieldset key={key} class="group">
          {face && <legend class={`c-${face.tint}`}>{face.name}</legend>}
          {answers.map(answer => (
            <AnswerButton key={answer.choice} answer={answer} card={face?.number} />
          ))}
          {refusals.map(({ name, label, reason }) => (
            <p key={name} class="refused">
              <span aria-hidden="true">⊘</span> {label !== '' && <s>{label}</s>} <small>{reason}</small>
            </p>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function AnswerButton({ answer, card }: { answer: Answer; card: number | undefined }) {
  const enter = () => {
    regard(answer.choice)
    look(card)
  }
  const go = () => {
    regard(undefined)
    look(undefined)
  }
  return (
    <button
      type="button"
      class="answer"
      data-answer={answer.name}
      aria-pressed={regarded.value === answer.choice}
      onClick={() => choose(answer.choice)}
      onMouseEnter={enter}
      onMouseLeave={go}
      onFocus={enter}
      onBlur={go}
    >
      {card === undefined ? answer.label : answer.brief}
    </button>
  )
}

/** What the regarded answer would bring, as far as that is certain. */
function Note() {
  const say = words.value
  const found = foresight.value
  return (
    <div class={found ? 'note would' : 'note'} aria-live="polite">
      {found ? (
        <>
          <h3>{say.would}</h3>
          {found.lines.length === 0 ? (
            <p>{say.wouldNothing}</p>
          ) : (
            <ul>
              {found.lines.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>{say.wouldHelp}</p>
      )}
    </div>
  )
}

/** What a strong bot would answer, if it was asked. */
function Hints({ hints: found }: { hints: readonly Hint[] }) {
  const say = words.value
  if (found.length === 0) return <p role="status">{say.hintThinks}</p>
  return (
    <ol class="hints">
      {found.map(({ choice, label, win, why }) => (
        <li key={choice}>
          <button
            type="button"
            onClick={() => choose(choice)}
            onMouseEnter={() => regard(choice)}
            onMouseLeave={() => regard(undefined)}
            onFocus={() => regard(choice)}
            onBlur={() => regard(undefined)}
          >
            <b>{label}</b> <span>{say.hintWin(Math.round(win * 100))}</span>
            {why.length > 0 && <small>{why.join('; ')}</small>}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Gives the answer that is to be confirmed. */
function Confirm() {
  const choice = tapped.value
  if (choice === undefined) return null
  return (
    <button type="button" class="button primary confirm" onClick={() => give(choice)}>
      {words.value.doIt}
    </button>
  )
}

/** Where the rules speak of what is asked. */
function RuleLink() {
  const scene = moment.value?.scene
  const rule = scene?.asked?.mine ? explanations.value.questions[scene.asked.kind] : undefined
  if (!scene || rule === undefined) return null
  return (
    <a class="button bare rule-link" href={to('rules', scene.game, rule)}>
      {words.value.rules}
    </a>
  )
}

function Foot({ undoable }: { undoable: number }) {
  const say = words.value
  return (
    <div class="foot">
      <button type="button" class="button" disabled={undoable === 0} onClick={() => takeBack()}>
        {say.undo} <kbd class="key">⌫</kbd>
      </button>
      {moment.value?.scene.asked?.mine && (reach.value?.hints ?? true) && (
        <button type="button" class="button" disabled={hints.value !== undefined} onClick={askHint}>
          {say.hint} <kbd class="key">?</kbd>
        </button>
      )}
      <RuleLink />
      {narrow.value && moment.value?.scene.asked?.mine && <ToldShortly />}
      <Confirm />
    </div>
  )
}
