import type { ComponentChildren } from 'preact'
import { OnlineHead } from '../../online/head.tsx'
import { words as shell } from '../../settings/settings.ts'
import '../people.css'

/** A page about people: its title, then what is there, or why it is not. */
export function PeoplePage(props: {
  title: string
  about?: string | undefined
  trouble?: string | undefined
  children?: ComponentChildren
}) {
  const { title, about, trouble, children } = props
  return (
    <div class="page">
      <OnlineHead />
      <main class="people">
        <h1>{title}</h1>
        {about !== undefined && <p class="about">{about}</p>}
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {shell.value.trouble} {trouble}
          </p>
        )}
        {children}
      </main>
    </div>
  )
}

/** What is still on its way. */
export function Coming() {
  return <p role="status">{shell.value.loading}</p>
}
