import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { textOf } from '../../../services/core/contract/messages.ts'
import { planColumns } from '../../../services/features/verifications/csv/columns.ts'
import { detectEncoding, UnreadableFile } from '../../../services/core/csv/encoding.ts'
import { analyse } from '../../../services/features/verifications/csv/format.ts'
import { findDelimiter, records } from '../../../services/core/csv/records.ts'
import { checkRow } from '../../../services/features/verifications/csv/rows.ts'
import { BlockedWords } from '../../../services/features/reviews/judge.ts'

const sample = (name: string) => readFile(`services/demo/files/${name}`)
const stream = (bytes: Buffer, piece = bytes.length) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / piece) }, (_part, at) =>
      bytes.subarray(at * piece, (at + 1) * piece),
    ),
  )
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const text = 'name,phones\nTrần Thị Minh Anh,0912 345 678\n佐藤 健太,+81 90 1234 5678\n'

test.each([
  ['utf-8', Buffer.from(text)],
  ['utf-8', Buffer.from(`\ufeff${text}`)],
  ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['utf-16be', utf16be(`\ufeff${text}`)],
  ['utf-16le', Buffer.from(text, 'utf16le')],
  ['utf-16be', utf16be(text)],
  ['utf-8', Buffer.from('name,phones\nAn,0912345678\n')],
  ['windows-1258', Buffer.from('name,phones\nL\xea V\xe3n \xd0\xf2,0912345678\n', 'latin1')],
  // Half-width katakana, and kanji.
  ['shift_jis', Buffer.from('name,phones\n\xbb\xc4\xb3 \xb9\xdd\xc0,0901\n\x8d\xb2\x93\xa1,0902\n', 'latin1')],
] as const)('detects that a file is %s, however it is split', async (encoding, bytes) => {
  for (const piece of [bytes.length, 7, 1]) {
    if (piece === 1 && !/^[\xef\xfe\xff]/.test(bytes.toString('latin1'))) {
      expect(await detectEncoding(stream(bytes, 64))).toBe(encoding)
    } else if (piece > 1) expect(await detectEncoding(stream(bytes, piece))).toBe(encoding)
  }
})

test('the sample files have the encodings in their names', async () => {
  expect(await detectEncoding(stream(await sample('windows-1258.csv'), 100))).toBe('windows-1258')
  expect(await detectEncoding(stream(await sample('shift-jis.csv'), 101))).toBe('shift_jis')
})

test('tone marks of Windows-1258 and split characters are combined', async () => {
  const rows: string[][] = []
  for await (const record of records(stream(await sample('windows-1258.csv'), 7), 'windows-1258')) rows.push(record)
  expect(rows).toHaveLength(31)
  const { name } = checkRow(rows[1]!, planColumns(rows[0]!, []) as never, 1)
  expect(name).toBe(name.normalize('NFC'))
  expect(name).toMatch(/^[\p{L} ]+$/u)
  for await (const record of records(stream(await sample('shift-jis.csv'), 3), 'shift_jis'))
    expect(record[0]).toMatch(/^name$|^\p{Script=Han}+ \p{Script=Han}+|[\u3040-\u309f]/u)
})

test('control characters and invalid bytes are unreadable', async () => {
  await expect(detectEncoding(stream(Buffer.from('name\x01,phones\n')))).rejects.toBeInstanceOf(UnreadableFile)
  const broken = Buffer.concat([Buffer.from('\ufeffname,phones\n'), Buffer.from([0xff, 0xff, 0x0a])])
  expect(await analyse(async () => stream(broken), [], AbortSignal.timeout(5000))).toEqual({ error: 'unreadable' })
  expect(
    await analyse(async () => stream(Buffer.from('name,phones\n"An,0912345678\n')), [], AbortSignal.timeout(5000)),
  ).toEqual({ error: 'unreadable' })
})

test.each([
  ['a,b;c,d\n', ','],
  ['a;b;c\nd,e,f,g', ';'],
  ['a\tb\n', '\t'],
  ['"a,b,c";d\n', ';'],
  ['name\n', ','],
  ['\r\n\r\nname;phones', ';'],
])('detects the delimiter of %j', (head, delimiter) => {
  expect(findDelimiter(head)).toBe(delimiter)
})

test('quoted line ends, blank lines and stray quotes are read; rows with only empty cells are left out', async () => {
  const csv = '\n\nname;phones\r\n"Trần\nAn";"0912;0913"\r\n\r\n;;\r\n5" Nam;0914\r\n'
  const rows: string[][] = []
  for await (const record of records(stream(Buffer.from(csv), 5), 'utf-8')) rows.push(record)
  expect(rows).toEqual([
    ['name', 'phones'],
    ['Trần\nAn', '0912;0913'],
    ['5" Nam', '0914'],
  ])
})

const config = [
  { name: 'position', displayName: 'Vị trí', type: 'text' },
  { name: 'birthday', displayName: 'Birthday', type: 'date' },
  { name: 'salary', displayName: 'Salary', type: 'number' },
] as const

test('columns are matched by name or display name, without regard to case and accents', () => {
  const plan = planColumns(['NAME', ' Phones ', 'vi tri', 'BIRTHDAY', 'salary', 'Reason', ''], config)
  expect(plan).toMatchObject([
    { role: 'name' },
    { role: 'phones' },
    { name: 'position' },
    { name: 'birthday', type: 'date' },
    { name: 'salary', type: 'number' },
    null,
    null,
  ])
})

test.each([
  [['name', 'phones', 'position', 'birthday'], 'Column salary is missing'],
  [['name', 'position', 'birthday', 'salary'], 'Column phones or emails is missing'],
  [['emails', 'position', 'birthday', 'salary'], 'Column name is missing'],
  [['name', 'emails', 'position', 'birthday', 'salary', 'hobby'], 'Unknown column hobby'],
  [['name', 'emails', 'position', 'vị trí', 'birthday', 'salary'], 'Column position appears twice'],
])('the header %j is refused', (header, problem) => {
  const plan = planColumns(header, config)
  expect('problems' in plan && plan.problems.map(textOf)).toEqual([problem])
})

const plan = planColumns(['name', 'phones', 'emails', 'position', 'birthday', 'salary'], config) as Exclude<
  ReturnType<typeof planColumns>,
  { problems: unknown[] }
>
const problemsOf = (...cells: string[]) => checkRow(cells, plan, 1).problems.map(textOf)

test.each([
  [['An', '0912345678', '', '', '', '']],
  [['An', '(+84) 912 345 678', '', '', '', '']],
  [['An', '84912345678', '', '', '', '']],
  [['An', '+819012345678', '', '', '', '']],
  [['An', '090-1234-5678', '', '', '', '']],
  [['An', '', 'an@example.vn', '', '2001-02-28', '12.5']],
  [['An', '', 'an@example.vn; an.b+c@mail.example.co.jp', '', '28/02/2001', '1,234,567']],
  [['An', "'+84 912 345 678", '', '', '2001/2/28', '-5']],
])('the row %j is valid', (cells) => {
  expect(problemsOf(...cells)).toEqual([])
})

test.each(
  [
    [['', '0912345678', '', '', '', ''], 'The name is missing'],
    [['An', '', '', '', '', ''], 'A phone or an e-mail is needed'],
    [['An', '912345678', '', '', '', ''], 'Not a phone number: 912345678'],
    [['An', '0912 345 678 ext', '', '', '', ''], 'Not a phone number: 0912 345 678 ext'],
    [['An', '', 'john.doe@exam ple', '', '', ''], 'Not an e-mail address: john.doe@exam ple'],
    [['An', '', 'a@b', '', '', ''], 'Not an e-mail address: a@b'],
    [['An', '0912345678', '', '', '31/02/2001', ''], 'birthday is not a date: 31/02/2001'],
    [['An', '0912345678', '', '', '', 'much'], 'salary is not a number: much'],
    [['x'.repeat(251), '0912345678', '', '', '', ''], 'The name is longer than 250 characters'],
    [['An', '0912345678', '', 'x'.repeat(5001), '', ''], 'position is longer than 5000 characters'],
    [
      ['An', Array.from({ length: 11 }, (_phone, at) => `09123456${10 + at}`).join(';'), '', '', '', ''],
      'More than 10 phones',
    ],
    [['An', '0912345678', '', '', '', '', 'extra'], 'The row has more values than the header'],
  ].map(([cells, problem]) => [problem, cells] as [string, string[]]),
)('a row is refused: %.60s', (problem, cells) => {
  expect(problemsOf(...cells)).toContain(problem)
})

test('a row keeps its imported values, and is compared by its keys', () => {
  const row = checkRow(['  Trần  An ', '+84 912.345.678; 0912 345 678', ' An@Example.VN ', "'=1+1", '', ''], plan, 3)
  expect(row).toMatchObject({
    row: 3,
    name: 'Trần An',
    emails: ['An@Example.VN'],
    keys: ['phone:0912345678', 'email:an@example.vn'],
  })
  expect(JSON.parse(row.info)).toMatchObject({ emails: 'An@Example.VN', position: '=1+1' })
})

test('block words match entire words only, but anywhere in Japanese', () => {
  const words = new BlockedWords(['Casino', 'đa cấp', '詐欺', 'c++'])
  const found = (name: string) => words.find({ name, info: '{}' })
  expect(found('Online CASINO manager')).toBe('casino')
  expect(found('bán hàng Đa Cấp')).toBe('da cap')
  expect(found('投資詐欺師')).toBe('詐欺')
  expect([found('Casinos'), found('C+'), new BlockedWords([]).find({ name: 'casino', info: '{}' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
