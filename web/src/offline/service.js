// The service worker: after the first load the page works without a network. The build fills in the list of files and a
// fingerprint of it; a new fingerprint is a new cache, taken into use when the old pages are closed.
const FILES = 'FILES'
const CACHE = 'kontor-PRINT'

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(['./', ...FILES.filter(file => file !== 'index.html')])),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method !== 'GET' || new URL(url).origin !== self.location.origin) return
  event.respondWith(
    caches
      .open(CACHE)
      .then(cache => cache.match(event.request, { ignoreSearch: event.request.mode === 'navigate' }))
      .then(kept => kept ?? fetch(event.request)),
  )
})

// Somebody's turn, told by the server while the page may be closed.
self.addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url, icon: './icon-192.png' }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(goTo(new URL(event.notification.data, self.registration.scope).href))
})

/** Brings a page to the front that is there already, or opens one. */
async function goTo(address) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
