import { choiceParam, countParam, textParam } from '../../shared/hooks/urlState.ts'

/** What the address says of the drawer; filters and pages are the list's. Ids are the services' own. */
export const drawerShape = {
  row: textParam,
  page: countParam(1),
  action: choiceParam(['approve', 'reject', 'view']),
  /** Tab of the drawer, beside Details. */
  tab: choiceParam(['cv', 'info']),
}

/** A row is done, and none follows: the list begins again. */
export const closed = { page: 1, row: '', action: null, tab: null } as const
