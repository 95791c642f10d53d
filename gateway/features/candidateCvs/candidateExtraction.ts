import {
  candidateExtractCv,
  candidateExtractResult,
  type Extraction,
} from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { CandidateDraft, CandidateExtractedField } from '../candidates/inputs/candidateDraft.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const CandidateExtraction = builder
  .objectRef<Extraction>('CandidateExtraction')
  .implement({
    description: 'What was read from a CV.',
    fields: (t) => ({
      file: t.field({
        type: File,
        description: 'The CV that was read.',
        resolve: ({ filePath, fileName }) => ({
          path: filePath,
          name: fileName,
          downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: filePath }),
        }),
      }),
      characters: t.exposeInt('characters', {
        nullable: true,
        description: 'The length of the text. 0 for a scan without text, null if the services do not report it.',
      }),
      isScan: t.exposeBoolean('isScan', {
        description:
          'Whether some pages are images that were read by text recognition, so the result should be checked.',
      }),
      unreadPageCount: t.exposeInt('unreadPages', {
        description: 'The number of scanned pages that could not be read, or not in time.',
      }),
      draft: t.field({
        type: CandidateDraft,
        description: 'The candidate that the CV describes.',
        resolve: ({ draft }) => draft,
      }),
      fields: t.field({
        type: [CandidateExtractedField],
        description: 'Where each value was found in the CV.',
        resolve: ({ fields }) => fields,
      }),
    }),
  })

builder.queryField('candidateExtraction', (t) =>
  t.field({
    type: CandidateExtraction,
    nullable: true,
    operation: candidateExtractResult,
    description: 'What was read from a stored CV, or null if it has not been read.',
    args: { path: t.arg.string({ required: true, description: 'The path of the CV.' }) },
    resolve: (_root, { path }, { rest }) =>
      rest.call(candidateExtractResult, { fieldNames: { filePath: 'path' }, body: { filePath: path } }),
  }),
)

mutation('extractCandidateCv', {
  description:
    'Reads a stored CV again and stores the result. REFUSED with errorCode CV_ENCRYPTED, CV_UNREADABLE or CV_NO_TEXT if there is nothing to read.',
  operation: candidateExtractCv,
  input: (t) => ({
    path: t.string({ required: true, description: 'The path of the CV.' }),
    candidateId: t.id({
      description: 'The candidate to whom the CV belongs (global id). Omit it for a candidate who does not exist yet.',
    }),
  }),
  payload: (t: PayloadFields<{ extraction: Extraction }>) => ({
    extraction: t.field({
      type: CandidateExtraction,
      description: 'The result of the reading.',
      resolve: ({ extraction }) => extraction,
    }),
  }),
  resolve: async ({ path, candidateId }, { rest }) => ({
    extraction: await rest.call(candidateExtractCv, {
      fieldNames: { filePath: 'path' },
      body: { filePath: path, ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'candidateId') }) },
    }),
  }),
})
