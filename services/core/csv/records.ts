import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decode, UnreadableFile, type Encoding } from './encoding.ts'

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** Longest record in characters: an unclosed quote must not swallow the entire file. */
const maxRecord = 256 * 1024

/**
 * Yields the records of a CSV file, the header first, without blank lines. The delimiter is detected from the header
 * line. Quoted values may contain delimiters and line ends. Throws UnreadableFile if the text is not CSV.
 */
export async function* records(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  onDelimiter?: (delimiter: Delimiter) => void,
): AsyncGenerator<string[]> {
  const text = decode(bytes, encoding)
  const head = await readHead(text)
  const delimiter = findDelimiter(head)
  onDelimiter?.(delimiter)
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRecord,
  })
  const source = Readable.from(chain(head, text))
  // An error of the source also ends the parser; the loop below receives it there.
  pipeline(source, parser, () => {})
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(error.message)
    throw error
  }
}

/** Returns the text up to the end of the first line that is not blank. */
async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (!/[\r\n]/.test(head.trimStart()) && head.length < maxRecord) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* chain(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (head) yield head
  yield* rest
}

/** Returns the delimiter that occurs most often outside quotes in the first line, or a comma if there is none. */
export function findDelimiter(head: string): Delimiter {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of head.trimStart()) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') break
    else counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const count = (delimiter: Delimiter) => counts.get(delimiter) ?? 0
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), delimiters[0])
}
