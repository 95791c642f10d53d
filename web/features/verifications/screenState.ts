import { choiceParam, countParam, textParam, type useUrlState } from '../../shared/hooks/urlState.ts'

export const actions = ['approve', 'reject', 'view', 'save'] as const
/** Tabs of the drawer and of the folder modal, beside Details. */
export const tabs = ['cv', 'info', 'rules'] as const
export type ReviewAction = (typeof actions)[number]

/** What the list of a folder's candidates keeps in the address by itself; another folder begins without it. */
const listShape = {
  keyword: textParam,
  status: textParam,
  channels: textParam,
  range: textParam,
  from: textParam,
  to: textParam,
  view: textParam,
}

/** Everything of this screen that its address says. Ids are the services' own. */
export const screenShape = {
  ...listShape,
  page: countParam(1),
  row: textParam,
  folder: textParam,
  folderSearch: textParam,
  import: textParam,
  /** A request of vendors, whose rows alone are shown. */
  request: textParam,
  action: choiceParam(actions),
  /** The folder in the folder modal, or `new`. */
  edit: textParam,
  tab: choiceParam(tabs),
  /** Page of the mail log; 0 while it is closed. */
  mails: countParam(0),
}

export type ScreenState = ReturnType<typeof useUrlState<typeof screenShape>>[0]
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = {
  keyword: '',
  status: '',
  channels: '',
  range: '',
  from: '',
  to: '',
  view: '',
  import: '',
  request: '',
  page: 1,
} as const satisfies Partial<ScreenState>

/** What the list of folders is asked with. */
export const foldersVariables = (search: string) => ({ query: search.trim() || null })
/** What a folder is asked with. */
export const panelVariables = (state: Pick<ScreenState, 'folder' | 'import'>) => ({
  folder: state.folder,
  import: state.import,
  hasImport: state.import !== '',
})
