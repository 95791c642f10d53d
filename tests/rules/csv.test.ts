import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { VerificationField } from '../../services/features/verifications/contract.ts'
import { analyse } from '../../services/features/verifications/csv/format.ts'
import { records } from '../../services/core/csv/records.ts'
import { checkRow } from '../../services/features/verifications/csv/rows.ts'
import { checkCsv } from '../../web/shared/csv/csvCheck.ts'

// The page predicts how the services will read a file before it is sent. They may not share code, so this test compares
// them.
const files = join(import.meta.dirname, '../../services/demo/files')
const field = (name: string, type: VerificationField['type'] = 'text'): VerificationField => ({
  name,
  displayName: name,
  type,
})
const forPage = (fields: readonly VerificationField[]) =>
  fields.map(({ type, ...rest }) => ({ ...rest, type: type.toUpperCase() as 'TEXT' | 'DATE' | 'NUMBER' }))
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}

/** Returns what the services report for a file: encoding, delimiter, rows, and the number of invalid ones. */
async function byServices(bytes: Uint8Array, fields: readonly VerificationField[]) {
  const open = async () =>
    (async function* () {
      yield bytes
    })()
  const found = await analyse(open, fields, new AbortController().signal)
  if ('error' in found) return found.error
  let badRows = 0
  let row = -1
  for await (const record of records(await open(), found.format.encoding)) {
    row++
    if (row > 0 && checkRow(record, found.format.columns, row).problems.length > 0) badRows++
  }
  return { encoding: found.format.encoding, delimiter: found.format.delimiter, rows: found.rows, badRows }
}

function byPage(bytes: Uint8Array, fields: readonly VerificationField[]) {
  const found = checkCsv(new Uint8Array(bytes), forPage(fields))
  if ('error' in found) return found.error
  if (found.problems.length > 0) return 'columns'
  return { encoding: found.encoding, delimiter: found.delimiter, rows: found.rows, badRows: found.badRows }
}

const people = 'name,phones,emails\nTrần Thị Minh Anh,0912 345 111,a@example.vn\n'
const typed = [field('years', 'number'), field('since', 'date')]
const samples: [string, Uint8Array, VerificationField[]][] = [
  ...readdirSync(files)
    .filter((name) => name.endsWith('.csv'))
    .map((name): [string, Uint8Array, VerificationField[]] => [name, readFileSync(join(files, name)), []]),
  ['UTF-8 with a mark', Buffer.from(`\ufeff${people}`), []],
  ['UTF-16, little end first', utf16(people, true), []],
  ['UTF-16, big end first', utf16(people, false), []],
  ['semicolons', Buffer.from(people.replaceAll(',', ';')), []],
  ['tabs', Buffer.from(people.replaceAll(',', '\t')), []],
  [
    'quoted new lines and quotes',
    Buffer.from('name,phones,note\n"A\nB",0912345111,"he said ""yes"""\n"C",0912345112,"x,y"\n'),
    [field('note')],
  ],
  [
    'values of the wrong kind',
    Buffer.from('name,phones,years,since\nA,0912345111,7,21/11/2026\nB,0912345112,seven,2026-02-31\nC,0912345113,,\n'),
    typed,
  ],
  [
    'bad people',
    Buffer.from(
      'name,phones,emails\n,0912345111,\nB,,\nC,12,\nD,,not an address\nE,0912345111;84912345112,e@example.vn\n',
    ),
    [],
  ],
  ['a missing column', Buffer.from('name,phones\nA,0912345111\n'), [field('note')]],
  ['an unknown column', Buffer.from('name,phones,colour\nA,0912345111,red\n'), []],
  ['a reason from an earlier import', Buffer.from('name,phones,reason\nA,0912345111,was bad\n'), []],
  ['more values than columns', Buffer.from('name,phones\nA,0912345111,x\n'), []],
  ['no rows', Buffer.from('name,phones\n'), []],
  ['nothing', Buffer.from(''), []],
  ['control characters', Buffer.from([0x41, 0x2c, 0x01, 0x02, 0x0a, 0x7f, 0x41]), []],
]

test.each(samples)('the page and the services read %s the same way', async (_name, bytes, fields) => {
  expect(byPage(bytes, fields)).toEqual(await byServices(bytes, fields))
})
