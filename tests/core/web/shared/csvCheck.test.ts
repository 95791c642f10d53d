import { describe, expect, test } from 'vitest'
import type { CsvField } from '../../../../web/shared/csv/columns.ts'
import { checkCsv, findDelimiter, type CsvReport } from '../../../../web/shared/csv/csvCheck.ts'
import { detectEncoding } from '../../../../web/shared/csv/encoding.ts'
import { checkRow, isDate } from '../../../../web/shared/csv/values.ts'

const fields: CsvField[] = [
  { name: 'skill', displayName: 'Kỹ năng', type: 'TEXT' },
  { name: 'years', displayName: 'Years', type: 'NUMBER' },
  { name: 'birthday', displayName: 'Birthday', type: 'DATE' },
]
const utf8 = (text: string) => new Uint8Array(Buffer.from(text))
const utf16 = (text: string, isBig: boolean, hasMark: boolean) => {
  const bytes = Buffer.from((hasMark ? '\ufeff' : '') + text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))
const report = (bytes: Uint8Array, given = fields): CsvReport => {
  const found = checkCsv(bytes, given)
  if ('error' in found) throw new Error(found.error)
  return found
}
const text = 'name,phones\nNguyễn Văn Đức,0912345678\n'

describe('encodings', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 little-endian', utf16(text, false, true), 'utf-16le'],
    ['UTF-16 big-endian', utf16(text, true, true), 'utf-16be'],
    ['UTF-16 without mark', utf16(text, false, false), 'utf-16le'],
    // Windows-1258 writes ễ as ê followed by a tone mark: EA DE.
    [
      'Windows-1258',
      bytesOf('name,phones\nNguy', [0xea, 0xde], 'n V', [0xe3], 'n ', [0xd0, 0xfd, 0xec], 'c,0912345678\n'),
      'windows-1258',
    ],
  ])('%s is detected and read', (_, bytes, encoding) => {
    const found = report(bytes, [])
    expect(found.encoding).toBe(encoding)
    expect(found.header).toEqual(['name', 'phones'])
    expect(found.preview).toEqual([['Nguyễn Văn Đức', '0912345678']])
    expect(found).toMatchObject({ rows: 1, badRows: 0, problems: [] })
  })

  test('Shift_JIS is detected and read', () => {
    // 佐藤 健太, 高橋 美咲
    const found = report(
      bytesOf(
        'name,phones\n',
        [0x8d, 0xb2, 0x93, 0xa1, 0x20, 0x8c, 0x92, 0x91, 0xbe],
        ',0912345678\n',
        [0x8d, 0x82, 0x8b, 0xb4, 0x20, 0x94, 0xfc, 0x8d, 0xe7],
        ',0912345679\n',
      ),
      [],
    )
    expect(found.encoding).toBe('shift_jis')
    expect(found.preview.map(([name]) => name)).toEqual(['佐藤 健太', '高橋 美咲'])
  })

  test.each([
    ['a PDF', bytesOf('%PDF-1.7\nname,phones')],
    ['a workbook', bytesOf('PK', [3, 4], 'xl/workbook.xml')],
    ['an old workbook', bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['control characters', bytesOf('name,phones\na', [1, 2], ',b')],
  ])('%s is not text', (_, bytes) => {
    expect(detectEncoding(bytes)).toBeNull()
    expect(checkCsv(bytes, [])).toEqual({ error: 'unreadable' })
  })
})

describe('the format of the file', () => {
  test.each([
    [',', 'a,b;c,d'],
    [';', 'a;b;"c,d,e,f"'],
    ['\t', 'a\tb\tc,d'],
  ])('the delimiter %j is detected in the first line', (delimiter, line) => {
    expect(findDelimiter(`${line}\n,,,,,;;;;;;\t\t\t\t\t`)).toBe(delimiter)
  })

  test('quotes may contain delimiters and line ends; blank lines are skipped; lines are numbered as in an editor', () => {
    const found = report(utf8('name;phones;emails\r\n"Lê;\r\nPhúc";0903222480;\r\n\r\n;0903222481;\r\n'), [])
    expect(found).toMatchObject({ delimiter: ';', rows: 2, badRows: 1 })
    expect(found.preview[0]).toEqual(['Lê;\r\nPhúc', '0903222480', ''])
    expect(found.badValues).toEqual([{ column: 'name', problem: 'noName', count: 1, lines: [5] }])
  })

  test.each([
    ['', 'empty'],
    ['name,phones\n', 'empty'],
    ['\n\n', 'empty'],
  ])('%j contains no rows', (content, error) => {
    expect(checkCsv(utf8(content), [])).toEqual({ error })
  })

  test('shows ten rows of many, and checks all', () => {
    const lines = Array.from(
      { length: 5000 },
      (_, row) => `Person ${row},${row % 100 === 0 ? 'none' : `09${String(row).padStart(8, '0')}`}`,
    )
    const found = report(utf8(`name,phones\n${lines.join('\n')}`), [])
    expect(found.preview).toHaveLength(10)
    expect(found).toMatchObject({ rows: 5000, badRows: 50 })
    expect(found.badValues).toEqual([
      { column: 'phones', problem: 'badPhone', count: 50, lines: [2, 102, 202, 302, 402] },
    ])
  })
})

describe('columns', () => {
  test('are recognised by name or display name, whatever the accents and case', () => {
    expect(report(utf8('NAME,Emails,KY NANG,Years,birthday,reason\nA,a@b.vn,Java,5,1990-01-31,old')).problems).toEqual(
      [],
    )
  })

  test('that are unknown, missing or duplicate are reported', () => {
    expect(report(utf8('name,phones,phones,skil\nA,0912345678,,x')).problems).toEqual([
      { kind: 'unknownColumn', column: 'skil' },
      { kind: 'doubleColumn', column: 'phones' },
      { kind: 'missingColumn', column: 'skill' },
      { kind: 'missingColumn', column: 'years' },
      { kind: 'missingColumn', column: 'birthday' },
    ])
    expect(report(utf8('skill,years,birthday\nx,1,')).problems).toEqual([
      { kind: 'missingColumn', column: 'name' },
      { kind: 'missingContact' },
    ])
  })
})

describe('values', () => {
  const columns = [
    { role: 'name', name: 'name', type: 'TEXT' },
    { role: 'phones', name: 'phones', type: 'TEXT' },
    { role: 'emails', name: 'emails', type: 'TEXT' },
    { role: 'info', name: 'years', type: 'NUMBER' },
    { role: 'info', name: 'birthday', type: 'DATE' },
  ] as const
  test.each([
    [['A', '0912 345 678; +81 90-1234-5678', 'a@b.vn', '1,234.5', '21/11/2026'], []],
    [['', '0912345678', '', '', ''], ['noName']],
    [['A', '', '', '', ''], ['noContact']],
    [['A', 'call me', '', '', ''], ['badPhone']],
    [['A', '', 'john.doe@exam ple', '', ''], ['badEmail']],
    [
      ['A', '', 'a@b.vn', 'five', '31/02/2026'],
      ['notANumber', 'notADate'],
    ],
    [['A', '', 'a@b.vn', '', '', 'more'], ['tooManyValues']],
    [['x'.repeat(251), '', 'a@b.vn'], ['tooLong']],
    [['A', '', Array.from({ length: 11 }, (_, index) => `a${index}@b.vn`).join(';')], ['tooMany']],
  ])('of %j have the problems %j', (record, problems) => {
    expect(checkRow(record, columns).map(({ problem }) => problem)).toEqual(problems)
  })

  test.each([
    ['2026-11-21', true],
    ['21.11.2026', true],
    ['2026/1/2 10:30', true],
    ['29/02/2025', false],
    ['11/21/2026', false],
    ['soon', false],
  ])('%s as a date: %s', (given, isFine) => {
    expect(isDate(given)).toBe(isFine)
  })
})
