import { createHash } from 'node:crypto'
import { say, type FieldMessage } from '../../../core/contract/messages.ts'
import { ServiceError } from '../../../core/http/errors.ts'
import { fileName, withExtension } from '../../../core/files/fileNames.ts'
import { detectType } from '../../../core/files/fileType.ts'
import type { Tools } from '../../../core/tools.ts'
import type { CandidateFields } from '../../candidates/contract.ts'
import { cvMaxBytes } from '../../candidateCvs/contract.ts'
import { readInJob } from '../../candidateCvs/reader/inJob.ts'
import type { ReadCv } from '../../candidateCvs/reader/read.ts'
import { contentTypes, cvType } from '../../candidateCvs/types.ts'
import type { VerificationMailFile } from '../contract.ts'
import type { MailFile } from '../../../core/inbound/parse.ts'

type Reason = NonNullable<VerificationMailFile['reason']>

/** An attachment before it is read. */
export interface Attachment {
  /** 1 = first attachment of the mail. */
  position: number
  name: string
  bytes: Uint8Array
  sha256: string
  /** By its content; null: it is none, though it may be called so. */
  type: 'pdf' | 'docx' | 'doc' | null
  /** It is a CV, or says that it is one; else it is passed over: a picture in a signature, an invitation. */
  isMeant: boolean
  /** It comes behind more CVs than one mail may bring. */
  isSurplus: boolean
}

const extensions = /\.(pdf|docx?)$/i
const cvTypes = /^application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/

/** CVs that one mail may bring; a mailing of hundreds is no application. */
const maxFiles = 50
/** Attachments that are looked at; a mail of thousands of tiny ones is an attack, and is kept as it came. */
const maxLooked = 200

/** The attachments of a mail, by their content; parts of the letter itself, which have no name, are none. */
export function attachmentsOf(files: readonly MailFile[]): Attachment[] {
  let meant = 0
  return files.slice(0, maxLooked).flatMap((file, index) => {
    const attachment = attachmentOf(file, index + 1)
    if (!file.name && !attachment.isMeant) return []
    return attachment.isMeant && ++meant > maxFiles ? { ...attachment, isMeant: false, isSurplus: true } : attachment
  })
}

/** A file that came as a CV, by its content; `position`: which one of those that came with it. */
export function attachmentOf({ name: called, type: declared, bytes }: MailFile, position: number): Attachment {
  const type = contentType(bytes)
  const bare = called.trim() ? fileName(called) : `attachment-${position}`
  const name = type ? withExtension(bare, contentTypes[type]) : bare
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    position,
    name,
    bytes,
    sha256,
    type,
    isMeant: type !== null || extensions.test(name) || cvTypes.test(declared),
    isSurplus: false,
  }
}

function contentType(bytes: Uint8Array): Attachment['type'] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return cvType(buffer, detectType(buffer.subarray(0, 4096)))
  } catch {
    return null
  }
}

/** What is wrong with an attachment, for people and for the log. */
export interface Problem {
  reason: Reason
  message: FieldMessage
}
const problem = (reason: Reason, message: FieldMessage): Problem => ({ reason, message })

const unread: Record<string, Problem> = {
  CV_ENCRYPTED: problem('encrypted', say('CV_ENCRYPTED')),
  CV_NO_TEXT: problem('noText', say('CV_NO_TEXT')),
  DOCUMENT_TOO_LARGE: problem('tooMuch', say('CV_TOO_MUCH')),
}
const unreadable = problem('unreadable', say('CV_UNREADABLE'))

/** What keeps an attachment from being read at all. */
export function refusal({ bytes, type }: Attachment): Problem | null {
  if (bytes.length === 0) return problem('empty', say('CV_EMPTY'))
  if (!type) return problem('wrongType', say('CV_WRONG_TYPE'))
  return bytes.length > cvMaxBytes ? problem('tooLarge', say('CV_TOO_LARGE', { size: '20 MB' })) : null
}

/** What a CV says; `offeredName`: whose it may be, where that is not sure enough to be the name. */
export type CvContent = CandidateFields & { offeredName?: string }

/** What a CV says, in one record. */
export const contentOf = ({ draft, fields }: ReadCv): CvContent => {
  const offered = fields.find(({ field, isOffered }) => field === 'name' && isOffered)
  return { ...draft, ...(offered && { offeredName: offered.value }) }
}

/** What a CV says, or why it could not be read; what is wrong with this machine is thrown. */
export async function readAttachment(
  { bytes, type }: Attachment,
  tools: Tools,
  signal: AbortSignal,
): Promise<ReadCv | Problem> {
  try {
    const read = await readInJob({ bytes, type: type! }, tools, signal)
    return read ? { draft: read.draft, fields: read.fields } : problem('noConverter', say('CV_NO_CONVERTER'))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { errorCode = '' } = error.body as { errorCode?: string }
    return unread[errorCode] ?? unreadable
  }
}
