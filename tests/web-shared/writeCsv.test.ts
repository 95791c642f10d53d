import { expect, test } from 'vitest'
import { csvRow, csvStart } from '../../services/core/csv.ts'
import { csvText } from '../../web/shared/csv/writeCsv.ts'

const cells = [
  'plain',
  '',
  null,
  undefined,
  7,
  -3,
  'a,b',
  'a;b',
  'say "hi"',
  'two\nlines',
  ' space ',
  '=1+1',
  '+1-2',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '+84 912-345-678',
  '-5',
  "'quoted",
  'Nguyễn Văn Đức',
  '日本',
  '=HYPERLINK("http://x","y")',
  '-',
  '+cmd|calc',
]

test('a CSV of the browser is written as the services write theirs', () => {
  expect(csvText([cells, ['second']])).toBe(csvStart + csvRow(cells) + csvRow(['second']))
})

test('starts with a byte order mark and keeps formulas from running', () => {
  expect(csvText([['=1+1', '+84 912']])).toBe("\ufeff'=1+1,+84 912\r\n")
})
