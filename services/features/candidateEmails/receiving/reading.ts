import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { escapeText } from '../../../../common/richText/write.ts'
import { plainTextOf } from '../../../../common/richText/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { addRecord } from '../../../core/files/fileRecords.ts'
import { fileName, toVisibleText } from '../../../core/files/fileNames.ts'
import { detectType } from '../../../core/files/fileType.ts'
import type { MailFile, ParsedMail } from '../../../core/inbound/parse.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { readRichText, sanitizeRichText } from '../../../core/richText/sanitize.ts'
import { checkParts, kindOf } from '../../media/kinds.ts'
import { mediaMaxBytes } from '../../media/mediaShapes.ts'
import { emailLimits } from '../contract.ts'
import { emailFileOwner } from '../fileAccess.ts'
import type { EmailFile } from '../tables.ts'
import { splitQuoted } from './quoted.ts'

/** A file of a received mail, with its SHA-256 if it was stored. */
export type KeptFile = EmailFile & { sha256: string | null }

/** The content of a received mail, as stored in a conversation. */
export interface Letter {
  from: { name: string; address: string }
  subject: string
  /** Sanitised HTML, without quoted earlier mails. */
  contents: string
  quoted: string
  messageId: string
}

/** The maximum length of a stored mail; longer text is cut. */
const longestText = 100_000
const longestLine = 500
const line = (text: string, length = longestLine) => toVisibleText(text).slice(0, length).toWellFormed()

/** Converts plain text to HTML paragraphs. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.split('\n').map(escapeText).join('<br>')}</p>`)
    .join('')

/**
 * Returns the text of a mail as plain text; if it only has HTML, the visible text. Some programs send the text as a
 * part without a name.
 */
function textOf({ text, html, files }: ParsedMail): string {
  const part = files.find(({ name, type }) => name === '' && type === 'text/plain')
  const written = text.trim() === '' && part ? Buffer.from(part.bytes).toString() : text
  const said = written.trim() !== '' ? written : plainTextOf(readRichText(html, 'page'))
  return said.slice(0, longestText).toWellFormed()
}

/** Stores the files of a mail whose types users may upload. For the others, only the name is returned. */
export async function keepFiles(
  files: readonly MailFile[],
  companyId: string,
  store: JobContext['files'],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { name: called, bytes } of files.filter(({ name }) => name.trim() !== '').slice(0, emailLimits.files)) {
    const name = fileName(called)
    const content = Buffer.from(bytes)
    const file = { name, size: content.length, contentType: 'application/octet-stream', path: null, sha256: null }
    try {
      const kind = kindOf(name, detectType(content))
      await checkParts(kind, content)
      const { path } = await store.save(companyId, name, Readable.from([content]), mediaMaxBytes)
      const sha256 = createHash('sha256').update(content).digest('hex')
      kept.push({ ...file, contentType: kind.contentType, path, sha256 })
    } catch (error) {
      if (!(error as { status?: number }).status) throw error
      kept.push(file)
    }
  }
  return kept
}

/** Makes the stored files the files of a mail in a conversation. */
export async function attachKeptFiles(db: CompanyDb, files: readonly KeptFile[], emailId: string): Promise<void> {
  for (const { path, name, contentType, size, sha256 } of files)
    if (path)
      await addRecord(db, {
        path,
        name,
        contentType,
        size,
        sha256,
        createdBy: '',
        owner: { kind: emailFileOwner, id: emailId },
      })
}

/** Returns the files in the format of the mail's row. */
export const fileColumn = (files: readonly KeptFile[]): string =>
  JSON.stringify(files.map(({ sha256: _sha256, ...file }) => file))

/**
 * Returns the name and address of a line such as `Lan <lan@mail.example>`, or the envelope sender if it contains no
 * address.
 */
function writerOf(from: string, sender: string): Letter['from'] {
  const begin = from.lastIndexOf('<')
  const address = begin >= 0 && from.endsWith('>') ? from.slice(begin + 1, -1) : sender
  const name = begin >= 0 ? from.slice(0, begin).trim() : from
  return { name: line(name || address, 250), address: line(address, 320) }
}

/** Returns the content of a mail. `raw` identifies it if it has no Message-ID. */
export function letterOf(parsed: ParsedMail, sender: string, raw: Uint8Array): Letter {
  const { own, quoted } = splitQuoted(textOf(parsed))
  return {
    from: writerOf(parsed.from, sender),
    subject: line(parsed.subject, emailLimits.subject),
    contents: sanitizeRichText(paragraphs(own), 'page'),
    quoted,
    messageId: line(parsed.messageId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`),
  }
}
