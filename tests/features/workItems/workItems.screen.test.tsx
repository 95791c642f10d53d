import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callByIds } from '../../../services/features/calls/contract.ts'
import { candidateByIds } from '../../../services/features/candidates/contract.ts'
import { verificationFolderByIds } from '../../../services/features/verifications/contract.ts'
import { workList, type WorkList } from '../../../services/features/workItems/contract.ts'
import DashboardsPage from '../../../web/features/dashboards/DashboardsPage.tsx'
import { workItems } from '../../../web/features/workItems/screens.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { call } from '../calls/callRecords.ts'
import { row } from '../candidates/candidateRecords.ts'
import { batch, folder } from '../verifications/records.ts'

const empty: WorkList = { reviews: [], inbound: null, callsToReturn: [], failedImports: [] }

function open(work: Partial<WorkList> = {}) {
  const rest = fakeRest()
    .on(workList, () => ({ ...empty, ...work }))
    .on(verificationFolderByIds, ({ body }) => body!.ids.map((id) => folder({ id, name: `Folder ${id.at(-1)}` })))
    .on(callByIds, ({ body }) =>
      body!.ids.map((id) => ({ ...call(3, { name: 'An', phone: '0912345678', candidateId: uuid(1) }), id })),
    )
    .on(candidateByIds, ({ body }) => body!.ids.map((id) => ({ ...row(1), id })))
  const page = renderScreen(<DashboardsPage />, {
    rest,
    path: '/dashboards',
    keys: [
      'Candidate:CV-Verification',
      'Candidate:CollectCandidate',
      'Phonenet:CallCandidate',
      'Candidate:ReadCandidate',
    ],
    shell: { cards: workItems.slots!.dashboard!, entries: [{ path: '/ruf', label: 'RUF', icon: null }] },
  })
  return { rest, ...page }
}
const links = () => screen.queryAllByRole('link').map((link) => `${link.textContent} → ${link.getAttribute('href')}`)

test('waiting work is listed with links; folders, calls and imports cost one call each', async () => {
  const { rest } = open({
    reviews: [
      { folderId: uuid(11), count: 1000 },
      { folderId: uuid(12), count: 1 },
    ],
    ...{ inbound: 4, callsToReturn: [uuid(3)], failedImports: [batch({ id: uuid(21) })] },
  })
  expect(await screen.findByText('1,000+ CVs to review')).toBeTruthy()
  expect(links()).toEqual([
    `1,000+ CVs to review → /cv-verification?folder=${uuid(11)}&status=NEW`,
    `1 CV to review → /cv-verification?folder=${uuid(12)}&status=NEW`,
    '4 CVs to review → /collect-candidate?status=NEW',
    `Call An back → /candidates/view/${uuid(1)}`,
    expect.stringMatching(/^1 row could not be imported → \/cv-verification\?folder=.*&import=/),
  ])
  expect(screen.getByText(/0912 345 678/)).toBeTruthy()
  expect(rest.callsOf('verificationFolderByIds')).toHaveLength(1)
  expect(rest.callsOf('workList')).toHaveLength(1)
})

test('an empty work list says so; the menu is not shown a second time', async () => {
  open({ inbound: 0 })
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy()
  expect(links()).toEqual([])
})
