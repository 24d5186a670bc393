import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Manifest {
  readonly name: string
  readonly version: string
}

/**
 * A registry of packages on this machine: ours as they were packed, and those of others as they are installed here. So what an
 * author installs needs no network, and nothing of the repository.
 */
export async function registryOf(tarballs: readonly string[], folder: string) {
  const ours = new Map<string, { manifest: Manifest; tarball: string }>()
  for (const tarball of [...tarballs, await nodeHere(folder)]) {
    const { stdout } = await run('tar', ['xzOf', tarball, 'package/package.json'])
    const manifest: Manifest = JSON.parse(stdout)
    ours.set(manifest.name, { manifest, tarball })
  }
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const installed = (name: string) =>
    Object.keys(packages)
      .filter(path => path.endsWith(`node_modules/${name}`))
      .flatMap(path => {
        try {
          const manifest: Manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
          return manifest.name === name ? [{ manifest, path }] : []
        } catch {
          // A package for another kind of machine.
          return []
        }
      })

  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = decodeURIComponent(request.url!.slice(1)).split('?')
    const own = ours.get(path)
    const others = own ? [] : installed(path)
    const { port } = server.address() as AddressInfo
    const at = (version: string) => `http://127.0.0.1:${port}/${encodeURIComponent(path)}?${version}`
    if (query !== '') {
      const found = others.find(({ manifest }) => manifest.version === query)
      response.end(own ? readFileSync(own.tarball) : await packed(found!.path))
      return
    }
    const manifests = own ? [own.manifest] : others.map(({ manifest }) => manifest)
    if (manifests.length === 0) {
      response.writeHead(404).end('{}')
      return
    }
    response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest: manifests[0]!.version },
        versions: Object.fromEntries(
          manifests.map(each => [each.version, { ...each, dist: { tarball: at(each.version) } }]),
        ),
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An installed package as a tarball. */
async function packed(path: string): Promise<Buffer> {
  const words = ['czf', '-', '--exclude=node_modules', '--transform', 's#^\\.#package#', '-C', path, '.']
  const { stdout } = await run('tar', words, {
    encoding: 'buffer',
    maxBuffer: 1e9,
    env: { ...process.env, GZIP: '-1' },
  })
  return stdout
}

/** The package that brings Node: in a network it fetches it, here it leads to the one that runs this. */
async function nodeHere(folder: string): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8')) as Manifest
  const starter = join(folder, 'package/bin/node')
  mkdirSync(dirname(starter), { recursive: true })
  writeFileSync(
    join(folder, 'package/package.json'),
    JSON.stringify({ name: 'node', version, bin: { node: 'bin/node' } }),
  )
  writeFileSync(starter, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  chmodSync(starter, 0o755)
  const tarball = join(folder, 'node.tgz')
  await run('tar', ['czf', tarball, '-C', folder, 'package'])
  return tarball
}
