import { buildSchema, parse, validate } from 'graphql'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { exampleDocuments } from '../support/exampleDocuments.ts'

const folder = join(root, 'docs/examples')
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(mjs|py|sh)$/.test(name),
)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const documents = exampleDocuments()
const hasPython = spawnSync('python3', ['--version']).status === 0

test('every document of the examples is valid for the schema', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  const faults = documents.flatMap(({ example, name, text }) =>
    validate(schema, parse(text)).map(({ message }) => `${example}, ${name}: ${message}`),
  )
  expect(faults).toEqual([])
})

test('no document of an example is left out', () => {
  const begun = examples.flatMap((example) =>
    [...read(example).matchAll(/\b(?:query|mutation|subscription)\s+(\w+)\s*[({]/g)].map(
      ([, name]) => `${example}, ${name}`,
    ),
  )
  expect(documents.map(({ example, name }) => `${example}, ${name}`).sort()).toEqual(begun.sort())
  expect(new Set(documents.map(({ example }) => example.replace(/.*\./, ''))).size).toBe(3)
})

test('the page of the examples lists each of them', () => {
  const page = read('README.md')
  expect(examples.filter((name) => !page.includes(name))).toEqual([])
})

test('the shell example can be read by any POSIX shell', () => {
  execFileSync('sh', ['-n', join(folder, 'curl.sh')])
})

test.skipIf(!hasPython)(`the examples in Python compile${hasPython ? '' : ': there is no python3'}`, () => {
  const files = examples.filter((name) => name.endsWith('.py')).map((name) => join(folder, name))
  expect(files.length).toBeGreaterThan(0)
  execFileSync('python3', [
    '-c',
    'import sys\nfor one in sys.argv[1:]: compile(open(one).read(), one, "exec")',
    ...files,
  ])
})
