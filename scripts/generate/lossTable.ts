import { operations } from '../../services/contract.ts'
import { losses } from '../existingServices/losses.ts'

const [begin, end] = ['<!-- losses -->', '<!-- /losses -->']

const code = (text: string) => `\`${text}\``

/** Returns an operation with its call, and a pattern as it is. */
function named(id: string): string {
  const operation = operations.find((one) => one.id === id)
  return operation ? `${code(id)} ${code(`${operation.method} ${operation.path}`)}` : code(id)
}

const table = () =>
  [
    '| operation | in its place | without it |',
    '| --- | --- | --- |',
    ...losses.map((loss) => {
      const cells = [loss.operations.map(named), (loss.instead ?? []).map(code), [loss.cost]]
      return `| ${cells.map((cell) => cell.join(', ') || '–').join(' | ')} |`
    }),
  ].join('\n')

/** Inserts the table of what is lost without an operation into the document, between its markers. */
export function withLosses(text: string): string {
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`The document has no place for the table: ${begin} … ${end}.`)
  return `${text.slice(0, before)}${begin}\n\n${table()}\n\n${text.slice(after)}`
}
