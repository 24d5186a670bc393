import { computed } from '@preact/signals'
import { language } from '../settings/settings.ts'
import { WORDS } from './words/index.ts'

/** The words of online tables, in the language of the page. */
export const words = computed(() => WORDS[language.value])
