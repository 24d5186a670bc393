import { cited, headed, inEach, joined, type Phrase, same } from '@kontor/language/phrase'
import { textOf, useName } from '../../abilities/index.ts'
import { abilityOf } from '../../cards/cardfile.ts'

/** ', Phase III: Take 1 gulden.' after what names a card and its price; what counts at the end says so in its text. */
export function withUse(named: Phrase, card: number): Phrase {
  const ability = abilityOf(card)
  const text = inEach(language => textOf(ability, language))
  if (ability.when === 'laurel') return headed(joined(named, same(', ')), text)
  const when = inEach(language => useName(ability, language))
  return headed(joined(named, same(', '), when, same(': ')), cited(text))
}
