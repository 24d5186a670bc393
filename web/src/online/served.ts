import { signal } from '@preact/signals'

/** Whether this page came from a server that has tables. From a mere place of files one plays here only. */
export const served = signal(false)

async function look() {
  const response = await fetch('api/games')
  const type = response.headers.get('Content-Type') ?? ''
  served.value = response.ok && type.startsWith('application/json')
}

// Without a network there is no table to go to, and nothing to complain about.
if (navigator.onLine) look().catch(() => {})
