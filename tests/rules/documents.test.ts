import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes } from '../../gateway/core/errors/errorTable.ts'
import { root } from '../../scripts/root.ts'
import { specifiedKeys } from '../../services/core/contract/permissionKeys.ts'
import { sourcesOf } from '../support/sources.ts'
import { isCurrent, tableNames, tableRows } from '../support/tables.ts'

test.each(tableNames)(
  'docs/tables/%s.txt is the table of the specification, if that is next to this folder',
  (name) => {
    expect(tableRows(name).length).toBeGreaterThan(20)
    expect(isCurrent(name)).not.toBe(false)
  },
)

test('every permission of the specification is in the table, and no other', () => {
  expect([...specifiedKeys].sort()).toEqual(
    tableRows('permissions')
      .map(([key]) => key)
      .sort(),
  )
})

test('every decision that the code refers to is in docs/decisions.md', () => {
  const decided = new Set(
    readFileSync(join(root, 'docs/decisions.md'), 'utf8').match(/(?<=^\| <a id="d-\d+"><\/a>)D-\d+/gm),
  )
  const sources = sourcesOf('common', 'services', 'gateway', 'web', 'scripts', 'tests')
  const unknown = sources.flatMap(({ path, text }) =>
    (text.match(/\bD-\d{2,3}\b/g) ?? []).filter((number) => !decided.has(number)).map((number) => `${path}: ${number}`),
  )
  expect(decided.size).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

test('links in the README and the documents have existing targets', () => {
  const broken = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!)
    return targets
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`)
  })
  expect(pages.length).toBeGreaterThan(10)
  expect(broken).toEqual([])
})

test('the README is short', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(180)
})

test('docs/errors.md lists every code of the gateway', () => {
  const text = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  expect(errorCodes.filter((code) => !text.includes(code))).toEqual([])
})
