import type { ComponentChildren } from 'preact'
import { LanguageChoice } from '../settings/choices.tsx'
import { words } from '../settings/settings.ts'
import { Rose } from './rose.tsx'
import { to } from './route.ts'

/** The head of every page but the table. */
export function Head({ children }: { children?: ComponentChildren }) {
  return (
    <header class="head">
      <a class="brand" href={to()}>
        <Rose />
        <span>Kontor</span>
      </a>
      <nav class="tools">
        {children}
        <a href={to('settings')}>{words.value.settings}</a>
        <LanguageChoice />
      </nav>
    </header>
  )
}
