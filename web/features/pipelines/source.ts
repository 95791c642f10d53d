import { byText, byTexts, listSource, type FilterParams } from '../../shared/list/listAddress.ts'
import { choiceParam, countParam, type Param } from '../../shared/hooks/urlState.ts'

/** How the candidates of a job are shown: as a board unless the address says otherwise. */
export const views = ['board', 'table'] as const
export const showParam: Param<'board' | 'table'> = {
  read: (text) => choiceParam(views).read(text) ?? 'board',
  write: (value) => (value === 'board' ? null : value),
}

/** Days in a stage that one can ask for. */
export const dayChoices = [3, 7, 14, 30] as const
const byDays: FilterParams<number> = {
  param: { ...countParam(0, [0, ...dayChoices]), write: (days) => (days ? String(days) : null) },
}
/** Those who are rejected: beside the others, or alone; they are left out unless asked for. */
export const rejectedChoices = ['with', 'only'] as const
const byRejected: FilterParams<(typeof rejectedChoices)[number] | null> = { param: choiceParam(rejectedChoices) }

/** What both views ask for by their filters. */
export interface PipelineFilters {
  keyword: string
  stage: readonly string[]
  owner: readonly string[]
  days: number
  rejected: (typeof rejectedChoices)[number] | null
}

export const filterParams = {
  keyword: byText,
  stage: byTexts,
  owner: byTexts,
  days: byDays,
  rejected: byRejected,
} satisfies { [P in keyof PipelineFilters]: FilterParams<PipelineFilters[P]> }

/** The conditions of the query by the filters of the address. */
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

/** What the table asks for. */
export const tableSource = (id: string) =>
  listSource({
    params: filterParams,
    sorts,
    variables: ({ orderBy, page, size, ...filters }) => ({ id, ...conditionsOf(filters), orderBy, page, size }),
  })
