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
        description: 'Length of the text; 0 for a scan without text, null where the services do not say.',
      }),
      isScan: t.exposeBoolean('isScan', {
        description:
          'Whether pages of it are pictures, which were read by text recognition: what it says is to be checked.',
      }),
      unreadPageCount: t.exposeInt('unreadPages', {
        description: 'How many pages of a scan could not be read, or not in time.',
      }),
      draft: t.field({
        type: CandidateDraft,
        description: 'The candidate that the CV describes.',
        resolve: ({ draft }) => draft,
      }),
      fields: t.field({
        type: [CandidateExtractedField],
        description: 'Where each thing stands in the CV.',
        resolve: ({ fields }) => fields,
      }),
    }),
  })

builder.queryField('candidateExtraction', (t) =>
  t.field({
    type: CandidateExtraction,
    nullable: true,
    operation: candidateExtractResult,
    description: 'What was read from a stored CV; null when it has not been read.',
    args: { path: t.arg.string({ required: true, description: 'Path of the CV.' }) },
    resolve: (_root, { path }, { rest }) =>
      rest.call(candidateExtractResult, { fieldNames: { filePath: 'path' }, body: { filePath: path } }),
  }),
)

mutation('extractCandidateCv', {
  description:
    'Reads a stored CV again and keeps the result. REFUSED with errorCode CV_ENCRYPTED, CV_UNREADABLE or CV_NO_TEXT when there is nothing to read.',
  operation: candidateExtractCv,
  input: (t) => ({
    path: t.string({ required: true, description: 'Path of the CV.' }),
    candidateId: t.id({ description: 'The candidate whose CV it is (global id); left out for one who is to come.' }),
  }),
  payload: (t: PayloadFields<{ extraction: Extraction }>) => ({
    extraction: t.field({
      type: CandidateExtraction,
      description: 'What was read.',
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
