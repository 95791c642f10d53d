import {
  candidateCreate,
  candidateDelete,
  candidateGet,
  candidateRestore,
  type CandidateRow,
  candidateSetLabels,
  candidateUpdate,
} from '../../../services/features/candidates/contract.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { ImageInput } from '../../core/graph/types/imageInput.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from './candidate.ts'
import { candidateFields, fieldNames, fieldsOf, photoOf } from './inputs/candidateInput.ts'
import type { InputBuilder } from './inputs/candidateResumeInput.ts'

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The candidate (global id).' }) })
const ignoreDuplicates = (t: InputBuilder) => ({
  ignoreDuplicates: t.boolean({
    description: 'Saves even if another candidate has one of the e-mail addresses or phone numbers.',
  }),
})

/**
 * Without ignoreDuplicates the services may answer REFUSED, errorCode CANDIDATE_EXISTS, params candidateId and name.
 */
const duplicates =
  'Refused with errorCode CANDIDATE_EXISTS (params candidateId, name) if a candidate has one of the e-mails or phones, unless ignoreDuplicates is set.'

const toPayload = (t: PayloadFields<{ candidate: CandidateRow }>) => ({
  candidate: t.field({
    type: Candidate,
    description: 'The candidate after the change.',
    resolve: ({ candidate }) => candidate,
  }),
})

const readCandidate = (context: GatewayContext) => (id: string) => context.rest.call(candidateGet, { params: { id } })

mutation('createCandidate', {
  description: `Adds a candidate. ${duplicates}`,
  operation: candidateCreate,
  input: (t) => ({
    ...candidateFields(t),
    folderIds: t.idList({
      description: "The viewer's own talent folders to which the candidate is added (global ids).",
    }),
    cvPath: t.string({ description: 'The path of an uploaded CV, which is added to the candidate.' }),
    photo: t.field({ type: ImageInput, description: 'A photo of the candidate.' }),
    ...ignoreDuplicates(t),
  }),
  payload: toPayload,
  resolve: async ({ folderIds, cvPath, photo, ignoreDuplicates: ignore, ...fields }, context) => {
    const body = {
      ...fieldsOf(fields),
      cateIds: (folderIds ?? []).map((folder) => idOf('TalentFolder', folder, 'folderIds')),
      ...(cvPath && { filePath: cvPath }),
      ...photoOf(photo),
      ignoreDuplicates: ignore ?? false,
    }
    const write = context.rest.call(candidateCreate, { fieldNames, body })
    return { candidate: await savedRecord(context, write, readCandidate(context)) }
  },
})

mutation('updateCandidate', {
  description: `Replaces the candidate's data. CONFLICT (params updatedBy, updatedDate) if the candidate has changed since the viewer saw \`version\`. ${duplicates}`,
  operation: candidateUpdate,
  input: (t) => ({
    ...id(t),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...candidateFields(t),
    photo: t.field({ type: ImageInput, description: 'The new photo. By default the photo stays as it is.' }),
    removesPhoto: t.boolean({ description: 'Removes the photo. Ignored if there is a new one.' }),
    ...ignoreDuplicates(t),
  }),
  payload: toPayload,
  resolve: async ({ id: candidateId, version, photo, removesPhoto, ignoreDuplicates: ignore, ...fields }, context) => {
    const params = { id: idOf('Candidate', candidateId) }
    const body = { ...fieldsOf(fields), ...photoOf(photo, removesPhoto), version, ignoreDuplicates: ignore ?? false }
    const write = context.rest.call(candidateUpdate, { fieldNames, params, body })
    return { candidate: await savedRecord(context, write, readCandidate(context), params.id) }
  },
})

mutation('deleteCandidate', {
  description: 'Removes a candidate from every list. Undo it with restoreCandidate.',
  operation: candidateDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateId: t.exposeID('id', { description: 'The deleted candidate (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(candidateDelete, { params: { id: idOf('Candidate', input.id) } }),
      'The candidate was not deleted',
    )
    return { id: input.id }
  },
})

mutation('restoreCandidate', {
  description: 'Restores a deleted candidate.',
  operation: candidateRestore,
  input: id,
  payload: toPayload,
  resolve: async (input, { rest }) => ({
    candidate: await rest.call(candidateRestore, { params: { id: idOf('Candidate', input.id) } }),
  }),
})

mutation('setCandidateLabels', {
  description: 'Sets the labels of a candidate.',
  operation: candidateSetLabels,
  input: (t) => ({ ...id(t), labelIds: t.idList({ required: true, description: 'Labels (global ids), up to 50.' }) }),
  payload: toPayload,
  resolve: async ({ id: candidateId, labelIds }, { rest }) => ({
    candidate: await rest.call(candidateSetLabels, {
      params: { id: idOf('Candidate', candidateId) },
      body: { labelIds: labelIds.map((label) => idOf('Label', label, 'labelIds')) },
    }),
  }),
})
