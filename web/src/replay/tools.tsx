import { WATCHER } from '@kontor/engine'
import { useSignal } from '@preact/signals'
import { to } from '../shell/route.ts'
import { narrow } from '../table/sections.tsx'
import { moment, open, past } from '../table/sitting.ts'
import { answersShown } from '../table/time.ts'
import { Branch } from './branch.tsx'
import type { Place } from './place.ts'
import { saveRecord, shareLink, uncopied } from './sharing.ts'
import { seeThrough, watched } from './watching.ts'
import { words } from './words/index.ts'

/** What can be done with a replay: look through other eyes, share it, play on from here. */
export function Tools({ place }: { place: Place }) {
  const say = words.value
  const branching = useSignal(false)
  if (branching.value) {
    return (
      <Branch
        close={() => {
          branching.value = false
        }}
      />
    )
  }
  const branch = () => {
    branching.value = true
  }
  if (!narrow.value) return <Use place={place} branch={branch} />
  return (
    <details class="more">
      <summary>{say.more}</summary>
      <Use place={place} branch={branch} />
    </details>
  )
}

function Use({ place, branch }: { place: Place; branch(): void }) {
  const say = words.value
  return (
    <>
      <Eyes />
      <div class="foot">
        <button type="button" class="button primary" disabled={past.value?.scene.over} onClick={branch}>
          {say.playFromHere}
        </button>
        <button type="button" class="button" onClick={() => shareLink(answersShown())}>
          {say.share}
        </button>
        <button type="button" class="button" onClick={saveRecord}>
          {say.save}
        </button>
        {moment.value?.scene.over && (
          <a class="button" href={to('end', ...place)}>
            {say.result}
          </a>
        )}
      </div>
      {uncopied.value && (
        <label class="uncopied">
          {say.copyYourself}
          <input
            class="field"
            readOnly
            value={uncopied.value}
            onFocus={event => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  )
}

const ALL = 'all'

function Eyes() {
  const say = words.value
  const found = watched.value
  const scene = moment.value?.scene
  if (!found || !scene) return null
  return (
    <label class="eyes">
      <span>{say.seenBy}</span>
      <select
        class="field"
        value={open.value ? ALL : scene.viewer}
        onChange={({ currentTarget: { value } }) => seeThrough(value === ALL ? ALL : Number(value))}
      >
        {found.open && <option value={ALL}>{say.allOpen}</option>}
        {found.eyes.map(seat => (
          <option key={seat} value={seat}>
            {seat === WATCHER ? say.watcher : scene.names[seat]}
          </option>
        ))}
      </select>
    </label>
  )
}
