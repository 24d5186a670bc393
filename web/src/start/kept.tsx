import { LOCALES } from '@kontor/language/typography'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { titleOf } from '../catalogue.ts'
import { language, words } from '../settings/settings.ts'
import { go, to } from '../shell/route.ts'
import { ask } from '../worker/engine.ts'
import type { Kept } from '../worker/protocol.ts'
import { trouble } from './setup.ts'

/** The games that are kept in this browser. */
export function KeptGames() {
  const kept = useSignal<readonly Kept[] | undefined>(undefined)
  const list = () => {
    void ask('kept', null).then(found => {
      kept.value = found
    })
  }
  useEffect(list, [])
  const say = words.value
  if (!kept.value) return null
  return (
    <section class="panel kept" aria-labelledby="kept">
      <h2 id="kept">{say.kept}</h2>
      {kept.value.length === 0 && <p class="note">{say.keptNone}</p>}
      <ul>
        {kept.value.map(each => (
          <KeptGame key={each.id} kept={each} changed={list} />
        ))}
      </ul>
      <OpenFile />
      <a class="button dashed" href={to('replay')}>
        {say.watch}
      </a>
    </section>
  )
}

function KeptGame({ kept, changed }: { kept: Kept; changed(): void }) {
  const say = words.value
  const sure = useSignal(false)
  const names = kept.players.map(({ name }) => name).join(', ')
  const time = new Intl.DateTimeFormat(LOCALES[language.value], { dateStyle: 'medium', timeStyle: 'short' })
  const forget = async () => {
    if (!sure.value) {
      sure.value = true
      return
    }
    await ask('forget', { id: kept.id })
    changed()
  }
  return (
    <li>
      <p>
        <strong>{titleOf(kept.game)}</strong> {names}
        <small>
          {kept.over ? say.keptOver : say.keptProgress(kept.answers)} · {time.format(kept.saved)}
        </small>
      </p>
      <a class="button" href={kept.over ? to('end', 'game', kept.id) : to('table', kept.id)}>
        {kept.over ? say.showResult : say.goOn}
      </a>
      {kept.over && (
        <a class="button" href={to('replay', 'game', kept.id)}>
          {say.replay}
        </a>
      )}
      <button type="button" class="button bare" aria-label={say.forgetNamed(names)} onClick={forget}>
        {sure.value ? say.forgetSure : say.forget}
      </button>
    </li>
  )
}

/** A record from a file becomes a kept game, with a person at every seat. */
function OpenFile() {
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      go(to('table', await ask('take', { text: await file.text(), players: undefined })))
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <label class="button dashed file">
      {words.value.openFile}
      <input
        type="file"
        class="words"
        accept=".json,application/json"
        onChange={event => open(event.currentTarget.files?.[0])}
      />
    </label>
  )
}
