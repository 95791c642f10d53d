import { createHash } from 'node:crypto'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
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
  /** The type according to its content; null: not a CV, even if its name says so. */
  type: 'pdf' | 'docx' | 'doc' | null
  /** Whether it is a CV or claims to be one. Others are ignored, such as pictures in signatures or invitations. */
  isMeant: boolean
  /** Whether it comes after the maximum number of CVs in one mail. */
  isSurplus: boolean
}

const extensions = /\.(pdf|docx?)$/i
const cvTypes = /^application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/

/** The maximum number of CVs in one mail. A mailing of hundreds is not an application. */
const maxFiles = 50
/**
 * The maximum number of attachments that are checked. A mail with thousands of tiny ones is an attack, and is stored as
 * it came.
 */
const maxLooked = 200

/** Returns the attachments of a mail, typed by their content. Unnamed parts of the message itself are left out. */
export function attachmentsOf(files: readonly MailFile[]): Attachment[] {
  let meant = 0
  return files.slice(0, maxLooked).flatMap((file, index) => {
    const attachment = attachmentOf(file, index + 1)
    if (!file.name && !attachment.isMeant) return []
    return attachment.isMeant && ++meant > maxFiles ? { ...attachment, isMeant: false, isSurplus: true } : attachment
  })
}

/**
 * Converts a file that was sent as a CV, typed by its content. `position` is its position among the files of the mail.
 */
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

/** A problem with an attachment, for users and for the log. */
export interface Problem {
  reason: Reason
  message: FieldMessage
}
const problem = (reason: Reason, message: FieldMessage): Problem => ({ reason, message })

const unread: Record<string, Problem> = {
  CV_ENCRYPTED: problem('encrypted', createMessage('CV_ENCRYPTED')),
  CV_NO_TEXT: problem('noText', createMessage('CV_NO_TEXT')),
  DOCUMENT_TOO_LARGE: problem('tooMuch', createMessage('CV_TOO_MUCH')),
}
const unreadable = problem('unreadable', createMessage('CV_UNREADABLE'))

/** Returns the reason why an attachment cannot be read at all. */
export function refusal({ bytes, type }: Attachment): Problem | null {
  if (bytes.length === 0) return problem('empty', createMessage('CV_EMPTY'))
  if (!type) return problem('wrongType', createMessage('CV_WRONG_TYPE'))
  return bytes.length > cvMaxBytes ? problem('tooLarge', createMessage('CV_TOO_LARGE', { size: '20 MB' })) : null
}

/** The content of a CV. `offeredName` is a possible name that is not certain enough. */
export type CvContent = CandidateFields & { offeredName?: string }

/** Converts the content of a CV into one record. */
export const contentOf = ({ draft, fields }: ReadCv): CvContent => {
  const offered = fields.find(({ field, isOffered }) => field === 'name' && isOffered)
  return { ...draft, ...(offered && { offeredName: offered.value }) }
}

/** Reads a CV. Returns its content, or the reason why it could not be read. Throws for problems of this machine. */
export async function readAttachment(
  { bytes, type }: Attachment,
  tools: Tools,
  signal: AbortSignal,
): Promise<ReadCv | Problem> {
  try {
    const read = await readInJob({ bytes, type: type! }, tools, signal)
    return read ? { draft: read.draft, fields: read.fields } : problem('noConverter', createMessage('CV_NO_CONVERTER'))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { errorCode = '' } = error.body as { errorCode?: string }
    return unread[errorCode] ?? unreadable
  }
}
