import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { declarationsFile, explain, type Declaration } from '../../../scripts/schemaChanges/declared.ts'
import { differenceOf } from '../../../scripts/schemaChanges/difference.ts'
import { readSchema } from '../../../scripts/schemaChanges/elements.ts'
import { logFile, publishedFile, workingFile } from '../../../scripts/schemaChanges/files.ts'

/** A small schema with our directives. */
export const small = (text: string): string => `
  directive @permission(requires: [String!]!) on FIELD_DEFINITION | OBJECT
  directive @semanticNonNull(levels: [Int!] = [0]) on FIELD_DEFINITION
  ${text}
`

/** Returns the changes between two small schemas, as `label path: message`. */
export async function changesOf(before: string, after: string): Promise<string[]> {
  const { changes } = await differenceOf(readSchema(small(before)), readSchema(small(after)))
  return changes.map(({ label, path, message }) => `${label} ${path}: ${message}`)
}

/** Returns the same changes with their explanations. */
export async function explained(before: string, after: string, declarations: readonly Declaration[] = []) {
  const [one, other] = [readSchema(small(before)), readSchema(small(after))]
  const { changes } = await differenceOf(one, other)
  return explain(changes, one, other, declarations)
}

/** Creates a folder with a published and a working schema, for the test that calls it. */
export async function folderOf(published: string, working: string, declarations: readonly Declaration[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-schema-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write(publishedFile, small(published))
  await write(workingFile, small(working))
  await write(declarationsFile, JSON.stringify(declarations))
  await write(logFile, JSON.stringify({ begins: '2026-11-27', entries: [] }))
  return { folder, write, read: (path: string) => readFile(join(folder, path), 'utf8') }
}
