import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'
import type { Feature } from '../../web/shared/screen.ts'
import { sourcesOf } from '../support/sources.ts'

interface Declared {
  file: string
  path: string
  keys: string[]
}

/** What the features' screens.ts files declare. */
const declared: Declared[] = (
  await Promise.all(
    sourcesOf('web/features').filter(({ path }) => /\/screens\.tsx?$/.test(path)).map(async ({ path: file }) => {
      const module: Record<string, Partial<Feature> | undefined> = await import(pathToFileURL(join(root, file)).href)
      const screens = Object.values(module).flatMap((feature) => feature?.screens ?? [])
      return screens.map(({ path, permission = [] }) => ({ file, path, keys: [permission].flat() }))
    }),
  )
).flat()

test('there are screens, and their keys exist', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.flatMap(({ keys }) => keys).filter((key) => !permissionKeys.some((known) => known === key))).toEqual([])
})

const table = join(root, '../shared/spec/tables/routes.txt')
const hasTable = existsSync(table)

test.runIf(hasTable)(`paths and keys of the screens are those of tables/routes.txt${hasTable ? '' : ' – the specification is not beside this folder'}`, () => {
  const rows = readFileSync(table, 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('|'))
  const anyName = (path: string) => path.replace(/\{[^}]*\}/g, ':').replace(/:\w+\??/g, ':').replace(/\/$/, '')
  const stated = new Map(rows.map(([path = '', , , key = '-']) => [anyName(path), key === '-' ? [] : key.split(/\s*(?:,|\/|\bor\b)\s*/)]))
  const odd = declared.filter(({ path, keys }) => `${[...(stated.get(anyName(path)) ?? ['unknown path'])].sort()}` !== `${[...keys].sort()}`)
  expect(odd).toEqual([])
})
