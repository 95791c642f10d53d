import busboy from 'busboy'
import { randomUUID } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RequestError } from '../../graph/requestError.ts'

/** The longest text of a field. */
const fieldSize = 65_536

/** Quotes a name in a form as browsers do. */
const quoted = (text: string) =>
  `"${text.replace(/["\r\n]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}"`

const noForm = () => new RequestError('BAD_INPUT', 'The form cannot be read.')

/** Returns a form with each field as `write` spells it, in the original order. Files are streamed and never stored. */
export function spelledForm(form: Readable, contentType: string, write: <T>(part: T) => T) {
  const boundary = `hireloom-${randomUUID()}`
  const spelled = new PassThrough()
  const fail = (error: Error) => void spelled.destroy(error instanceof RequestError ? error : noForm())
  const parser = partsOf(contentType)
  let written = Promise.resolve()
  const then = (next: () => unknown) => {
    written = written.then(async () => void (await next()))
    written.catch(fail)
  }
  const head = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}${more}`

  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) return fail(new RequestError('TOO_LARGE', `${name} is too long`))
    const [[theirs, said]] = Object.entries(write({ [name]: value })) as [[string, unknown]]
    then(() => spelled.write(`${head(theirs)}\r\n\r\n${String(said)}\r\n`))
  })
  parser.on('file', (name, content, { filename, mimeType }) => {
    const [theirs] = Object.keys(write({ [name]: null })) as [string]
    const named = filename ? `; filename=${quoted(filename)}` : ''
    // The file may also fail before its turn.
    content.on('error', fail)
    then(async () => {
      spelled.write(`${head(theirs, named)}\r\nContent-Type: ${mimeType}\r\n\r\n`)
      await pipeline(content, spelled, { end: false })
      spelled.write('\r\n')
    })
  })
  parser.on('close', () => then(() => spelled.end(`--${boundary}--\r\n`)))
  pipeline(form, parser).catch(fail)
  return { form: spelled as Readable, contentType: `multipart/form-data; boundary=${boundary}` }
}

function partsOf(contentType: string) {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits: { fieldSize }, defParamCharset: 'utf8' })
  } catch {
    throw noForm()
  }
}
