import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'

const languages = ['en', 'vi', 'ja'] as const
type Texts = Map<string, string>

/** Folders with language files: those that contain an en.ts. */
const folders = readdirSync(join(root, 'web'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^(en|vi|ja)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map(dirname)
  .filter((folder, at, all) => all.indexOf(folder) === at)

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

async function read(folder: string, language: string): Promise<Texts> {
  const module = await import(pathToFileURL(join(folder, `${language}.ts`)).href)
  return new Map(flatten(module.default ?? module[language]))
}

/** The languages have different plural forms, so `rows_one` and `rows_other` are compared as one text. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keysOf = (texts: Texts) => [...new Set([...texts.keys()].map(withoutPlural))].sort()
const placeholders = (texts: Texts, key: string) =>
  [
    ...new Set(
      [...texts]
        .filter(([name]) => withoutPlural(name) === key)
        .flatMap(([, text]) => text.match(/\{\{\s*[\w-]+/g) ?? []),
    ),
  ]
    .map((mark) => mark.replace(/[{\s]/g, ''))
    .sort()

test('there are texts', () => {
  expect(folders.length).toBeGreaterThan(1)
})

test('limits of texts and numbers are described with the wording of the specification (decision D-124)', async () => {
  const english = await Promise.all(folders.map(async (folder) => [...(await read(folder, 'en'))]))
  const others = english
    .flat()
    .filter(([, text]) => /^(?:at most|no more than|at least|fewer than) \{\{\w+\}\}(?: characters)?$/i.test(text))
    .map(([key]) => key)
  // Counts of things, not lengths.
  expect(others.sort()).toEqual(['mostChosen', 'tooManyWords'])
})

describe.each(folders.map((folder) => [folder.slice(root.length + 1), folder]))('%s', (_, folder) => {
  test('has texts in three languages', () => {
    expect(languages.filter((language) => !existsSync(join(folder, `${language}.ts`)))).toEqual([])
  })

  test.each(['vi', 'ja'])('%s has the keys and placeholders of en', async (language) => {
    const [english, other] = await Promise.all([read(folder, 'en'), read(folder, language)])
    expect(keysOf(other)).toEqual(keysOf(english))
    for (const key of keysOf(english))
      expect([key, placeholders(other, key)]).toEqual([key, placeholders(english, key)])
  })

  test.each(['vi', 'ja'])('%s is translated', async (language) => {
    const [english, other] = await Promise.all([read(folder, 'en'), read(folder, language)])
    const hasWords = (text: string) => (text.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) >= 3
    expect([...other].filter(([key, text]) => text === english.get(key) && hasWords(text)).map(([key]) => key)).toEqual(
      [],
    )
    expect([...other].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})
