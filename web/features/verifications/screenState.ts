import { choiceParam, countParam, textParam, type useUrlState } from '../../shared/hooks/urlState.ts'

export const actions = ['approve', 'reject', 'view', 'save'] as const
/** The tabs of the drawer and of the folder modal, other than Details. */
export const tabs = ['cv', 'info', 'rules'] as const
export type ReviewAction = (typeof actions)[number]

/** The state that the list of candidates keeps in the address. Another folder starts without it. */
const listShape = {
  keyword: textParam,
  status: textParam,
  channels: textParam,
  range: textParam,
  from: textParam,
  to: textParam,
  view: textParam,
}

/** The state of this screen in the address, with the ids of the services. */
export const screenShape = {
  ...listShape,
  page: countParam(1),
  row: textParam,
  folder: textParam,
  folderSearch: textParam,
  import: textParam,
  /** A vendor request; only its rows are shown. */
  request: textParam,
  action: choiceParam(actions),
  /** The folder in the folder modal, or `new`. */
  edit: textParam,
  tab: choiceParam(tabs),
  /** The page of the mail log; 0 while it is closed. */
  mails: countParam(0),
}

export type ScreenState = ReturnType<typeof useUrlState<typeof screenShape>>[0]
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** The state without any filters. */
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

/** Returns the variables of the query for the list of folders. */
export const foldersVariables = (search: string) => ({ query: search.trim() || null })
/** Returns the variables of the query for a folder. */
export const panelVariables = (state: Pick<ScreenState, 'folder' | 'import'>) => ({
  folder: state.folder,
  import: state.import,
  hasImport: state.import !== '',
})
