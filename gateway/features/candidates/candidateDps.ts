import { dpsAdd, type DpsType as Row } from '../../../services/features/dpsTasks/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { hasPermission } from '../../core/graph/permission.ts'
import { DpsSearch } from '../dpsTasks/dpsSearch.ts'
import { CandidateFilter, CandidateOrder } from './inputs/candidateFilter.ts'
import { searchNames, searchOf } from './candidateSearch.ts'

mutation('addToDps', {
  description:
    'Stores a search of candidates as a new DPS search, and its candidates, or only those listed, as drafts. REFUSED with errorCode DPS_TOO_MANY (params most) if there are too many.',
  operation: dpsAdd,
  input: (t) => ({
    name: t.string({ required: true, description: 'The name of the search: not blank, at most 250 characters.' }),
    query: t.string({ description: 'Words of name, phone or e-mail. Every word must match.' }),
    filter: t.field({ type: CandidateFilter, description: 'Which candidates to include. All of them by default.' }),
    orderBy: t.field({ type: CandidateOrder, description: 'The order of the tasks.' }),
    candidateIds: t.idList({ description: 'Only these candidates (global ids), up to 1,000.' }),
  }),
  payload: (t: PayloadFields<{ type: Row; total: number | null }>) => ({
    dpsSearch: t.field({
      type: DpsSearch,
      nullable: true,
      description: 'The new search, or null if the caller may not list searches.',
      resolve: ({ type }, _args, context) => (hasPermission(context, 'DPS:ListDPS') ? type : null),
    }),
    taskCount: t.exposeInt('total', {
      nullable: true,
      description: 'The number of tasks that were created, or null if the services do not report it.',
    }),
  }),
  resolve: ({ name, candidateIds, ...search }, { rest }) =>
    rest.call(dpsAdd, {
      fieldNames: searchNames,
      body: {
        name,
        ...searchOf(search),
        ...(candidateIds && { candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')) }),
      },
    }),
})
