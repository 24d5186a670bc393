import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file as it is handed out. */
export interface Served {
  readonly type: string
  readonly etag: string
  /** Its name holds its fingerprint: it never changes. */
  readonly forever: boolean
  readonly plain: Buffer
  readonly zipped: Buffer | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // The modules of games from folders, which keep their names when their types are gone.
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.mts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** All files of a folder, compressed once; a path that is not among them does not exist. */
export function filesOf(folder: string): ReadonlyMap<string, Served> {
  const files = new Map<string, Served>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(folder, path)).isFile() || path.startsWith('.')) continue
    files.set(`/${path.split(sep).join('/')}`, servedAs(path, readFileSync(join(folder, path))))
  }
  const page = files.get('/index.html')
  if (page) files.set('/', page)
  return files
}

/** Some content as it is handed out at a path, whose ending says what it is. */
export function servedAs(path: string, plain: Buffer): Served {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const zipped = /^image\/(?!svg)/.test(type) ? undefined : gzipSync(plain, { level: 9 })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  return { type, etag, forever: /^assets[/\\]/.test(path), plain, zipped }
}
