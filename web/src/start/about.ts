import { useSignal, useSignalEffect } from '@preact/signals'
import { language } from '../settings/settings.ts'
import { ask } from '../worker/engine.ts'
import type { GameAbout } from '../worker/protocol.ts'
import { game } from './setup.ts'

/** What the chosen game offers, undefined until that is known; `fit` hears how many seats it allows. */
export function useAbout(fit: (seats: GameAbout['seats']) => void): GameAbout | undefined {
  const known = useSignal<{ readonly game: string; readonly about: GameAbout } | undefined>(undefined)
  useSignalEffect(() => {
    const asked = game.value
    void ask('about', { game: asked, language: language.value }).then(about => {
      if (asked !== game.peek()) return
      known.value = { game: asked, about }
      fit(about.seats)
    })
  })
  return known.value?.game === game.value ? known.value.about : undefined
}
