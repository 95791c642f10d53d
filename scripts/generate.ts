import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { caughtRoots } from './generate/caughtRoots.ts'
import { permissionMap } from './generate/permissionMap.ts'
import { registries } from './generate/registries.ts'
import { CompilerError, compileRelay, compileRelayCopy } from './generate/relay.ts'
import { root } from './root.ts'

/** The contract files, each from its owner's code. */
async function contractFiles(): Promise<Map<string, string>> {
  const [
    { printGatewaySchema },
    { openApi },
    { streamTypes },
    { menuTitles },
    { withLosses },
    { withErrors },
    { changesPage, pageFile },
  ] = await Promise.all([
    import('../gateway/schema.ts'),
    import('../services/openapi.ts'),
    import('./generate/streamTypes.ts'),
    import('./generate/menuTitles.ts'),
    import('./generate/lossTable.ts'),
    import('./generate/errorReference.ts'),
    import('./schemaChanges/page.ts'),
  ])
  const end = (text: string) => `${text.trimEnd()}\n`
  const schema = end(printGatewaySchema())
  return new Map([
    ['schema.graphql', schema],
    [pageFile, await changesPage(root, schema)],
    ['services/openapi.json', end(JSON.stringify(openApi(), null, 2))],
    ['web/shared/files/streams.generated.ts', streamTypes()],
    ['web/app/relay/caughtRoots.generated.ts', caughtRoots(root)],
    [lossFile, withLosses(await current(lossFile))],
    [guideFile, withErrors(await current(guideFile))],
    ...(await menuTitles()),
  ])
}

const lossFile = 'docs/existing-services.md'
const guideFile = 'docs/graphql-api.md'
export const permissionFile = 'web/shared/session/permissions.generated.ts'

const current = (path: string) => readFile(join(root, path), 'utf8').catch(() => '')

async function writeIfChanged(path: string, content: string): Promise<string[]> {
  if ((await current(path)) === content) return []
  await writeFile(join(root, path), content)
  return [path]
}

/** Brings all generated files up to date and answers the paths that changed. */
export async function generate({ fresh = false } = {}): Promise<string[]> {
  const changed: string[] = []
  // First: what follows imports them.
  for (const [path, content] of registries()) changed.push(...(await writeIfChanged(path, content)))
  for (const [path, content] of await contractFiles()) changed.push(...(await writeIfChanged(path, content)))
  const persisted = await compileRelay({ fresh })
  changed.push(...(await writeIfChanged(permissionFile, permissionMap(await current('schema.graphql'), persisted))))
  return changed
}

/** Relay's artifacts below a project folder: path → text. */
async function artifacts(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const entry of await readdir(join(folder, 'web'), { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isFile() && path.includes('/__generated__/')) found.set(path, await readFile(join(folder, path), 'utf8'))
  }
  return found
}

/** The generated files that are not what `npm run generate` would write; empty when all are fresh. */
export async function staleFiles(): Promise<string[]> {
  const expected = new Map([...registries(), ...(await contractFiles())])
  const schema = expected.get('schema.graphql') ?? ''
  const stale = await compileRelayCopy(schema, async (folder, persisted) => {
    for (const [path, text] of await artifacts(folder)) expected.set(path, text)
    expected.set(permissionFile, permissionMap(schema, persisted))
    const present = await artifacts(root)
    return [...present.keys()].filter((path) => !expected.has(path))
  })
  for (const [path, text] of expected)
    if (!existsSync(join(root, path)) || (await current(path)) !== text) stale.push(path)
  return stale.sort()
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles()
    if (stale.length)
      console.error(`Not what \`npm run generate\` writes:\n${stale.map((path) => `  ${path}`).join('\n')}`)
    process.exitCode = stale.length ? 1 : 0
    return
  }
  // --keep: the persisted map keeps older ids, for a gateway that is running (dev).
  const changed = await generate({ fresh: !process.argv.includes('--keep') })
  console.log(
    changed.length
      ? `Written: ${changed.join(', ')}`
      : 'The contract files were up to date; Relay artifacts are compiled.',
  )
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    // The compiler says in its own words what is wrong with a document; a stack would bury them.
    console.error(error instanceof CompilerError ? error.message : error)
    process.exitCode = 1
  })
}
