import type { ComponentChildren } from 'preact'
import { PIECE_COLORS } from '../pieces/color.ts'
import { Sign } from '../pieces/icon.tsx'
import { PACES, set, settings, words } from '../settings.ts'
import { Head } from '../shell/head.tsx'
import { LanguageChoice, OneOf } from './choices.tsx'

/** What a person likes: language, colours, motion, pace, text. */
export function SettingsPage() {
  return (
    <div class="page">
      <Head />
      <main class="panel settings">
        <h1>{words.value.settings}</h1>
        <SettingsList />
      </main>
    </div>
  )
}

function SettingsList() {
  const { theme, motion, pace, board, taps, text, name } = settings.value
  const say = words.value
  const paces = { slow: say.paceSlow, normal: say.paceNormal, fast: say.paceFast, instant: say.paceInstant }
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
