import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { megabyte } from '../../core/contract/shapes.ts'
import {
  ChangedFile,
  fileExtensions,
  FilePath,
  hideFields,
  mediaMaxBytes,
  PresignedUpload,
  temporaryMinutes,
  TextChange,
  UploadedFiles,
} from './mediaShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { ChangedFile } from './mediaShapes.ts'

const Flag = Type.Boolean({ default: false })
const kinds = `The file must be one of ${fileExtensions.join(', ')}, by name and by content, and at most 10 MB.`
const quota = 'errorCode UPLOAD_QUOTA (413) if the files of a user that no record uses would exceed 1 GB.'
const whoReads =
  'A file that belongs to a record can be read by users who may read the record, any other file only by its uploader; otherwise 404.'
const temporary = `The copy belongs to the caller and is temporary: it is deleted after ${temporaryMinutes} minutes unless a record uses it.`

const common = { service: 'media', access: 'signedIn' } as const
const upload = {
  ...common,
  transport: 'upload',
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  maxBytes: mediaMaxBytes,
} as const

export const commonsUpload = operation({
  ...upload,
  id: 'commonsUpload',
  method: 'POST',
  path: '/commons/upload',
  answer: Type.String({ description: 'path of the stored file' }),
  doc:
    `Stores one file (multipart field \`file\`). ${kinds} It belongs to its uploader until a record uses it, and ` +
    `is deleted after a day if none does. ${quota}`,
  place: '000/7/39, D-81',
})

export const mediaUpload = operation({
  ...upload,
  id: 'mediaUpload',
  method: 'POST',
  path: '/media/upload',
  body: Type.Object({ GetFileUrl: Flag }),
  answer: UploadedFiles,
  doc:
    'Stores one file like `POST /commons/upload` and responds in the form that rich-text editors expect. ' +
    `${kinds} ${quota}`,
  place: '000/7/40, 001/7.3/1, 001/7.3/11, D-81',
})

export const commonsFile = operation({
  ...common,
  id: 'commonsFile',
  method: 'GET',
  path: '/commons/file',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  query: Type.Object({ path: FilePath }),
  answer: Type.String({ description: 'the file; PDF and images inline, everything else as an attachment' }),
  doc: `Returns a file by its path. ${whoReads}`,
  place: '000/7/39, 000/7/48, D-81',
})

export const mediaFile = operation({
  ...common,
  id: 'mediaFile',
  method: 'GET',
  path: '/media/file',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  query: Type.Object({ filePath: FilePath, isDowload: Flag }),
  answer: Type.String({
    description: 'the file; PDF and images inline unless isDowload, everything else as an attachment',
  }),
  doc: `Returns a file by its path. ${whoReads}`,
  place: '001/7.3/3, D-81, D-85',
})

export const mediaTempFile = operation({
  ...common,
  id: 'mediaTempFile',
  method: 'GET',
  path: '/media/temp-file',
  effect: 'write',
  origin: 'spec',
  transport: 'download',
  query: Type.Object({ filePath: FilePath, willDelete: Flag }),
  answer: Type.String({ description: 'the file, as an attachment' }),
  doc:
    "Returns one of the caller's temporary files: results of other calls, and uploads that no record uses. " +
    'willDelete: the file is deleted after it was sent completely. 404 for all other files.',
  place: '001/7.3/10',
})

export const mediaDocxToPdf = operation({
  ...common,
  id: 'mediaDocxToPdf',
  method: 'POST',
  path: '/media/docx-to-pdf',
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  body: Type.Object({ filePath: FilePath }),
  answer: Type.String({ description: 'application/pdf; text/html if the services have no LibreOffice' }),
  doc:
    'Converts a .docx or .doc to PDF. If the services have no LibreOffice, a .docx is returned as text/html, and ' +
    `a .doc is refused with errorCode CONVERTER_MISSING: offer its download instead. ${whoReads}`,
  place: '001/7.3/2',
})

const length = String.raw`(0|\d{1,3}(\.\d{1,2})?(mm|cm|in|px|pt))`
export const mediaHtmlToPdf = operation({
  ...common,
  id: 'mediaHtmlToPdf',
  method: 'POST',
  path: '/media/html-to-pdf',
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  maxBytes: 4 * megabyte,
  body: Type.Object({
    html: Type.String({ minLength: 1, maxLength: 3 * megabyte }),
    styleSheet: Type.String({ default: '', maxLength: 262_144, description: 'CSS' }),
    margin: Type.String({
      default: '10mm',
      pattern: `^${length}( ${length}){0,3}$`,
      description: 'one to four lengths, as in CSS',
    }),
  }),
  answer: Type.String({ description: 'application/pdf' }),
  doc:
    'Converts HTML to an A4 PDF. Scripts do not run and nothing is fetched: images are data: addresses. ' +
    'errorCode CONVERTER_MISSING if the services have no Chromium.',
  place: '001/7.3/7',
})

export const mediaCompressPdf = operation({
  ...common,
  id: 'mediaCompressPdf',
  method: 'GET',
  path: '/media/compress-pdf',
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  query: Type.Object({ filePath: FilePath }),
  answer: Type.String({ description: 'application/pdf, never larger than the stored file' }),
  doc: `Returns a smaller copy of a PDF, with compressed objects and re-encoded large photographs. A signed PDF is returned unchanged. ${whoReads}`,
  place: '001/7.3/9',
})

export const mediaReplaceText = operation({
  ...common,
  id: 'mediaReplaceText',
  method: 'POST',
  path: '/media/replace-text',
  effect: 'write',
  origin: 'spec',
  body: Type.Object({ filePath: FilePath, replacements: Type.Array(TextChange, { minItems: 1, maxItems: 200 }) }),
  answer: ChangedFile,
  doc:
    'Creates a copy of a .docx with texts replaced, even where they are split over runs, or of a PDF form with ' +
    'the texts replaced in its fields (other text of a PDF cannot be changed: errorCode TEXT_FIXED). ' +
    `${temporary} ${whoReads}`,
  place: '001/7.3/4',
})

export const mediaHideFieldCv = operation({
  ...common,
  id: 'mediaHideFieldCv',
  method: 'POST',
  path: '/media/hide-field-cv',
  effect: 'write',
  origin: 'spec',
  body: Type.Object({
    filePath: FilePath,
    texts: Type.Array(Type.String({ minLength: 2, maxLength: 200 }), {
      default: [],
      maxItems: 50,
      description: 'texts to hide; spaces, case and accents are ignored',
    }),
    fields: Type.Array(Type.Enum(hideFields), {
      default: [],
      maxItems: 2,
      description: 'hides everything of these kinds',
    }),
  }),
  answer: ChangedFile,
  doc:
    'Creates a copy of a .docx or PDF from which texts are removed, not only covered. Pages of a PDF that ' +
    'contain one become images, without selectable text; links, notes, metadata, attachments and scripts of a ' +
    'PDF are left out. Text inside pictures is not found: notFound lists the texts that were not found. ' +
    `errorCode NOTHING_TO_HIDE if none was found. ${temporary} ${whoReads}`,
  place: '001/7.3/5',
})

const presigned =
  'The caller may PUT one file to this address of the bucket within 15 minutes. The file is deleted after a day unless a record uses it. ' +
  `It counts as ${mediaMaxBytes / megabyte} MB: ${quota} ` +
  'errorCode BUCKET_MISSING if files are not stored in a bucket: use `POST /commons/upload`.'

export const mediaPresignedUrl = operation({
  ...common,
  id: 'mediaPresignedUrl',
  method: 'GET',
  path: '/media/presigned-url',
  effect: 'write',
  origin: 'spec',
  query: Type.Object({ type: Type.Enum(['BatchImportCandidate']) }),
  answer: PresignedUpload,
  doc: `Returns an upload address for the CSV of a batch import. ${presigned}`,
  place: '001/7.3/6, D-100',
})

export const mediaUploadPresignedUrl = operation({
  ...common,
  id: 'mediaUploadPresignedUrl',
  method: 'GET',
  path: '/media/upload-presigned-url',
  effect: 'write',
  origin: 'spec',
  query: Type.Object({
    type: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'the purpose of the file; BatchImportCandidate accepts csv only',
    }),
    extension: Type.Enum(fileExtensions),
  }),
  answer: PresignedUpload,
  doc: `Returns an upload address for a file with this extension. ${presigned}`,
  place: '001/7.3/8, D-100',
})
