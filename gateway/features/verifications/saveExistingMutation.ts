import { talentUpdateOnCandidate } from '../../../services/features/talentCandidates/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { permission } from './access.ts'
import { VerificationCandidate } from './verificationCandidate.ts'

/** Maps the services' field names to input fields. */
const fieldNames = { cateIds: 'folderIds' }

mutation('saveExistingCandidate', {
  description: 'Adds the known candidate of an existing row to talent folders, with a remark.',
  permission,
  input: (t) => ({
    id: t.id({ required: true, description: 'The row (global id).' }),
    folderIds: t.idList({
      required: true,
      description: 'Talent folders (global ids), up to 100; at least one if the row requires it.',
    }),
    remark: t.string({ description: 'Reason, up to 2,000 characters.' }),
  }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    candidate: t.field({
      type: VerificationCandidate,
      nullable: true,
      description: 'The row after the change.',
      resolve: ({ id }, _args, context) => VerificationCandidate.load(context, id),
    }),
  }),
  resolve: async ({ id: rowId, folderIds, remark }, context) => {
    const id = idOf('VerificationCandidate', rowId)
    const row = await VerificationCandidate.load(context, id)
    // The link takes precedence (decision D-42); a row that hides it still has the id of its candidate.
    const candidateId = row?.candidateProccessId ?? row?.existingCandidateId
    if (!candidateId) throw new RequestError('NOT_FOUND', 'The row has no known candidate')
    const cateIds = folderIds.map((folder) => idOf('TalentFolder', folder, 'folderIds'))
    assertAccepted(
      await context.rest.call(talentUpdateOnCandidate, {
        fieldNames,
        body: { id, candidateId, cateIds, ...(remark && { remark }) },
      }),
      'The row was not saved',
    )
    return { id }
  },
})
