import { useEffect } from 'preact/hooks'
import { to } from '../../shell/route.ts'
import { useDeed } from '../account/deed.ts'
import { Outcome, Sheet } from '../account/form.tsx'
import { words } from '../words/index.ts'
import { type Relation, recallRelations, relate, related, relationTo } from './relations.ts'

/** Whether I hear somebody, and meet them at my tables. */
export function KeepAway({ player }: { player: string }) {
  const deed = useDeed()
  const say = words.value
  useRelations(deed.run)
  const now = relationTo(player)
  const turn = (relation: Relation) =>
    deed.run(async () => {
      await relate(player, now === relation ? null : relation)
      return undefined
    })
  return (
    <Sheet title={say.keepAway} about={say.keepAwayAbout}>
      <p class="ways">
        <button type="button" class="button" aria-pressed={now === 'muted'} onClick={() => turn('muted')}>
          {say.mute}
        </button>
        <button type="button" class="button" aria-pressed={now === 'blocked'} onClick={() => turn('blocked')}>
          {say.block}
        </button>
      </p>
      <Outcome deed={deed} />
    </Sheet>
  )
}

/** All whom I keep away; nothing, if there is nobody. */
export function KeptAway() {
  const deed = useDeed()
  const say = words.value
  useRelations(deed.run)
  if (related.value.length === 0 && deed.trouble.value === undefined) return null
  return (
    <Sheet title={say.keptAway}>
      <ul class="related">
        {related.value.map(({ player, name, relation }) => (
          <li key={player}>
            <a href={to('online', 'players', player)}>{name}</a>
            <small>{relation === 'muted' ? say.muted : say.blocked}</small>
            <button
              type="button"
              class="button"
              aria-label={say.letBackNamed(name)}
              onClick={() =>
                deed.run(async () => {
                  await relate(player, null)
                  return undefined
                })
              }
            >
              {say.letBack}
            </button>
          </li>
        ))}
      </ul>
      <Outcome deed={deed} />
    </Sheet>
  )
}

function useRelations(run: ReturnType<typeof useDeed>['run']) {
  useEffect(() => {
    void run(async () => {
      await recallRelations()
      return undefined
    })
  }, [])
}
