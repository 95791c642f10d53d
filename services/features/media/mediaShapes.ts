import { Type, type Static } from 'typebox'
import { Moment, megabyte, Nullable } from '../../core/contract/shapes.ts'

/** The maximum size of a file that is accepted or processed. */
export const mediaMaxBytes = 10 * megabyte
/** The lifetime of temporary results in minutes. */
export const temporaryMinutes = 60
/** The lifetime of a direct upload address in seconds. */
export const presignedSeconds = 900

/** The extensions of accepted files. The content must match the extension. */
export const fileExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
] as const

/** The path that identifies a file. */
export const FilePath = Type.String({ minLength: 1, maxLength: 200, description: 'as an upload returned it' })

/** Texts that are recognised by their form. Other texts are passed literally. */
export const hideFields = ['email', 'phone'] as const

export const UploadedFiles = Type.Object({
  files: Type.Array(Type.String(), { description: 'paths; baseurl followed by a path is the address of a file' }),
  path: Type.String({ description: 'the first path' }),
  baseurl: Type.String({
    description: 'the prefix of a path for fetching the file with a bearer token; empty unless GetFileUrl',
  }),
  error: Type.Integer({ description: '0: failures are reported by the HTTP status' }),
  message: Type.String({ description: 'empty: failures are reported by the HTTP status' }),
})

const text = Type.String({ minLength: 1, maxLength: 1000 })
export const TextChange = Type.Object({ search: text, replace: Type.String({ maxLength: 5000 }) })
export type TextChange = Static<typeof TextChange>

export const ChangedFile = Type.Object({
  filePath: FilePath,
  count: Nullable(Type.Integer({ description: 'the number of changed occurrences' })),
  notFound: Type.Array(Type.String(), { description: 'texts that the document does not contain' }),
})
export type ChangedFile = Static<typeof ChangedFile>

export const PresignedUpload = Type.Object({
  url: Type.String({ description: 'PUT the content here, with the Content-Type of contentType' }),
  filePath: FilePath,
  contentType: Type.String(),
  expiresAt: Moment,
})
