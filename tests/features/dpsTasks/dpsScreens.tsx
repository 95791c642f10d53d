import { screen, waitFor, within } from '@testing-library/react'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { candidateNoteList } from '../../../services/features/candidateNotes/contract.ts'
import type { DpsItem, DpsType } from '../../../services/features/dpsTasks/dpsShapes.ts'
import { jobRankList } from '../../../services/features/lookups/contract.ts'
import { talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import DpsTasksPage from '../../../web/features/dpsTasks/DpsTasksPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { dpsServices } from './dps.fixture.ts'
import { item, type } from './tasks.ts'

const keys: PermissionKey[] = [
  'DPS:ListDPS',
  'DPS:GetDPS',
  'DPS:UpdateDPS',
  'DPS:DeleteDPS',
  'TalentManagement:TalentManagement',
  'Candidate:ReadCandidate',
]

/** Opens the screen with types and tasks in memory. */
export function openDps({
  types = [type(100)],
  items = [
    item(1),
    item(2, { status: 'DONE', note: 'ok', updatedBy: 'recruiter2', updatedDate: '2026-10-02T03:00:00.000Z' }),
  ],
  path = '/dps-task',
  can,
  prepare,
}: {
  types?: DpsType[]
  items?: DpsItem[]
  path?: string
  can?: (permission: string | readonly string[] | undefined) => boolean
  /** Changes the services before the screen calls them. */
  prepare?: (rest: ReturnType<typeof dpsServices>['rest']) => void
} = {}) {
  const services = dpsServices(types, items)
  services.rest
    .on(jobRankList, () => [{ id: uuid(801), name: 'Senior', isDefault: false }])
    .on(talentFolderList, () => ({
      data: [
        {
          id: uuid(602),
          type: 'candidate',
          name: 'Java people',
          shareAll: false,
          shareUsers: [],
          userName: 'recruiter',
          isShare: false,
        },
      ],
      totalItem: 1,
      pageIndex: 0,
      pageSize: 30,
    }))
    .on(candidateNoteList, ({ body }) => ({
      data: [
        {
          id: uuid(901),
          candidateId: String(body!.candidateId),
          notes: 'Prefers mornings.',
          candidateNoteShares: ['recruiter2'],
          createdBy: 'recruiter',
          createdDate: '2026-09-01T00:00:00.000Z',
          updatedDate: '2026-09-01T00:00:00.000Z',
          canEdit: true,
        },
      ],
      totalItem: 1,
      pageIndex: 0,
      pageSize: 20,
    }))
  prepare?.(services.rest)
  const rendered = renderScreen(<DpsTasksPage />, { rest: services.rest, path, keys, ...(can && { can }) })
  return { ...services, ...rendered }
}

/** The table with its rows, not the placeholder that is shown while they load. */
export const table = () =>
  waitFor(() => {
    const found = screen.getByRole('table', { name: 'DPS tasks' })
    if (found.querySelector('.bone')) throw new Error('still loading')
    return found
  })
export const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
export const drawer = async () => within(await screen.findByRole('dialog', { name: 'Edit DPS task' }))
/** Opens the form of the first task. */
export async function openForm(options: Parameters<typeof openDps>[0] = {}) {
  const opened = openDps({ path: `/dps-task?task=${uuid(1)}`, ...options })
  const form = await drawer()
  await form.findByRole('textbox', { name: /^Name/ })
  return { ...opened, form }
}
