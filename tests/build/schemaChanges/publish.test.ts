import { expect, test } from 'vitest'
import { checkChanges, dayOf } from '../../../scripts/schemaChanges/check.ts'
import { declarationsFile } from '../../../scripts/schemaChanges/declared.ts'
import { logFile, publishedFile, workingFile } from '../../../scripts/schemaChanges/files.ts'
import { changesPage, pageFile } from '../../../scripts/schemaChanges/page.ts'
import { publish } from '../../../scripts/schemaChanges/publish.ts'
import { folderOf, small } from './small.ts'

const removed = {
  path: 'Query.b',
  change: 'Field `b` was removed from object type `Query`',
  reason: 'It told of people | of other companies',
  instead: 'Ask for a.',
}
const [before, after] = [
  '"Former words." type Query { a: Int b: Int }',
  '"New words." type Query { a: Int c: New } type New { a: Int }',
]

test('publishing moves the schema, its changes and their declarations', async () => {
  const { folder, read } = await folderOf(before, after, [removed])
  expect(await publish(folder, '2026-12-05')).toMatch(
    /^Published: 1 breaking, 0 dangerous, 2 safe; 1 changed description\./,
  )
  expect(await read(publishedFile)).toBe(await read(workingFile))
  expect(await read(declarationsFile)).toBe('[]\n')
  const log = await read(logFile)
  expect(JSON.parse(log)).toEqual({
    begins: '2026-11-27',
    entries: [
      {
        date: '2026-12-05',
        descriptions: 1,
        changes: [
          {
            label: 'breaking',
            path: 'Query.b',
            message: removed.change,
            reason: removed.reason,
            instead: removed.instead,
          },
          { label: 'safe', path: 'New', message: 'Type `New` was added' },
          { label: 'safe', path: 'Query.c', message: 'Field `c` was added to object type `Query`' },
        ],
      },
    ],
  })
  expect(log).not.toContain('words')
})

test('the page is the generated one, before and after publishing', async () => {
  const { folder, read, write } = await folderOf(before, after, [removed])
  const ahead = await changesPage(folder, small(after))
  const row =
    '| breaking | `Query` | Field `b` was removed from object type `Query`. Why: It told of people \\| of other companies. Instead: Ask for a. |'
  expect(ahead).toContain(`## Not published yet

The differences from the schema of 2026-11-27: 1 breaking, 0 dangerous, 2 safe; 1 changed description.

| label | type | change |
| --- | --- | --- |
${row}
| safe | \`Query\` | Field \`c\` was added to object type \`Query\`. |
| safe | new types | \`New\` |
`)
  expect(ahead).toContain('\n## Deprecated\n\nNothing is deprecated.\n')
  await publish(folder, '2026-12-05')
  const page = await read(pageFile)
  expect(page).toBe(await changesPage(folder, small(after)))
  expect(page).toContain('\n## Not published yet\n\nThe schema is that of 2026-12-05.\n')
  expect(page).toContain(`\n## 2026-12-05\n\n1 breaking, 0 dangerous, 2 safe; 1 changed description.\n\n| label`)
  expect(page).toContain(row)
  await write(workingFile, small('"New words." type Query { a: Int }'))
  await expect(publish(folder, '2026-12-06')).rejects.toThrow('Breaking changes of the schema that are not declared')
  expect(await changesPage(folder, await read(workingFile))).toContain(
    `| breaking | \`New\` | Type \`New\` was removed. It was removed together with everything that used it. |
| breaking | \`Query\` | Field \`c\` was removed from object type \`Query\`. Not declared yet. |`,
  )
})

test('on the page each breaking or dangerous change has a row, and safe changes have one row per type', async () => {
  const { folder } = await folderOf(
    'type Query { a(x: Int): A b: Int } type A { a: Int @semanticNonNull b: Int }',
    'type Query { a: A } type A { a: Int b: Int! c: Int d: Int @permission(requires: ["A:A"]) }',
  )
  const page = await changesPage(
    folder,
    small('type Query { a: A } type A { a: Int b: Int! c: Int d: Int @permission(requires: ["A:A"]) }'),
  )
  expect(page.split('\n').filter((line) => /^\| (breaking|dangerous|safe) \| `/.test(line))).toEqual([
    '| breaking | `Query` | Argument `x: Int` was removed from field `Query.a`. Not declared yet. |',
    '| breaking | `Query` | Field `b` was removed from object type `Query`. Not declared yet. |',
    '| dangerous | `A` | `A.a`: is no longer `@semanticNonNull`. It may be null without an error that explains it. |',
    '| safe | `A` | Fields `c`, `d` were added. Field `A.b` changed type from `Int` to `Int!`. |',
  ])
})

test('nothing is published or written while a breaking change is not declared', async () => {
  const { folder, read } = await folderOf(before, after)
  await expect(publish(folder, '2026-12-05')).rejects.toThrow('Query.b: Field `b` was removed')
  expect(await read(publishedFile)).toBe(small(before))
  expect(JSON.parse(await read(logFile)).entries).toEqual([])
})

test('nothing is published while a declared change has not been made', async () => {
  const { folder } = await folderOf(before, before, [removed])
  await expect(publish(folder, '2026-12-05')).rejects.toThrow('not a breaking change of the schema')
})

test('a deprecation gives callers time', async () => {
  const mark = (date: string) => `type Query { a: Int b: Int @deprecated(reason: "Use a. Removed after ${date}.") }`
  const { folder, write, read } = await folderOf('type Query { a: Int b: Int }', mark('2026-12-05'))
  await expect(publish(folder, '2026-12-05')).rejects.toThrow('Deprecated without a removal date after today: Query.b')
  await write(workingFile, small(mark('2027-06-05')))
  await publish(folder, '2026-12-05')
  expect(await read(pageFile)).toContain('| `Query.b` | Use a. | 2027-06-05 |')
  await write(workingFile, small(mark('2026-12-06')))
  await expect(publish(folder, '2026-12-06')).rejects.toThrow('Deprecated without a removal date after today: Query.b')
  await write(workingFile, small('type Query { a: Int }'))
  await expect(publish(folder, '2027-06-05')).rejects.toThrow('(deprecated until 2027-06-05)')
  await publish(folder, '2027-06-06')
  expect(await read(pageFile)).toContain('removed from object type `Query`. Was deprecated until 2027-06-05. |')
})

test('publishing again on the same day adds to the entry of that day', async () => {
  const { folder, read, write } = await folderOf('type Query { a: Int }', 'type Query { a: Int b: Int }')
  await publish(folder, '2026-12-05')
  expect(await publish(folder, '2026-12-05')).toBe(
    'The schema has not changed since 2026-12-05: there is nothing to publish.',
  )
  await write(workingFile, small('type Query { a: Int b: Int c: Int }'))
  await publish(folder, '2026-12-05')
  await write(workingFile, small('type Query { a: Int b: Int c: Int d: Int }'))
  await publish(folder, '2026-12-06')
  const { entries } = JSON.parse(await read(logFile)) as { entries: { date: string; changes: { path: string }[] }[] }
  expect(entries.map(({ date, changes }) => `${date} ${changes.map(({ path }) => path)}`)).toEqual([
    '2026-12-06 Query.d',
    '2026-12-05 Query.b,Query.c',
  ])
})

test('the check reports each change with its label, and what is wrong', async () => {
  const { folder } = await folderOf(before, after)
  const { lines, wrong } = await checkChanges(folder, dayOf(new Date('2026-12-05T23:59:59Z')))
  expect(lines).toEqual([
    'Against the schema published on 2026-11-27: 1 breaking, 0 dangerous, 2 safe; 1 changed description',
    '  breaking   Query.b: Field `b` was removed from object type `Query`. Not declared yet.',
    '  safe       New: Type `New` was added.',
    '  safe       Query.c: Field `c` was added to object type `Query`.',
  ])
  expect(wrong).toContain('Breaking changes of the schema that are not declared')
  const same = await folderOf(before, before)
  expect(await checkChanges(same.folder, '2026-12-05')).toEqual({
    lines: ['Against the schema published on 2026-11-27: 0 breaking, 0 dangerous, 0 safe; 0 changed descriptions'],
  })
})
