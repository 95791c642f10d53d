import { mediaHideFieldCv, mediaReplaceText, type ChangedFile } from '../../../services/features/media/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const HideKind = builder.enumType('HiddenTextKind', {
  description: 'Texts that are found by their form.',
  values: {
    EMAIL: { value: 'email', description: 'Every e-mail address.' },
    PHONE: { value: 'phone', description: 'Every phone number with a country code or a leading zero.' },
  } as const,
})

const TextReplacement = builder.inputType('TextReplacement', {
  description: 'A text of a document and what takes its place.',
  fields: (t) => ({
    find: t.string({ required: true, description: 'The text as it stands, such as {{name}}.' }),
    replace: t.string({ required: true, description: 'What takes its place; empty takes it out.' }),
  }),
})

const filePath = { required: true, description: 'Path of the stored file, as its upload answered it.' } as const

const payload = (t: PayloadFields<{ changed: ChangedFile }>) => ({
  file: t.field({
    type: File,
    description: "The changed copy, the viewer's own and gone after an hour.",
    resolve: ({ changed: { filePath } }) => ({
      path: filePath,
      downloadUrl: downloadUrlOf('mediaTempFile', { filePath }),
    }),
  }),
  changedPlaceCount: t.int({
    nullable: true,
    description: 'Places that were changed; null where the services do not say.',
    resolve: ({ changed }) => changed.count,
  }),
  notFound: t.stringList({
    description: 'What the document does not contain as text; it may still stand in a picture.',
    resolve: ({ changed }) => changed.notFound,
  }),
})

mutation('replaceDocumentText', {
  description: 'Makes a copy of a .docx, or of a PDF form, with texts replaced.',
  operation: mediaReplaceText,
  input: (t) => ({
    filePath: t.string(filePath),
    replacements: t.field({ type: [TextReplacement], required: true, description: 'At most 200.' }),
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
  description:
    'Makes a copy of a .docx or PDF from which texts are gone, not only covered; pages of a PDF that show one become pictures.',
  operation: mediaHideFieldCv,
  input: (t) => ({
    filePath: t.string(filePath),
    texts: t.stringList({
      required: true,
      description: 'What to hide, whatever its spaces, case or accents; at most 50.',
    }),
    kinds: t.field({ type: [HideKind], required: true, description: 'Everything of these kinds is hidden too.' }),
  }),
  payload,
  resolve: async ({ filePath, texts, kinds }, { rest }) => ({
    changed: await rest.call(mediaHideFieldCv, {
      fieldNames: { fields: 'kinds' },
      body: { filePath, texts, fields: kinds },
    }),
  }),
})
