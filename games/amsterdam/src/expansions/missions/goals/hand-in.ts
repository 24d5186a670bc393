import { times } from '@kontor/common/icons'
import { returned } from '@kontor/common/workers'
import { counted } from '@kontor/language/grammar'
import { AND, listed, same, told } from '@kontor/language/phrase'
import { COLORS, DOCKER_TINTS, DOCKERS, type Docker } from '../../../colors.ts'
import { changed } from '../../../rules/possessions.ts'
import { DOCKER_WORDS, dockWorker, goodsTile, resource } from '../../../words/terms.ts'
import { handingIn } from './goal.ts'

/** From the own board: so many dockers, goods and resources. */
export interface HandIn {
  readonly goal: 'handIn'
  readonly dockers: number
  readonly goods: number
  readonly resources: number
}
/** Resources of different colours, dockers of a colour: the more the better. */
export interface HandInColors {
  readonly goal: 'handInColors'
}
export interface HandInDockers {
  readonly goal: 'handInDockers'
  readonly docker: Docker
}

/** What is left of a crew when so many leave it, in every way. */
function crewsWithout(crew: readonly number[], n: number): (readonly number[])[] {
  if (n === 0) return [crew]
  return crew.flatMap((count, docker) => (count > 0 ? crewsWithout(changed(crew, docker, -1), n - 1) : []))
}

export const handIn = handingIn<HandIn>({
  ways(chest, { dockers, goods, resources }) {
    if (chest.resources < resources || chest.goods < goods) return []
    return crewsWithout(chest.crew, dockers).map(crew => ({
      chest: { ...chest, resources: chest.resources - resources, goods: chest.goods - goods, crew },
      step: 0,
    }))
  },
  sentence({ dockers, goods, resources }, { points, players }) {
    const parts = [
      ...(dockers > 0 ? [counted(dockers, dockWorker)] : []),
      ...(goods > 0 ? [counted(goods, goodsTile)] : []),
      ...(resources > 0 ? [counted(resources, resource)] : []),
    ]
    return told(returned(listed(parts, AND)), {
      en: `gain ${points.en}${players.en}`,
      de: `erhalte ${points.de}${players.de}`,
      nl: `krijg ${points.nl}${players.nl}`,
    })
  },
  icons: ({ dockers, goods, resources }) => [
    ...times(dockers, 'docker'),
    ...times(goods, 'good'),
    ...times(resources, 'resource-any'),
  ],
})

export const handInColors = handingIn<HandInColors>({
  ways: chest =>
    Array.from({ length: chest.colors }, (_, step) => ({
      chest: { ...chest, resources: chest.resources - step - 1, colors: 0 },
      step,
    })),
  sentence(_, { steps }) {
    const list = steps.map(value => same(`${value}`))
    const { en, de, nl } = listed(list, { en: ' or ', de: ' oder ', nl: ' of ' })
    return {
      en: `return up to 6 resources of different colours: gain ${en} prestige for 1 to 6 of them`,
      de: `gib bis zu 6 Rohstoffe unterschiedlicher Farben ab: Erhalte ${de} Prestigepunkte für 1 bis 6 davon`,
      nl: `lever maximaal 6 grondstoffen van verschillende kleuren in: krijg ${nl} prestigepunten voor 1 tot en met 6 ervan`,
    }
  },
  icons: () => [`up-to-${COLORS.length}`, 'different', 'resource-any'],
})

export const handInDockers = handingIn<HandInDockers>({
  ways(chest, { docker }) {
    const which = DOCKERS.indexOf(docker)
    return Array.from({ length: chest.crew[which]! }, (_, step) => ({
      chest: { ...chest, crew: changed(chest.crew, which, -step - 1) },
      step,
    }))
  },
  sentence({ docker }, { points, players, at }) {
    const two = counted(2, dockWorker, [DOCKER_WORDS[docker]])
    const both = at(1)
    return {
      en: `return up to ${two.en}: gain ${points.en} for one, ${both} for both${players.en}`,
      de: `gib bis zu ${two.de} ab: Erhalte ${points.de} für einen, ${both} für beide${players.de}`,
      nl: `lever maximaal ${two.nl} in: krijg ${points.nl} voor één, ${both} voor beide${players.nl}`,
    }
  },
  icons: ({ docker }) => ['up-to-2', `docker-${DOCKER_TINTS[docker]}`],
})
