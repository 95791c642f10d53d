import { errorCodes, errorTable } from '../../gateway/core/errors/errorTable.ts'

const [begin, end] = ['<!-- errors -->', '<!-- /errors -->']

const cell = (text: string) => text.replaceAll('|', '\\|')

function reference(): string {
  const rows = errorCodes.map((code) => {
    const { status, cause, action } = errorTable[code]
    return `| \`${code}\` | ${status} | ${cell(cause)} | ${cell(action)} |`
  })
  const examples = errorCodes.map((code) => {
    const { message, extensions } = errorTable[code].example
    return JSON.stringify({ message, extensions: { code, ...extensions, requestId: '8f0c…' } })
  })
  return [
    ['| code | status | when | what to do |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    'The status is that of a response without data. If only some fields failed, it is 200. An example of each:',
    ['```json', ...examples, '```'].join('\n'),
  ].join('\n\n')
}

/** Inserts the error codes into the document for API users, between its markers. */
export function withErrors(text: string): string {
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`The document has no place for the errors: ${begin} … ${end}.`)
  return `${text.slice(0, before)}${begin}\n\n${reference()}\n\n${text.slice(after)}`
}
