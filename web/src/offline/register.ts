import { signal } from '@preact/signals'

/** A newer page has been loaded and waits to be used. */
export const newer = signal<ServiceWorker | undefined>(undefined)

/** Keeps the page in the browser, so that it works without a network; only the built page has a service worker. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let taken = navigator.serviceWorker.controller === null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taken) taken = false
    else location.reload()
  })
  void navigator.serviceWorker.register('./service.js').then(watch)
}

/** Uses the newer page at once. */
export function takeNewer(): void {
  newer.value?.postMessage('take over')
}

function watch(registration: ServiceWorkerRegistration) {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) newer.value = registration.waiting
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
}
