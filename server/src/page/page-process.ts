import { join } from 'node:path'
import { build } from 'vite'

const root = process.argv[2]!

// Whoever waits for the page may be gone before it is there.
process.once('disconnect', () => process.exit(1))
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
process.exit()
