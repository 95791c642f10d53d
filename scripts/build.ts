import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { generate } from './generate.ts'
import { root } from './root.ts'

const output = join(root, 'dist', 'web')
const marker = join(root, 'dist', '.inputs')
const inputs = [
  'web',
  'common',
  'gateway',
  'services/features',
  'services/core/contract',
  'services/contract.ts',
  'services/contracts.generated.ts',
  'scripts/build.ts',
  'schema.graphql',
  'vite.config.ts',
  'vite.explorer.config.ts',
  'relay.config.js',
  'package.json',
  'package-lock.json',
]

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return existsSync(join(root, path)) ? [join(root, path)] : []
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Returns a digest of everything that the built client depends on. */
async function digestOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(inputs.map(filesOf))).flat().sort()) {
    const content = await readFile(path)
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])

/**
 * Writes .br and .gz files beside each text file that is large enough to benefit. index.html is left out because it
 * differs per response.
 */
async function precompress(): Promise<void> {
  for (const path of await filesOf('dist/web')) {
    if (!compressible.has(extname(path))) continue
    const content = await readFile(path)
    if (content.length < 1024) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}

/** Generates and builds the client if anything that it depends on has changed. Returns whether it was built. */
export async function buildIfNeeded({ force = false } = {}): Promise<boolean> {
  const built = await readFile(marker, 'utf8').catch(() => '')
  const isComplete = existsSync(join(output, 'index.html')) && existsSync(join(root, 'dist', 'persisted.json'))
  if (!force && isComplete && built === (await digestOfInputs())) return false
  await rm(marker, { force: true })
  await generate({ fresh: true })
  const digest = await digestOfInputs()
  const { build } = await import('vite')
  for (const configFile of ['vite.config.ts', 'vite.explorer.config.ts'])
    await build({ root: join(root, 'web'), configFile: join(root, configFile), logLevel: 'warn' })
  await precompress()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(marker, digest)
  return true
}

if (import.meta.main) {
  const began = performance.now()
  await buildIfNeeded({ force: true })
  console.log(`Built dist/web in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
