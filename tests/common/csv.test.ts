import { expect, test } from 'vitest'
import { csvRow, csvStart, unescapeFormula } from '../../common/csv.ts'
import { records } from '../../services/core/csv/records.ts'
import { checkRow } from '../../services/features/verifications/csv/rows.ts'
import { csvText } from '../../web/shared/csv/writeCsv.ts'

test('quotes cells that need it, and a file starts with a byte order mark', () => {
  expect(csvRow(['a', 1, null, undefined, '', 'b,c', 'd "e"', 'f\ng', ' h '])).toBe(
    'a,1,,,,"b,c","d ""e""","f\ng"," h "\r\n',
  )
  expect(csvText([['a'], ['b']])).toBe('\ufeffa\r\nb\r\n')
})

test.each([
  '=1+1',
  '+cmd|x',
  '@SUM(A1)',
  '-2+3',
  '＝1+1',
  '＋1+cmd',
  '－1+cmd',
  '＠SUM(A1)',
  '﹦1',
  '−1+cmd',
  '\t=1',
  '\r=1',
  '\n=1',
  '\nplain',
  ' =1',
  '\u00a0=1',
  '\u3000=1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '\0=1',
  '\u001b=1',
  ' \t \u200b＝1',
  '+84 912; =1+1',
  '=HYPERLINK("http://x","y")',
])('%j gets an apostrophe, which an import removes', (text) => {
  const cell = csvRow([text])
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
  expect(cell).toBe(`'${text}`)
  expect(unescapeFormula(cell)).toBe(text)
})

test.each([
  'plain',
  '-3',
  '-3.5',
  '+84 912-345-678',
  '+84 912 345 678; +81 90-1234-5678',
  '-5;-6',
  '+84 (0)912.345.678',
  'a=b',
  "'quoted",
  'Nguyễn',
  '日本',
  '-',
])('%j is not changed', (text) => {
  expect(csvRow([text]).replaceAll('"', '')).toBe(`${text}\r\n`)
  expect(unescapeFormula(text)).toBe(text)
})

test.each([
  ['a job title of 122 characters', `+1${'; 1'.repeat(39)}xyz`],
  ['a list of numbers that ends in a letter', `+1${'; 1'.repeat(50_000)}x`],
  ['a long number', `-${'1'.repeat(150_000)}x`],
  ['spaces behind a sign', `+${' '.repeat(150_000)}x`],
  ['spaces inside', `x${' '.repeat(150_000)}x`],
  ['invisible characters', `${'\u200b'.repeat(150_000)}x`],
])('%s is processed without delay', (_name, text) => {
  const began = performance.now()
  csvRow([text])
  expect(performance.now() - began).toBeLessThan(200)
})

async function recordsOf(text: string): Promise<string[][]> {
  const found: string[][] = []
  for await (const record of records(
    (async function* () {
      yield Buffer.from(text)
    })(),
    'utf-8',
  ))
    found.push(record)
  return found
}

test('phones and formulas are unchanged after an export and an import', async () => {
  const cells = ['＝An', '+84 912 345 678; +81 90-1234-5678', 'a@example.vn', '=1+1']
  const [, read] = await recordsOf(csvStart + csvRow(['name', 'phones', 'emails', 'note']) + csvRow(cells))
  const plan = (['name', 'phones', 'emails', 'info'] as const).map((role) => ({
    role,
    name: role,
    type: 'text' as const,
  }))
  const row = checkRow(read!, plan, 1)
  expect(row).toMatchObject({
    name: '＝An',
    phones: ['+84 912 345 678', '+81 90-1234-5678'],
    emails: ['a@example.vn'],
    problems: [],
  })
  expect(JSON.parse(row.info)).toMatchObject({ info: '=1+1' })
})

test('a file that consists of one long line is read at once', async () => {
  const began = performance.now()
  await recordsOf('x'.repeat(200_000))
  expect(performance.now() - began).toBeLessThan(2_000)
})
