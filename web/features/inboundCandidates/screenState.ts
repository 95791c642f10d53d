import { choiceParam, countParam, textParam } from '../../shared/hooks/urlState.ts'

/** The drawer's state in the address, with the ids of the services. Filters and pages belong to the list. */
export const drawerShape = {
  row: textParam,
  page: countParam(1),
  action: choiceParam(['approve', 'reject', 'view']),
  /** The tab of the drawer, other than Details. */
  tab: choiceParam(['cv', 'info']),
}

/** The state after the last row: the drawer closes and the list returns to the first page. */
export const closed = { page: 1, row: '', action: null, tab: null } as const
