import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateByIds } from '../../../services/features/candidates/contract.ts'
import { talentNoteShares } from '../../../services/features/candidateNotes/contract.ts'
import {
  dpsAdd,
  dpsDelete,
  dpsGet,
  dpsList,
  dpsOpenJobList,
  dpsTypeEdit,
  dpsTypeList,
  dpsUpdate,
} from '../../../services/features/dpsTasks/contract.ts'
import type { DpsItem, DpsType } from '../../../services/features/dpsTasks/dpsShapes.ts'
import { labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { talentFolderByIds } from '../../../services/features/talentFolders/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { row } from '../candidates/candidateRecords.ts'
import { type as typeOf } from './tasks.ts'

export const jobs = [
  { id: uuid(501), name: 'Java Developer' },
  { id: uuid(502), name: 'QA Engineer' },
]

const pageOf = <T>(all: T[], { pageIndex = 0, pageSize = 10 }: { pageIndex?: unknown; pageSize?: unknown }) => {
  const [index, size] = [Number(pageIndex), Number(pageSize)]
  return { data: all.slice(index * size, (index + 1) * size), totalItem: all.length, pageIndex: index, pageSize: size }
}

/** REST services that keep types and tasks in memory. */
export function dpsServices(types: DpsType[], items: DpsItem[]) {
  const find = (id: unknown) => {
    const found = items.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(dpsTypeList, ({ body }) =>
      pageOf(
        types.filter(
          ({ id, name }) =>
            (!body?.ids || body.ids.includes(id)) &&
            name.toLowerCase().includes(String(body?.keyword ?? '').toLowerCase()),
        ),
        body ?? {},
      ),
    )
    .on(dpsTypeEdit, ({ body }) =>
      Object.assign(
        types.find(({ id }) => id === body!.id)!,
        { name: String(body!.name).trim() },
      ),
    )
    .on(dpsList, ({ body }) =>
      pageOf(
        items.filter(
          ({ type, name, openJob }) =>
            (!body?.type || type === body.type) &&
            (!body?.openJob || openJob === body.openJob) &&
            name.toLowerCase().includes(String(body?.input ?? '').toLowerCase()),
        ),
        body ?? {},
      ),
    )
    .on(dpsGet, ({ params }) => find(params!.id))
    .on(dpsUpdate, ({ params, body }) => {
      const { isSaveDraft, version: _version, ...fields } = body!
      const before = find(params!.id)
      return Object.assign(before, fields, {
        status: isSaveDraft ? 'DRAFT' : 'DONE',
        version: (before.version ?? 0) + 1,
        updatedBy: 'recruiter',
      }) as DpsItem
    })
    .on(dpsDelete, ({ params }) => {
      items.splice(items.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
    .on(dpsAdd, ({ body }) => {
      const made = typeOf(900 + types.length, {
        name: String(body!.name),
        searchContent: JSON.stringify({ searchBox: body!.searchBox ?? '', filters: body!.filters }),
      })
      types.unshift(made)
      return { type: made, total: body!.candidateIds?.length ?? 12 }
    })
    .on(dpsOpenJobList, () => jobs)
    .on(candidateByIds, ({ body }) => body!.ids.map((id) => row(1, { id: String(id) })))
    .on(usersByUserNames, ({ body }) =>
      body!
        .map(String)
        .map((userName, at) => ({
          id: uuid(700 + at),
          userName,
          fullName: `Full ${userName}`,
          email: `${userName}@x.vn`,
        })),
    )
    .on(talentFolderByIds, ({ body }) =>
      body!.ids
        .map(String)
        .map((id) => ({
          id,
          type: 'candidate',
          name: 'Java people',
          shareAll: false,
          shareUsers: [],
          userName: 'recruiter',
          isShare: false,
        })),
    )
    .on(talentNoteShares, () => [{ userName: 'recruiter2', fullName: 'Full recruiter2' }])
    .on(labelList, () => [{ id: uuid(601), name: 'Fast learner', color: '#00f', isDefault: false }])
    .on(extendCandidateList, () => [
      { key: 'Account', label: 'Tài khoản', inputType: 'Input' as const, required: false, active: true, values: [] },
    ])
  return { rest, calls: rest.callsOf, types, items }
}
