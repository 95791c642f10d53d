import { choiceParam } from '../../../shared/hooks/urlState.ts'
import { choicesFilterParam, flagFilterParam, textFilterParam, listSource } from '../../../shared/list/listAddress.ts'
import { statuses, tabs } from '../statuses.ts'

/** The query source for the list of jobs. */
export const jobsSource = listSource({
  params: {
    tab: { param: choiceParam(tabs) },
    q: textFilterParam,
    status: choicesFilterParam(statuses),
    department: textFilterParam,
    category: textFilterParam,
    rank: textFilterParam,
    hashtag: textFilterParam,
    mine: flagFilterParam,
    archived: flagFilterParam,
  },
  sorts: {
    createdDate: 'CREATED_AT',
    title: 'TITLE',
    priority: 'PRIORITY',
    status: 'STATUS',
    dueDate: 'DUE_DATE',
    total: 'TOTAL_COUNT',
    submitted: 'SUBMITTED_COUNT',
    offer: 'OFFER_COUNT',
    lack: 'OPENINGS_REMAINING',
  },
  variables: ({ tab, q, status, department, category, rank, hashtag, mine, archived, orderBy, page, size }) => ({
    query: q.trim() || null,
    filter: {
      highlight: tab,
      statuses: status,
      departmentId: department || null,
      categoryId: category || null,
      rankId: rank || null,
      hashtag: hashtag || null,
      isMine: mine,
      isArchived: archived,
    },
    orderBy,
    page,
    size,
  }),
})
