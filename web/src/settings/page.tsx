import type { ComponentChildren } from 'preact'
import { PIECE_COLORS } from '../boards/pieces/color.ts'
import { Sign } from '../boards/pieces/icon.tsx'
import { Head } from '../shell/head.tsx'
import { cameFromHere, go, to } from '../shell/route.ts'
import { LanguageChoice, OneOf, OpenHands } from './choices.tsx'
import { CONFIRMATIONS, PACES, set, settings, words } from './settings.ts'

/** What a person likes: language, colours, motion, pace, text. */
export function SettingsPage() {
  return (
    <div class="page">
      <Head />
      <main class="panel settings">
        <h1>{words.value.settings}</h1>
        <SettingsList />
        <button type="button" class="button primary back" onClick={goBack}>
          {words.value.goBack}
        </button>
      </main>
    </div>
  )
}

/** Back to where the settings were opened; to the start, if the page began with them. */
function goBack() {
  if (cameFromHere()) history.back()
  else go(to())
}

function SettingsList() {
  const { theme, motion, pace, board, taps, confirm, sound, volume, text, name } = settings.value
  const say = words.value
  const paces = { slow: say.paceSlow, normal: say.paceNormal, fast: say.paceFast, instant: say.paceInstant }
  const confirmations = { off: say.confirmOff, costly: say.confirmCostly, always: say.confirmAlways }
  return (
    <dl>
      <Row label={say.language}>
        <LanguageChoice />
      </Row>
      <Row label={say.theme}>
        <OneOf
          label={say.theme}
          value={theme}
          of={[
            ['auto', say.themeAuto],
            ['light', say.themeLight],
            ['dark', say.themeDark],
          ]}
          choose={chosen => set({ theme: chosen })}
        />
      </Row>
      <Row label={say.motion}>
        <OneOf
          label={say.motion}
          value={motion}
          of={[
            ['auto', say.motionAuto],
            ['off', say.motionOff],
          ]}
          choose={chosen => set({ motion: chosen })}
        />
      </Row>
      <Row label={say.pace}>
        <OneOf
          label={say.pace}
          value={pace}
          of={PACES.map(each => [each, paces[each]] as const)}
          choose={chosen => set({ pace: chosen })}
        />
      </Row>
      <Row label={say.boardDrawn}>
        <OneOf
          label={say.boardDrawn}
          value={board}
          of={[
            ['own', say.boardOwn],
            ['plain', say.boardPlain],
          ]}
          choose={chosen => set({ board: chosen })}
        />
      </Row>
      <Row label={say.taps}>
        <OneOf
          label={say.taps}
          value={taps}
          of={[
            ['twice', say.tapsTwice],
            ['once', say.tapsOnce],
          ]}
          choose={chosen => set({ taps: chosen })}
        />
      </Row>
      <Row label={say.confirm}>
        <OneOf
          label={say.confirm}
          value={confirm}
          of={CONFIRMATIONS.map(each => [each, confirmations[each]] as const)}
          choose={chosen => set({ confirm: chosen })}
        />
      </Row>
      <Row label={say.handsAtOneScreen}>
        <OpenHands />
      </Row>
      <Row label={say.sound}>
        <label class="switch">
          <input type="checkbox" checked={sound} onChange={() => set({ sound: !sound })} />
          <span>{say.soundAbout}</span>
        </label>
        <input
          type="range"
          aria-label={say.volume}
          min={0}
          max={100}
          step={10}
          disabled={!sound}
          value={Math.round(volume * 100)}
          onChange={event => set({ volume: Number(event.currentTarget.value) / 100 })}
        />
      </Row>
      <Row label={say.symbols}>
        <p class="symbols">
          {PIECE_COLORS.map(color => (
            <span key={color} class={`c-${color}`}>
              <Sign color={color} />
            </span>
          ))}
        </p>
        <small>{say.symbolsAbout}</small>
      </Row>
      <Row label={say.textMode}>
        <label class="switch">
          <input type="checkbox" checked={text} onChange={() => set({ text: !text })} />
          <span>{say.textModeAbout}</span>
        </label>
      </Row>
      <Row label={say.yourName}>
        <input
          class="field"
          aria-label={say.yourName}
          value={name}
          maxLength={20}
          onChange={event => set({ name: event.currentTarget.value.trim() || say.guest })}
        />
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
