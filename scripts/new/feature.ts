import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { renamer, type Names } from './names.ts'

const templateFolder = join(import.meta.dirname, 'template')
const migrations = 'services/migrations'
const keyList = 'services/core/contract/permissionKeys.ts'
const menu = 'services/features/menus/menu.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** Returns the files of the template with path and text. */
const templateFiles = (): [path: string, text: string][] =>
  filesIn(templateFolder).map((path) => [path, readFileSync(join(templateFolder, path), 'utf8')])

/** Returns the number after that of the last migration, as file names begin with it. */
function nextMigration(): string {
  const last = Math.max(...readdirSync(join(root, migrations)).map((name) => Number.parseInt(name, 10)))
  return String(last + 1).padStart(4, '0')
}

/**
 * Returns a function that renames the template for a feature. The screen gets the address that docs/tables/routes.txt
 * defines for its key.
 */
function renamerOf(names: Names): (text: string) => string {
  const rename = renamer(names)
  const key = rename('SampleRecord:ListSampleRecord')
  const rows = read('docs/tables/routes.txt')
    .split('\n')
    .map((line) => line.split('|'))
  const path = rows.find(([, , , keys]) => keys === key)?.[0] ?? rename('/sample-records')
  return (text) => rename(text.replaceAll(/(?<=\/|entry\(')sample-records/g, path.slice(1)))
}

/** Returns the files of the new feature: path → text. */
function filesOf(names: Names): Map<string, string> {
  const rename = renamerOf(names)
  const number = nextMigration()
  return new Map(templateFiles().map(([path, text]) => [rename(path.replace('/0000_', `/${number}_`)), rename(text)]))
}

/**
 * Inserts lines into a file of the product at a place, unless they are there already. Throws if the place does not
 * exist.
 */
function insertLines(
  path: string,
  lines: readonly string[],
  place: RegExp,
  change: (lines: string, ...found: string[]) => string,
): [path: string, text: string][] {
  const text = read(path)
  const missing = lines.filter((line) => !text.includes(line))
  if (missing.length === 0) return []
  if (!place.test(text)) throw new Error(`${path} has no place for a new feature: mend scripts/new/feature.ts.`)
  return [[path, text.replace(place, (...found: string[]) => change(missing.join(''), ...found))]]
}

/**
 * Returns the edits of the two files outside the feature's folders that list features: the permission keys and the
 * menu.
 */
function editsOf(names: Names): Map<string, string> {
  const rename = renamerOf(names)
  const keys = ['List', 'Create', 'Update', 'Delete'].map((verb) => rename(`  'SampleRecord:${verb}SampleRecord',\n`))
  const entry = rename("  entry('sample-records', 'Sample records', 'list', ['SampleRecord:ListSampleRecord']),\n")
  return new Map([
    // The keys of the specification are listed already.
    ...insertLines(keyList, keys, /(export const ownKeys = \[)([^\]]*)\]/, (lines, _all, begin, known) => {
      const listed = known!.trim().replace(/,$/, '')
      return `${begin}\n${listed && `  ${listed},\n`}${lines}]`
    }),
    ...insertLines(menu, [entry], / *entry\('setting',/, (lines, setting) => `${lines}${setting}`),
  ])
}

/** Returns what already uses one of the names, or null if they are free. */
function holderOf(names: Names): string | null {
  const { plural, singular } = names
  const rename = renamerOf(names)
  const folder = ['services', 'gateway', 'web', 'tests']
    .map((tree) => `${tree}/features/${plural}`)
    .find((path) => existsSync(join(root, path)))
  if (folder) return `The feature ${plural} exists already, in ${folder}.`
  // The other places where the product may use the name.
  const places: [path: string, pattern: string][] = [
    ['schema.graphql', String.raw`^(type|enum|input|interface|scalar) SampleRecord(Connection|Filter|Sort)?\b`],
    ['schema.graphql', String.raw`^type Query \{[^}]*^  sampleRecords\b|^  (create|update|delete)SampleRecord\(`],
    ['services/openapi.json', String.raw`"sampleRecord(List|ByIds|Create|Update|Delete)"|"/SampleRecords/`],
    ['web/app/features.generated.ts', String.raw`^  sampleRecords:`],
    ...readdirSync(join(root, migrations)).map((name): [string, string] => [
      `${migrations}/${name}`,
      `create table sample_record\\b|createTable\\('sample_record'`,
    ]),
    ...filesIn(join(root, 'web/features'))
      .filter((path) => path.endsWith('/screens.ts'))
      .map((path): [string, string] => [`web/features/${path}`, `'/sample-records[/']`]),
  ]
  const [place] = places.find(([path, pattern]) => new RegExp(rename(pattern), 'm').test(read(path))) ?? []
  if (place) return `${place} calls something else ${singular} or ${plural}: give the feature another name.`
  // The new name must not be a variable of the template.
  const words = new RegExp(`\\b(${plural}|${singular})\\b`)
  const [word] = templateFiles().flatMap(([, text]) => words.exec(text)?.[0] ?? [])
  return word ? `Every feature has a ${word} of its own: give this one another name.` : null
}

/**
 * Writes the files of a new feature and adds it to the files that list features. Returns the paths. Any error is thrown
 * before files are written.
 */
export function writeFeature(names: Names): { made: string[]; changed: string[] } {
  const holder = holderOf(names)
  if (holder) throw new Error(holder)
  const [files, edits] = [filesOf(names), editsOf(names)]
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx' })
  }
  for (const [path, text] of edits) writeFileSync(join(root, path), text)
  return { made: [...files.keys()], changed: [...edits.keys()] }
}
