import { choiceParam } from '../../shared/hooks/urlState.ts'

/** The tabs of a candidate's page. */
export const tabs = ['profile', 'cv', 'notes', 'messages', 'timeline', 'jobs', 'offers', 'files'] as const
export type Tab = (typeof tabs)[number]

export const tabParam = choiceParam(tabs)

/** Returns the tab that an address opens. */
export const openTab = (search: URLSearchParams): Tab => tabParam.read(search.get('tab')) ?? 'profile'
