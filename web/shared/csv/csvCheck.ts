import Papa from 'papaparse'
import { planColumns, type CsvField, type HeaderProblem } from './columns.ts'
import { decodeText, detectEncoding, type Encoding } from './encoding.ts'
import { checkRow, cleanCell, type ValueProblem } from './values.ts'

export type Delimiter = ',' | ';' | '\t'

export interface BadValues {
  column: string | null
  problem: ValueProblem
  count: number
  /** The first few line numbers in the file. */
  lines: number[]
}

export interface CsvReport {
  encoding: Encoding
  delimiter: Delimiter
  header: string[]
  rows: number
  /** Rows with at least one bad value. */
  badRows: number
  badValues: BadValues[]
  /** Any of these prevents the import of the entire file. */
  problems: HeaderProblem[]
  preview: string[][]
}

const previewRows = 10
const linesShown = 5
/** As in the services: a quote that is never closed must not swallow the file. */
const maxRecord = 256 * 1024

/** Returns the delimiter that occurs most often outside quotes in the first line, or the comma if there is none. */
export function findDelimiter(text: string): Delimiter {
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const character of text.trimStart().slice(0, maxRecord)) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') break
    else if (character in counts) counts[character as Delimiter]++
  }
  return ([',', ';', '\t'] as const).reduce((best, delimiter) => (counts[delimiter] > counts[best] ? delimiter : best))
}

/** Reads a CSV as the services will read it and reports what they will make of it, before anything is sent. */
export function checkCsv(
  bytes: Uint8Array,
  fields: readonly CsvField[],
): CsvReport | { error: 'unreadable' | 'empty' } {
  const encoding = detectEncoding(bytes)
  const text = encoding && decodeText(bytes, encoding)
  if (encoding === null || text === null) return { error: 'unreadable' }
  const delimiter = findDelimiter(text)
  const report: CsvReport = {
    encoding,
    delimiter,
    header: [],
    rows: 0,
    badRows: 0,
    badValues: [],
    problems: [],
    preview: [],
  }
  const found = new Map<string, BadValues>()
  let plan: ReturnType<typeof planColumns> | null = null
  let isBroken = false
  let line = 1
  let cursor = 0
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }, parser) => {
      const end = meta.cursor
      const start = line
      for (let index = cursor; index < end; index++)
        if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) line++
      if (end - cursor > maxRecord) {
        isBroken = true
        parser.abort()
      }
      cursor = end
      if (data.every((cell) => cell.trim() === '')) return
      if (!plan) {
        report.header = data.map(cleanCell)
        plan = planColumns(data, fields)
        report.problems = plan.problems
        return
      }
      report.rows++
      if (report.preview.length < previewRows) report.preview.push(data.map(cleanCell))
      const bad = checkRow(data, plan.columns)
      if (bad.length > 0) report.badRows++
      for (const { column, problem } of bad) {
        const key = `${column}:${problem}`
        const entry = found.get(key) ?? { column, problem, count: 0, lines: [] }
        entry.count++
        if (entry.lines.length < linesShown) entry.lines.push(start)
        found.set(key, entry)
      }
    },
  })
  if (isBroken) return { error: 'unreadable' }
  if (report.header.length === 0 || report.rows === 0) return { error: 'empty' }
  report.badValues = [...found.values()]
  return report
}
