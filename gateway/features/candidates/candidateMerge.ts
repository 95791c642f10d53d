import { say } from '../../../services/core/contract/messages.ts'
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
  description: 'Why a candidate may be the same person.',
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
        description: 'What the two have in common.',
        resolve: ({ reasons }) => reasons,
      }),
      similarity: t.exposeFloat('similarity', { description: 'How alike the names are, 0–1.' }),
    }),
  })

const CandidateDuplicatesInput = builder.inputType('CandidateDuplicatesInput', {
  description: 'Whom to look for.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name to look for.' }),
    phones: t.stringList({ required: true, description: 'Phone numbers, up to 20.' }),
    emails: t.field({ type: ['EmailAddress'], required: true, description: 'E-mail addresses, up to 20.' }),
    exceptId: t.id({ description: 'The candidate itself (global id), who is left out.' }),
  }),
})

builder.queryField('candidateDuplicates', (t) =>
  t.field({
    type: [CandidateDuplicate],
    operation: candidateDuplicates,
    description: 'Up to ten candidates with the same e-mail or phone, or a very similar name, the surest first.',
    args: { input: t.arg({ type: CandidateDuplicatesInput, required: true, description: 'Whom to look for.' }) },
    resolve: (_root, { input: { name, phones, emails, exceptId } }, { rest }) =>
      rest.call(candidateDuplicates, {
        body: { name, phones, emails, ...(exceptId && { exceptId: idOf('Candidate', exceptId, 'exceptId') }) },
      }),
  }),
)

/** Names of the input's fields as the wire has them. */
const wireNames = new Map(Object.entries(fieldNames).map(([wire, here]) => [here, wire]))

mutation('mergeCandidates', {
  description:
    'Completes a candidate by a second one, which then is no more, or by a draft that was never saved: exactly one of both. ' +
    'Lists are joined, empty fields filled, `fields` taken over, a photo kept; folders, followers, notes, files, jobs and events move.',
  operation: candidateMerge,
  input: (t) => ({
    targetId: t.id({ required: true, description: 'The candidate that stays (global id).' }),
    version: t.int({ required: true, description: 'The version of it that the viewer saw.' }),
    sourceId: t.id({ description: 'The candidate that becomes part of it (global id).' }),
    draft: t.field({ type: CandidateDraftInput, description: 'What was about to be saved.' }),
    cvPath: t.string({ description: "Path of the draft's uploaded CV." }),
    photo: t.field({ type: ImageInput, description: "The draft's photo, taken where the target has none." }),
    folderIds: t.idList({ description: 'Own talent folders to put the candidate into (global ids).' }),
    fields: t.stringList({
      description: 'Fields of CandidateDraftInput that are taken over although the target has them.',
    }),
  }),
  payload: (t: PayloadFields<{ mergeId: string; candidate: Detail }>) => ({
    mergeId: t.id({
      description: 'What undoCandidateMerge takes.',
      resolve: ({ mergeId }) => encodeId('CandidateMerge', mergeId),
    }),
    candidate: t.field({
      type: Candidate,
      description: 'The candidate that stays, as it is now.',
      resolve: ({ candidate }) => candidate,
    }),
  }),
  resolve: ({ targetId, version, sourceId, draft, cvPath, photo, folderIds, fields }, { rest }) => {
    if (!sourceId === !draft) throw badInput({ sourceId: say('EXACTLY_ONE', { names: 'sourceId, draft' }) })
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
    'Both candidates become what they were before the merge. CONFLICT when the one that stayed has changed since.',
  operation: candidateMergeUndo,
  input: (t) => ({ mergeId: t.id({ required: true, description: 'As mergeCandidates answered it.' }) }),
  payload: (t: PayloadFields<{ candidate: Detail }>) => ({
    candidate: t.field({
      type: Candidate,
      description: 'The candidate that had stayed, as it is now.',
      resolve: ({ candidate }) => candidate,
    }),
  }),
  resolve: async ({ mergeId }, { rest }) => ({
    candidate: await rest.call(candidateMergeUndo, { params: { id: idOf('CandidateMerge', mergeId, 'mergeId') } }),
  }),
})
