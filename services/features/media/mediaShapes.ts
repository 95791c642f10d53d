import { Type, type Static } from 'typebox'
import { Moment, megabyte, Nullable } from '../../core/contract/shapes.ts'

/** Largest file that is taken or worked on. */
export const mediaMaxBytes = 10 * megabyte
/** How long what a call has made is kept when nobody takes it. */
export const temporaryMinutes = 60
/** How long an address for a direct upload works. */
export const presignedSeconds = 900

/** Files that are taken; the content must be of the kind that the name says. */
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

/** How a file is named. */
export const FilePath = Type.String({ minLength: 1, maxLength: 200, description: 'as an upload answered it' })

/** What is found by its form; other texts are given as they are. */
export const hideFields = ['email', 'phone'] as const

export const UploadedFiles = Type.Object({
  files: Type.Array(Type.String(), { description: 'paths; baseurl and one of them are its address' }),
  path: Type.String({ description: 'the first one' }),
  baseurl: Type.String({
    description: 'what to put before a path to fetch it with a bearer token; empty unless GetFileUrl',
  }),
  error: Type.Integer({ description: '0: failures are told by their status' }),
  message: Type.String({ description: 'empty: failures are told by their status' }),
})

const text = Type.String({ minLength: 1, maxLength: 1000 })
export const TextChange = Type.Object({ search: text, replace: Type.String({ maxLength: 5000 }) })
export type TextChange = Static<typeof TextChange>

export const ChangedFile = Type.Object({
  filePath: FilePath,
  count: Nullable(Type.Integer({ description: 'places that were changed' })),
  notFound: Type.Array(Type.String(), { description: 'what the document does not contain as text' }),
})
export type ChangedFile = Static<typeof ChangedFile>

export const PresignedUpload = Type.Object({
  url: Type.String({ description: 'PUT the content here, with the Content-Type of contentType' }),
  filePath: FilePath,
  contentType: Type.String(),
  expiresAt: Moment,
})
