import { expect, test } from 'vitest'
import { callByIds } from '../../../services/features/calls/contract.ts'
import { verificationFolderByIds } from '../../../services/features/verifications/contract.ts'
import { workList } from '../../../services/features/workItems/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { call } from '../calls/callRecords.ts'
import { batch, folder } from '../verifications/records.ts'

const text =
  '{ workList { foldersToReview { count folder { name } } inboundCandidateCount callsToReturn { name } failedImports { failedCount } } }'

test('the work list reads each kind with one call; deleted items are left out', async () => {
  const rest = fakeRest()
    .on(workList, () => ({
      reviews: [{ folderId: uuid(11), count: 5 }],
      ...{ inbound: null, callsToReturn: [uuid(3), uuid(4)], failedImports: [batch({ id: uuid(21) })] },
    }))
    .on(verificationFolderByIds, ({ body }) => body!.ids.map((id) => folder({ id, name: 'Backend' })))
    .on(callByIds, () => [{ ...call(3, { name: 'An' }), id: uuid(3) }])
  const viewer = viewerWith('Candidate:CV-Verification', 'Phonenet:CallCandidate')
  const { data } = await execute(text, { rest, viewer })
  expect(data.workList).toEqual({
    foldersToReview: [{ count: 5, folder: { name: 'Backend' } }],
    ...{ inboundCandidateCount: null, callsToReturn: [{ name: 'An' }], failedImports: [{ failedCount: 1 }] },
  })
  expect(rest.counts()).toEqual({ workList: 1, verificationFolderByIds: 1, callByIds: 1 })
  const other = await execute(text, { rest, viewer: viewerWith('Vendor:ListVendor') })
  expect(other.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' })
})
