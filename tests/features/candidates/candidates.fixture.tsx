import { Route, Routes } from 'react-router'
import { vi } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import {
  candidateByIds,
  candidateFollow,
  candidateUnfollow,
  type CandidateRow,
  type SearchPayload,
} from '../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { candidateNoteList } from '../../../services/features/candidateNotes/contract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { talentByCandidates } from '../../../services/features/talentCandidates/contract.ts'
import { talentFolderByIds, talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import CandidatesPage from '../../../web/features/candidates/CandidatesPage.tsx'
import type { Session } from '../../../web/shared/session/session.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { folder } from '../talentFolders/folders.fixture.ts'
import { row, services } from './candidateRecords.ts'

export const statusId = uuid(51)
export const labelId = uuid(52)
export const folderId = uuid(60)

/** REST services that keep these candidates in memory and record the searches for rows. */
export function candidateServices(rows: CandidateRow[]) {
  const searches: SearchPayload[] = []
  const rest = services(rows)
    .on(candidateList, ({ body }) => {
      const { total, searchBox, followedOnly, sortDirection } = body
      if (total === false) searches.push(body)
      const found = rows.filter(
        ({ name, isFollowed, mergedInto }) =>
          !mergedInto && (!searchBox || name.includes(searchBox)) && (!followedOnly || isFollowed),
      )
      const { totalItem, ...page } = pageAt(sortDirection === 'asc' ? found : found.toReversed(), body)
      return {
        ...page,
        ...(total === false ? { hasMore: (page.pageIndex + 1) * page.pageSize < found.length } : { totalItem }),
      }
    })
    .on(candidateByIds, ({ body }) => rows.filter(({ id }) => body!.ids.includes(id)))
    .on(candidateStatusList, () => [{ id: statusId, name: 'New', color: '#06c', isDefault: true }])
    .on(labelList, () => [{ id: labelId, name: 'Hot', color: '#f00', isDefault: false }])
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(extendCandidateList, () => [])
    .on(workflowList, () => [])
    .on(talentFolderList, () => ({ data: [folder(60, { name: 'Java' })], totalItem: 1, pageIndex: 0, pageSize: 100 }))
    .on(talentFolderByIds, ({ body }) => [folder(60, { name: 'Java' })].filter(({ id }) => body!.ids.includes(id)))
    .on(talentByCandidates, () => [])
    .on(candidateNoteList, () => ({ data: [], totalItem: 0, pageIndex: 0, pageSize: 3 }))
    .on(candidateFollow, ({ body }) =>
      body!.candidateIds.map((id) => {
        const found = rows.find((one) => one.id === id)
        if (found) found.isFollowed = true
        return { id: String(id), ok: Boolean(found), message: found ? null : 'It is gone' }
      }),
    )
    .on(candidateUnfollow, ({ params }) => {
      for (const one of rows) if (one.id === params!.id) one.isFollowed = false
      return { status: 'OK' }
    })
  return { rest, rows, searches, calls: rest.callsOf }
}

export const allKeys: PermissionKey[] = [
  'Candidate:ListCandidate',
  'Candidate:ReadCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:UnFollow',
  'Candidate:AssignFollow',
  'Candidate:AddNote',
  'Candidate:ExportCandidate',
  'Candidate:DashboardListCandidateFollow',
  'TalentManagement:TalentManagement',
  'TalentManagement:TalentExport',
  'JobRequest:AddCandidateToJobRequest',
  'JobRequest:ListJobRequest',
  'FHU:ImportCandidate',
]
export const people = (count: number): CandidateRow[] =>
  Array.from({ length: count }, (_, index) => row(index + 1, { name: `Person ${index + 1}`, isFollowed: false }))

/** Opens the list at an address, with services in memory. */
export function openList(
  rows: CandidateRow[],
  path = '/candidates',
  options: {
    can?: Session['can']
    keys?: PermissionKey[]
    /** How long the list has been unchanged when it is opened. */
    unchangedMs?: number
    prepare?: (here: ReturnType<typeof candidateServices>) => void
  } = {},
) {
  const here = candidateServices(rows)
  options.prepare?.(here)
  const { live, emit } = screenLive()
  live.unchanged = options.unchangedMs ?? 0
  const request = vi.fn<Session['request']>(async () => new Response('csv'))
  const page = (
    <Routes>
      <Route path="/candidates" element={<CandidatesPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>
  )
  return {
    ...here,
    emit,
    request,
    ...renderScreen(page, { rest: here.rest, path, live, keys: options.keys ?? allKeys, can: options.can, request }),
  }
}
