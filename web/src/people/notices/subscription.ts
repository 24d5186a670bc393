/** What this browser can do about notices while the page is closed. */

/** Whether it could tell us anything at all; only the built page has a service worker. */
export function canSubscribe(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis
}

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (!canSubscribe()) return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  return (await pushManager.getSubscription()) ?? undefined
}

/** Subscribes with the key of the server; undefined if the person or the browser does not allow it. */
export async function subscribe(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
