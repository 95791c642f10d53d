import { textFilterParam, textsFilterParam, listSource, type FilterParams } from '../../shared/list/listAddress.ts'
import { choiceParam, countParam, type Param } from '../../shared/hooks/urlState.ts'

/** The views of a job's candidates; the board is the default. */
export const views = ['board', 'table'] as const
export const showParam: Param<'board' | 'table'> = {
  read: (text) => choiceParam(views).read(text) ?? 'board',
  write: (value) => (value === 'board' ? null : value),
}

/** The choices of the filter by days in a stage. */
export const dayChoices = [3, 7, 14, 30] as const
const byDays: FilterParams<number> = {
  param: { ...countParam(0, [0, ...dayChoices]), write: (days) => (days ? String(days) : null) },
}
/** The choices for rejected candidates: included or exclusively; without a choice they are left out. */
export const rejectedChoices = ['with', 'only'] as const
const byRejected: FilterParams<(typeof rejectedChoices)[number] | null> = { param: choiceParam(rejectedChoices) }

/** The filters of both views. */
export interface PipelineFilters {
  keyword: string
  stage: readonly string[]
  owner: readonly string[]
  days: number
  rejected: (typeof rejectedChoices)[number] | null
}

export const filterParams = {
  keyword: textFilterParam,
  stage: textsFilterParam,
  owner: textsFilterParam,
  days: byDays,
  rejected: byRejected,
} satisfies { [P in keyof PipelineFilters]: FilterParams<PipelineFilters[P]> }

/** Returns the query's conditions for the filters in the address. */
export const conditionsOf = ({ keyword, stage, owner, days, rejected }: PipelineFilters) => ({
  query: keyword.trim() || null,
  filter: {
    stageDatabaseIds: stage.length > 0 ? stage : null,
    ownerUserName: owner[0] ?? null,
    minDaysInStage: days || null,
    isRejected: rejected === 'with' ? null : rejected === 'only',
  },
})

export const sorts = { since: 'STAGE_SINCE', name: 'CANDIDATE_NAME', added: 'ADDED_AT' } as const

/** The data for the table. */
export const tableSource = (id: string) =>
  listSource({
    params: filterParams,
    sorts,
    variables: ({ orderBy, page, size, ...filters }) => ({ id, ...conditionsOf(filters), orderBy, page, size }),
  })
