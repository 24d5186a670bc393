/** The page may load from here and from nowhere else, and nobody may frame it. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Whether a page at `origin` may speak to us: one that we served, or one that the host has named. */
export function isOurs(
  origin: string | undefined,
  host: string | undefined,
  named: readonly string[],
): boolean {
  // Only browsers send an origin, and they always do; a bot has none and needs none.
  if (origin === undefined) return true
  if (named.length > 0) return named.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}
