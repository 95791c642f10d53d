import { createMessage } from '../../../services/core/contract/messages.ts'
import {
  candidateDuplicates,
  candidateMerge,
  candidateMergeUndo,
  type Candidate as Detail,
} from '../../../services/features/candidates/contract.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { builder } from '../../core/graph/builder.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { ImageInput } from '../../core/graph/types/imageInput.ts'
import { Candidate } from './candidate.ts'
import { CandidateDraftInput, fieldNames, fieldsOf, photoOf } from './inputs/candidateInput.ts'

type Duplicate = AnswerOf<typeof candidateDuplicates>[number]

const CandidateDuplicateReason = builder.enumType('CandidateDuplicateReason', {
  description: 'Why two candidates may be the same person.',
  values: {
    EMAIL: { value: 'email', description: 'The same e-mail address.' },
    PHONE: { value: 'phone', description: 'The same phone number.' },
    NAME: { value: 'name', description: 'A very similar name.' },
  } as const,
})

const CandidateDuplicate = builder
  .objectRef<Duplicate>('CandidateDuplicate')
  .implement({
    description: 'A candidate who may be the same person.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        description: 'The candidate who may be the same person.',
        resolve: ({ candidate }) => candidate,
      }),
      reasons: t.field({
        type: [CandidateDuplicateReason],
        description: 'What the two candidates have in common.',
        resolve: ({ reasons }) => reasons,
      }),
      similarity: t.exposeFloat('similarity', { description: 'How similar the names are, from 0 to 1.' }),
    }),
  })

const CandidateDuplicatesInput = builder.inputType('CandidateDuplicatesInput', {
  description: 'The person to look for.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name to look for.' }),
    phones: t.stringList({ required: true, description: 'Phone numbers, up to 20.' }),
    emails: t.field({ type: ['EmailAddress'], required: true, description: 'E-mail addresses, up to 20.' }),
    exceptId: t.id({ description: 'The candidate (global id) to leave out of the result.' }),
  }),
})

builder.queryField('candidateDuplicates', (t) =>
  t.field({
    type: [CandidateDuplicate],
    operation: candidateDuplicates,
    description: 'Up to ten candidates with the same e-mail or phone, or a very similar name, most likely first.',
    args: { input: t.arg({ type: CandidateDuplicatesInput, required: true, description: 'The person to look for.' }) },
    resolve: (_root, { input: { name, phones, emails, exceptId } }, { rest }) =>
      rest.call(candidateDuplicates, {
        body: { name, phones, emails, ...(exceptId && { exceptId: idOf('Candidate', exceptId, 'exceptId') }) },
      }),
  }),
)

/** The names of the input's fields in the REST API. */
const wireNames = new Map(Object.entries(fieldNames).map(([wire, here]) => [here, wire]))

mutation('mergeCandidates', {
  description:
    'Merges a second candidate, or a draft that was never saved, into a candidate. Exactly one of the two must ' +
    'be passed. Lists are joined, empty fields are filled, `fields` are overwritten and a photo is preserved. ' +
    'Folders, followers, notes, files, jobs and events are moved.',
  operation: candidateMerge,
  input: (t) => ({
    targetId: t.id({ required: true, description: 'The candidate that remains (global id).' }),
    version: t.int({ required: true, description: 'The version of that candidate that the viewer saw.' }),
    sourceId: t.id({ description: 'The candidate that is merged into it (global id).' }),
    draft: t.field({ type: CandidateDraftInput, description: 'The draft that was about to be saved.' }),
    cvPath: t.string({ description: "The path of the draft's uploaded CV." }),
    photo: t.field({ type: ImageInput, description: "The draft's photo, used if the target has none." }),
    folderIds: t.idList({
      description: "The viewer's own talent folders to which the candidate is added (global ids).",
    }),
    fields: t.stringList({ description: 'Fields of CandidateDraftInput that replace the values of the target.' }),
  }),
  payload: (t: PayloadFields<{ mergeId: string; candidate: Detail }>) => ({
    mergeId: t.id({
      description: 'The id for undoCandidateMerge.',
      resolve: ({ mergeId }) => encodeId('CandidateMerge', mergeId),
    }),
    candidate: t.field({
      type: Candidate,
      description: 'The candidate that remains, after the merge.',
      resolve: ({ candidate }) => candidate,
    }),
  }),
  resolve: ({ targetId, version, sourceId, draft, cvPath, photo, folderIds, fields }, { rest }) => {
    if (!sourceId === !draft) throw badInput({ sourceId: createMessage('EXACTLY_ONE', { names: 'sourceId, draft' }) })
    return rest.call(candidateMerge, {
      fieldNames,
      body: {
        targetId: idOf('Candidate', targetId, 'targetId'),
        version,
        ...(sourceId && { sourceId: idOf('Candidate', sourceId, 'sourceId') }),
        ...(draft && { draft: fieldsOf(draft) }),
        ...(cvPath && { filePath: cvPath }),
        ...photoOf(photo),
        cateIds: (folderIds ?? []).map((folder) => idOf('TalentFolder', folder, 'folderIds')),
        fields: (fields ?? []).map((name) => wireNames.get(name) ?? name),
      },
    })
  },
})

mutation('undoCandidateMerge', {
  description:
    'Restores both candidates to their state before the merge. CONFLICT if the remaining candidate has changed since.',
  operation: candidateMergeUndo,
  input: (t) => ({ mergeId: t.id({ required: true, description: 'The id that mergeCandidates returned.' }) }),
  payload: (t: PayloadFields<{ candidate: Detail }>) => ({
    candidate: t.field({
      type: Candidate,
      description: 'The candidate that had remained, after the undo.',
      resolve: ({ candidate }) => candidate,
    }),
  }),
  resolve: async ({ mergeId }, { rest }) => ({
    candidate: await rest.call(candidateMergeUndo, { params: { id: idOf('CandidateMerge', mergeId, 'mergeId') } }),
  }),
})
