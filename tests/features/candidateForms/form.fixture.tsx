import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { candidateCvNews } from '../../../services/features/candidateCvs/contract.ts'
import { candidateDetailByIds, type Candidate } from '../../../services/features/candidates/contract.ts'
import {
  candidateDuplicates,
  candidateMerge,
  candidateMergeUndo,
} from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateCreate, candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobRankList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import {
  candidateStatusList,
  cityList,
  labelList,
  languageKeywordList,
  nationalityList,
  skillKeywordList,
} from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList, type ExtensionProperty } from '../../../services/features/settings/contract.ts'
import { talentFolderByIds, talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { userSearch } from '../../../services/features/users/contract.ts'
import CandidateCreatePage from '../../../web/features/candidateForms/CandidateCreatePage.tsx'
import CandidateEditPage from '../../../web/features/candidateForms/CandidateEditPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import type { Session } from '../../../web/shared/session/session.ts'
import { detail, services } from '../candidates/candidateRecords.ts'
import { folder } from '../talentFolders/folders.fixture.ts'

const words = (...names: string[]) => names.map((name, at) => ({ id: uuid(70 + at), name, isDefault: false }))
const keys: PermissionKey[] = [
  'Candidate:CreateCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:ReadCandidate',
  'TalentManagement:TalentManagement',
]
type Found = { candidate: Candidate; reasons: ('email' | 'phone' | 'name')[]; similarity: number }

/** REST services for the form, with these candidates, duplicates and company fields. */
export function formServices({
  candidates = [],
  duplicates = [],
  fields = [],
}: { candidates?: Candidate[]; duplicates?: Found[]; fields?: ExtensionProperty[] } = {}) {
  const saved = (body: object, id: string): Candidate => ({ ...detail(90), ...body, id, version: 4 }) as Candidate
  const clean = ({
    cateIds: _folders,
    filePath: _path,
    ignoreDuplicates: _ignored,
    version: _version,
    photoBase64: _photo,
    photoName: _photoName,
    ...body
  }: Record<string, unknown>) => body
  const rest = services(candidates)
    .on(candidateDetailByIds, ({ body }) => candidates.filter(({ id }) => body!.ids.includes(id)))
    .on(recruitmentChannelList, () => [
      { id: uuid(50), name: 'LinkedIn' },
      { id: uuid(53), name: 'Facebook' },
    ])
    .on(candidateStatusList, () => [{ id: uuid(51), name: 'New', isDefault: true, color: '#1677ff' }])
    .on(labelList, () => [{ id: uuid(52), name: 'Java expert', isDefault: false, color: '#1677ff' }])
    .on(jobRankList, () => [{ id: uuid(54), name: 'Senior' }])
    .on(extendCandidateList, () => fields)
    .on(nationalityList, () => words('Việt Nam', 'Japan'))
    .on(cityList, () => words('Hà Nội').map((one) => ({ ...one, countryId: uuid(60) })))
    .on(skillKeywordList, () => words('Java', 'JavaScript'))
    .on(languageKeywordList, () => words('English'))
    .on(talentFolderList, () => pageOf([folder(60, { name: 'Backend' })]))
    .on(talentFolderByIds, ({ body }) => [folder(60)].filter(({ id }) => body!.ids.includes(id)))
    .on(userSearch, () => pageOf([{ id: uuid(7), userName: 'lan.pt', fullName: 'Phạm Thị Lan', email: null }]))
    .on(candidateDuplicates, () => duplicates)
    .on(candidateCreate, ({ body }) => saved(clean(body), uuid(90)))
    .on(candidateUpdate, ({ params, body }) => saved(clean(body), String(params!.id)))
    .on(candidateMerge, ({ body }) => ({
      mergeId: uuid(80),
      candidate: detail(2, { id: String(body!.targetId), version: 4 }),
    }))
    .on(candidateMergeUndo, () => detail(2))
    .on(candidateCvNews, () => [])
  return { rest, candidates, calls: rest.callsOf }
}

/** Opens the form's pages at an address. */
export function openForm(here: ReturnType<typeof formServices>, path = '/candidates/create') {
  const pages = (
    <Routes>
      <Route path="/candidates/create" element={<CandidateCreatePage />} />
      <Route path="/candidates/view/:id" element={<h1>Candidate page</h1>} />
      <Route path="/candidates/:id" element={<CandidateEditPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>
  )
  const request = vi.fn<Session['request']>(async () =>
    Response.json({ filePath: 'a/cv.docx', queueId: null, file: null }),
  )
  const page = renderScreen(pages, { rest: here.rest, path, keys, request })
  return { ...here, ...page, request, at: () => page.router.state.location.pathname }
}

export const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
export const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }))
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** A refusal by a service, in the form in which the gateway reads it. */
export const refusal =
  (...args: ConstructorParameters<typeof RequestError>) =>
  () => {
    throw new RequestError(...args)
  }
