import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  talentFolderByIds,
  talentFolderCreate,
  talentFolderDelete,
  talentFolderList,
  talentFolderShareableUsers,
  talentFolderUnfollow,
  talentFolderUpdate,
  type TalentFolder,
} from '../../../services/features/talentFolders/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { talentListCsv } from '../../../services/features/talentCandidates/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'

export const folder = (number: number, more: Partial<TalentFolder> = {}): TalentFolder => ({
  id: uuid(number),
  type: 'candidate',
  name: `Folder ${number}`,
  shareAll: false,
  shareUsers: [],
  userName: 'recruiter',
  isShare: false,
  ...more,
})

const people: Record<string, string> = {
  recruiter: 'Nguyễn Thu Hà',
  recruiter2: 'Lê Hoàng Nam',
  'sato.kenta': '佐藤 健太',
}

/** REST services that keep the folders of one user in memory. */
export function folderServices(folders: TalentFolder[]) {
  const find = (id: unknown) => {
    const found = folders.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const take = (id: unknown) => {
    folders.splice(folders.indexOf(find(id)), 1)
    return { status: 'OK' }
  }
  const rest = fakeRest()
    .on(talentFolderList, () => pageOf([...folders].sort((one, other) => one.name.localeCompare(other.name))))
    .on(talentFolderByIds, ({ body }) => folders.filter(({ id }) => body!.ids.includes(id)))
    .on(talentFolderCreate, ({ body }) => {
      const { name, shareAll, shareUsers } = body!
      const made = folder(90 + folders.length, {
        name: String(name),
        shareAll: Boolean(shareAll),
        shareUsers: [...(shareUsers ?? [])].map(String),
      })
      folders.push(made)
      return made
    })
    .on(talentFolderUpdate, ({ params, body }) => {
      const { name, shareAll, shareUsers } = body!
      return Object.assign(find(params!.id), {
        name: String(name),
        shareAll: Boolean(shareAll),
        shareUsers: [...(shareUsers ?? [])].map(String),
      })
    })
    .on(talentFolderDelete, ({ params }) => take(params!.id))
    .on(talentFolderUnfollow, ({ params }) => take(params!.id))
    .on(talentFolderShareableUsers, ({ body }) =>
      pageOf(
        Object.entries(people)
          .map(([userName, fullName]) => ({ userName, fullName }))
          .filter(({ userName }) => userName !== 'recruiter' && userName.includes(String(body?.keyword ?? ''))),
      ),
    )
    .on(usersByUserNames, ({ body }) =>
      body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: people[String(name)] ?? '', email: null })),
    )
  // The page of a folder reads these too: they are empty here.
  rest
    .on(candidateList, () => pageOf([]))
    .on(candidateStatusList, () => [])
    .on(labelList, () => [])
    .on(recruitmentChannelList, () => [])
    .on(extendCandidateList, () => [])
    .on(talentListCsv, () => pageOf([]))
  return { rest, calls: rest.callsOf, folders }
}
