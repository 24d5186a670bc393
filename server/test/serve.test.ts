import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../src/index.ts'
import { quietly } from './cast/club.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-serve-'))
let server: Running
let address: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Kontor</title>${' '.repeat(2000)}`)
  writeFileSync(join(folder, 'assets', 'page-12345678.js'), 'export {}')
  server = await serve(quietly(), { page: folder })
  address = `http://127.0.0.1:${server.port}`
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the server', () => {
  test('hands out the page, which may load from nowhere else', async () => {
    const response = await fetch(`${address}/?from=there`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Kontor')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  test('lets a file whose name holds its fingerprint be kept for ever', async () => {
    const response = await fetch(`${address}/assets/page-12345678.js`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
  })

  test('sends nothing again that has not changed', async () => {
    const { headers } = await fetch(`${address}/`)
    const again = await fetch(`${address}/`, { headers: { 'If-None-Match': headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test.each(['/missing.js', '/../package.json', '/%2e%2e/package.json', '/assets'])(
    'has nothing at %s',
    async path => {
      const response = await fetch(address + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-security-policy')).not.toBeNull()
    },
  )

  test('is for reading only', async () => {
    const response = await fetch(address, { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('says in a sentence that a port is in use', async () => {
    const { port } = server
    await expect(serve({ ...quietly(), port }, { page: folder })).rejects.toThrow(
      `Port ${port} is in use; choose another one with --port.`,
    )
  })
})
