import {
  talentAddToCandidate,
  talentByCandidate,
  talentByCandidates,
  talentRemoveFromFolder,
  talentUpdateOnCandidate,
  type Membership,
} from '../../../services/features/talentCandidates/contract.ts'
import type { BulkResult } from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { listLoader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { hasPermission } from '../../core/graph/permission.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateBulkResult } from '../candidates/candidateBulk.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'

/** Reads the folders of each candidate with a call of its own. */
const foldersOfEach = oneByOne(async (candidateId, { rest }) => {
  const folders = await rest.call(talentByCandidate, { query: { candiateId: candidateId } })
  return { folders: folders.map((folder) => ({ ...folder, candidateId })) }
})

const foldersOf = listLoader<Membership>({
  read: (ids, context) =>
    orInstead(
      context.rest,
      talentByCandidates,
      () => context.rest.call(talentByCandidates, { body: { candidateIds: [...ids] } }),
      async () => (await foldersOfEach(ids, context)).flatMap(({ folders }) => folders),
    ),
  key: ({ candidateId }) => candidateId,
})

const CandidateFolder = builder
  .objectRef<Membership>('CandidateFolder')
  .implement({
    description: 'The membership of a candidate in a talent folder.',
    fields: (t) => ({
      folder: t.field({
        type: TalentFolder,
        nullable: true,
        description: 'The folder; null if it has been deleted.',
        resolve: ({ folderId }, _args, context) => TalentFolder.load(context, folderId),
      }),
      remark: t.exposeString('remark', { nullable: true, description: 'Why the candidate is in it.' }),
      addedBy: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who added the candidate.',
        resolve: ({ addedBy }, _args, context, info) => User.named(context, addedBy, info),
      }),
      addedAt: t.expose('addedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the candidate was added.',
      }),
    }),
  })

builder.objectField(Candidate, 'folders', (t) =>
  t.field({
    type: [CandidateFolder],
    mayFailAlone: true,
    description: 'Talent folders of the candidate that the viewer may see; empty if the caller may not manage talents.',
    extensions: { personal: true },
    resolve: ({ id }, _args, context) => (hasPermission(context, permission) ? foldersOf(context, id) : []),
  }),
)

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** Maps the services' field names to input fields. */
const fieldNames = { candidateIds: 'ids', candidateId: 'id', cateIds: 'folderIds' }

const candidateIds = (t: InputBuilder) => t.idList({ required: true, description: 'Candidates (global ids), 1–1,000.' })
const folders = (t: InputBuilder) => ({
  folderIds: t.idList({ required: true, description: 'Talent folders (global ids), up to 100.' }),
  remark: t.string({ description: 'Reason, up to 2,000 characters.' }),
})
const toFolderIds = (folderIds: readonly string[]) => folderIds.map((id) => idOf('TalentFolder', id, 'folderIds'))
const idsOf = (ids: readonly string[]) => ids.map((id) => idOf('Candidate', id, 'ids'))

const resultFields = (t: PayloadFields<{ results: BulkResult[] }>) => ({
  results: t.field({
    type: [CandidateBulkResult],
    description: 'The result for each candidate.',
    resolve: ({ results: all }) => all,
  }),
})

mutation('addCandidatesToFolders', {
  description:
    'Adds candidates to folders that the viewer owns or that are shared with them; candidates already there stay.',
  operation: talentAddToCandidate,
  input: (t) => ({ ids: candidateIds(t), ...folders(t) }),
  payload: resultFields,
  resolve: async ({ ids, folderIds, remark }, { rest }) => ({
    results: await rest.call(talentAddToCandidate, {
      fieldNames,
      body: { candidateIds: idsOf(ids), cateIds: toFolderIds(folderIds), ...(remark && { remark }) },
    }),
  }),
})

mutation('setCandidateFolders', {
  description: 'Replaces the folders of a candidate, among those that the viewer may see.',
  operation: talentUpdateOnCandidate,
  input: (t) => ({ id: t.id({ required: true, description: 'The candidate (global id).' }), ...folders(t) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ id }, _args, context) => Candidate.tryLoad(context, id),
    }),
  }),
  resolve: async (input, { rest }) => {
    const id = idOf('Candidate', input.id)
    const body = {
      candidateId: id,
      cateIds: toFolderIds(input.folderIds),
      ...(input.remark && { remark: input.remark }),
    }
    assertAccepted(await rest.call(talentUpdateOnCandidate, { fieldNames, body }), 'The folders were not changed')
    return { id }
  },
})

mutation('removeCandidatesFromFolder', {
  description: 'Removes candidates from a folder.',
  operation: talentRemoveFromFolder,
  input: (t) => ({ folderId: t.id({ required: true, description: 'The folder (global id).' }), ids: candidateIds(t) }),
  payload: resultFields,
  resolve: async ({ folderId, ids }, { rest }) => ({
    results: await rest.call(talentRemoveFromFolder, {
      fieldNames,
      body: { folderId: idOf('TalentFolder', folderId, 'folderId'), candidateIds: idsOf(ids) },
    }),
  }),
})
