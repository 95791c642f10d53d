import { mediaHideFieldCv, mediaReplaceText, type ChangedFile } from '../../../services/features/media/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const HideKind = builder.enumType('HiddenTextKind', {
  description: 'Kinds of texts that are recognised by their form.',
  values: {
    EMAIL: { value: 'email', description: 'Every e-mail address.' },
    PHONE: { value: 'phone', description: 'Every phone number with a country code or a leading zero.' },
  } as const,
})

const TextReplacement = builder.inputType('TextReplacement', {
  description: 'A text of a document and its replacement.',
  fields: (t) => ({
    find: t.string({ required: true, description: 'The text as written, such as {{name}}.' }),
    replace: t.string({ required: true, description: 'The replacement; empty removes the text.' }),
  }),
})

const filePath = { required: true, description: 'Path of the stored file, as returned by its upload.' } as const

const payload = (t: PayloadFields<{ changed: ChangedFile }>) => ({
  file: t.field({
    type: File,
    description: 'The changed copy, which belongs to the viewer and expires after an hour.',
    resolve: ({ changed: { filePath } }) => ({
      path: filePath,
      downloadUrl: downloadUrlOf('mediaTempFile', { filePath }),
    }),
  }),
  changedPlaceCount: t.int({
    nullable: true,
    description: 'Number of replacements made; null if the services do not report it.',
    resolve: ({ changed }) => changed.count,
  }),
  notFound: t.stringList({
    description: 'Texts that were not found as text in the document; they may still appear in a picture.',
    resolve: ({ changed }) => changed.notFound,
  }),
})

mutation('replaceDocumentText', {
  description: 'Copies a .docx or a PDF form with texts replaced.',
  operation: mediaReplaceText,
  input: (t) => ({
    filePath: t.string(filePath),
    replacements: t.field({ type: [TextReplacement], required: true, description: 'At most 200 replacements.' }),
  }),
  payload,
  resolve: async ({ filePath, replacements }, { rest }) => ({
    changed: await rest.call(mediaReplaceText, {
      fieldNames: { search: 'find' },
      body: { filePath, replacements: replacements.map(({ find, replace }) => ({ search: find, replace })) },
    }),
  }),
})

mutation('hideDocumentText', {
  description: 'Copies a .docx or PDF with texts removed, not only covered; PDF pages that show one become pictures.',
  operation: mediaHideFieldCv,
  input: (t) => ({
    filePath: t.string(filePath),
    texts: t.stringList({
      required: true,
      description: 'Texts to hide, ignoring spaces, case and accents; at most 50.',
    }),
    kinds: t.field({ type: [HideKind], required: true, description: 'Kinds of texts to hide in addition.' }),
  }),
  payload,
  resolve: async ({ filePath, texts, kinds }, { rest }) => ({
    changed: await rest.call(mediaHideFieldCv, {
      fieldNames: { fields: 'kinds' },
      body: { filePath, texts, fields: kinds },
    }),
  }),
})
