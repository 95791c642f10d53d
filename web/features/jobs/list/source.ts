import { choiceParam } from '../../../shared/hooks/urlState.ts'
import { byChoices, byFlag, byText, listSource } from '../../../shared/list/listAddress.ts'
import { statuses, tabs } from '../statuses.ts'

/** What the list of jobs is asked with. */
export const jobsSource = listSource({
  params: {
    tab: { param: choiceParam(tabs) },
    q: byText,
    status: byChoices(statuses),
    department: byText,
    category: byText,
    rank: byText,
    hashtag: byText,
    mine: byFlag,
    archived: byFlag,
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
