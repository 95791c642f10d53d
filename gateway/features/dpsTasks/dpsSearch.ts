import { candidateFilters, filterOperators } from '../../../services/features/candidates/contract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { dpsTypeList, type DpsType as Row } from '../../../services/features/dpsTasks/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { parseJson, recordOf } from '../../core/rest/json.ts'
import { loader, once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { hasPermission } from '../../core/graph/permission.ts'
import { CandidateField, CandidateOperator } from '../candidates/inputs/candidateFilter.ts'
import { Job } from '../jobs/job.ts'
import { CandidateStatus, Label } from '../lookups/label.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { User } from '../users/user.ts'
import { listingKey } from './access.ts'

const searches = loader<Row>({
  read: async (ids, { rest }) =>
    (
      await rest.call(dpsTypeList, {
        fieldNames: { keyword: 'query' },
        body: { pageIndex: 0, pageSize: ids.length, ids: [...ids] },
      })
    ).data,
  key: ({ id }) => id,
})

const ownFields = once(({ rest }) => rest.call(extendCandidateList))

interface Filter {
  filter: string
  operator: string
  values: string[]
}

const extensionPrefix = 'extension:'
const extensionOf = ({ filter }: Filter) =>
  filter.startsWith(extensionPrefix) ? filter.slice(extensionPrefix.length) : null
const oneOf = <T extends string>(known: readonly T[], text: string): T | null =>
  known.find((one) => one === text) ?? null

/** Reads searchContent, which is JSON that other services may have written. Invalid parts are left out. */
function contentOf({ searchContent }: Row) {
  const { searchBox, filters } = recordOf(parseJson(searchContent))
  const parts = (Array.isArray(filters) ? filters : []).map(recordOf)
  return {
    searchBox: typeof searchBox === 'string' ? searchBox : '',
    filters: parts
      .filter(({ filter }) => typeof filter === 'string')
      .map(({ filter, operator, value }): Filter => ({
        filter: String(filter),
        operator: String(operator ?? ''),
        values: [value ?? []].flat().map(String),
      })),
  }
}

interface Named {
  name: string
}
/** Look up the names for the ids and user names of a filter. A name that the caller may not read is left out. */
const namesOf: Record<string, (context: GatewayContext, value: string) => Promise<string | null>> = {
  recChannel: (context, id) => nameOf(RecruitmentChannel.tryLoad(context, recordId(id))),
  status: (context, id) => nameOf(CandidateStatus.tryLoad(context, recordId(id))),
  label: (context, id) => nameOf(Label.tryLoad(context, recordId(id))),
  folder: (context, id) => nameOf(TalentFolder.tryLoad(context, recordId(id))),
  job: async (context, id) => (await Job.tryLoad(context, recordId(id)))?.title ?? null,
  owner: async (context, userName) => (await User.load(context, userName))?.fullName ?? userName,
  follower: async (context, userName) => (await User.load(context, userName))?.fullName ?? userName,
}
const nameOf = async (found: Promise<Named | null> | Named | null) => (await found)?.name ?? null

const DpsSearchCondition = builder.objectRef<Filter>('DpsSearchCondition').implement({
  description: 'One condition of a stored search.',
  fields: (t) => ({
    filter: t.exposeString('filter', { description: 'The field that the condition checks, as it is stored.' }),
    field: t.field({
      type: CandidateField,
      nullable: true,
      description:
        "The field that the condition checks, or null for one of the company's own fields or an unknown field.",
      resolve: ({ filter }) => oneOf(candidateFilters, filter),
    }),
    extensionLabel: t.string({
      nullable: true,
      description:
        "The name of the company's own field that the condition checks. Null for other fields, or if that field no longer exists.",
      resolve: async (filter, _args, context) => {
        const key = extensionOf(filter)
        return key === null ? null : ((await ownFields(context)).find((field) => field.key === key)?.label ?? null)
      },
    }),
    operator: t.field({
      type: CandidateOperator,
      nullable: true,
      description: 'How the values are compared, or null for an unknown operator.',
      resolve: ({ operator }) => oneOf(filterOperators, operator),
    }),
    values: t.stringList({
      description:
        'The readable values: names of channels, statuses, labels, folders, jobs and users; `0`, `1`, `2` for gender; days as YYYY-MM-DD. Names that the caller may not read are left out.',
      resolve: async ({ filter, values }, _args, context) => {
        const name = Object.hasOwn(namesOf, filter) ? namesOf[filter] : undefined
        return name
          ? (await Promise.all(values.map((value) => name(context, value)))).filter((text) => text !== null)
          : values
      },
    }),
  }),
})

export const DpsSearch = node<Row>('DpsSearch', {
  description:
    'A stored search, or a selected set, of candidates whose data is to be completed. Each candidate is a DPS task.',
  permission: listingKey,
  loader: searches,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the search.' }),
    query: t.string({ description: 'The search terms. May be empty.', resolve: (row) => contentOf(row).searchBox }),
    conditions: t.field({
      type: [DpsSearchCondition],
      description: 'The conditions of the search.',
      resolve: (row) => contentOf(row).filters,
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who stored it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the search was stored, or null if the services do not report it.',
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may rename it.',
      resolve: (_row, _args, context) => hasPermission(context, 'DPS:UpdateDPS'),
    }),
  }),
})

const DpsSearchConnection = connectionOf(DpsSearch)

builder.queryFields((t) => ({
  dpsSearches: t.field({
    type: DpsSearchConnection,
    operation: dpsTypeList,
    description: 'Stored searches of DPS tasks, newest first.',
    args: { query: t.arg.string({ description: 'Words of the name.' }), ...pageArgs },
    resolve: async (_root, { query, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(dpsTypeList, {
            fieldNames: { keyword: 'query' },
            body: { ...part, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      )
      searches.prime(context, page.rows)
      return page
    },
  }),
  dpsSearch: t.field({
    type: DpsSearch,
    nullable: true,
    permission: listingKey,
    description: 'A stored search by the id that page addresses contain, or null if there is none.',
    args: { databaseId: t.arg.id({ required: true, description: "The search's id in the services." }) },
    resolve: (_root, { databaseId }, context) => DpsSearch.load(context, recordId(databaseId)),
  }),
}))
