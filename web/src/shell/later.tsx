import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../settings/settings.ts'
import { Waiting } from './waiting.tsx'

/** A part of the page whose code is loaded when it is needed; meanwhile there is something else, or nothing. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<{ trouble: string | undefined }> = Coming,
): ComponentType<P> {
  const loaded = signal<ComponentType<P> | undefined>(undefined)
  const trouble = signal<string | undefined>(undefined)
  const fetch = async () => {
    try {
      loaded.value = await load()
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  return function Later(props: P) {
    useEffect(() => {
      if (!loaded.value) void fetch()
    }, [])
    const Page = loaded.value
    if (Page) return <Page {...props} />
    return <Meanwhile trouble={trouble.value} />
  }
}

function Coming({ trouble }: { trouble: string | undefined }) {
  return (
    <Waiting>
      {trouble && (
        <p class="trouble" role="alert">
          {words.value.trouble} {trouble}
        </p>
      )}
    </Waiting>
  )
}
