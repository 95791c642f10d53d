import { parseArgs } from 'node:util'
import { formatFiles } from '../format.ts'
import { writeFeature } from './feature.ts'
import { namesOf, type Names } from './names.ts'

const usage = `Usage: npm run new -- feature things
Makes the skeleton of a feature in all trees: a list that is searched, sorted and exported, a dialog that creates and
changes, its REST operations, its table, its tests. --singular names one of them where English is irregular.`

/** Reads the names from the command line. Throws an error with one sentence. */
function readNames(): Names {
  const {
    values,
    positionals: [kind, plural],
  } = parseArgs({ allowPositionals: true, options: { singular: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help || kind === undefined) {
    console.log(usage)
    process.exit(0)
  }
  if (kind !== 'feature') throw new Error(`"${kind}" cannot be made; a feature can.`)
  return namesOf(plural, values.singular)
}

const lines = (paths: readonly string[]) => paths.map((path) => `  ${path}`).join('\n')

async function main(): Promise<void> {
  const names = readNames()
  const { made, changed } = writeFeature(names)
  // Names of another length change the line breaks.
  await formatFiles([...made, ...changed])
  console.log(`Made the feature ${names.plural}; one of them is a ${names.singular}:\n${lines(made)}`)
  console.log(`Changed:\n${lines(changed)}`)
  // The import comes only now, because it loads the list of keys.
  const { generate } = await import('../generate.ts')
  console.log(`Generated:\n${lines(await generate({ fresh: true }))}`)
  console.log(`Next: translate "${names.plural}" in web/features/${names.plural}/vi.ts and ja.ts, say what they are in
gateway/features/${names.plural}, add the fields that they have,
say in scripts/existingServices/losses.ts what is lost without its calls, and run npm run check.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
