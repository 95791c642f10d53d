import { createContext, use, useEffect } from 'react'
import type { PermissionKey } from './session/permissions.generated.ts'
import type { Arrangement } from './table/layout.ts'
import type { Preload } from './relay/routeQuery.ts'

/** A screen that the menu offers to this user. */
export interface MenuEntry {
  path: string
  /** Already translated. */
  label: string
  icon: React.ReactNode
}

/** A card of the landing page, as a feature contributes it. */
export interface DashboardCard {
  /** i18n key of its heading. */
  title: string
  /** Pixels it usually takes: what stands below does not jump when its content comes. */
  height?: number
  load: () => Promise<{ default: React.ComponentType<DashboardCardProps> }>
  /** Loads what the card asks for, as a screen's `preload` does. */
  preload?: () => Promise<{ default: Preload }>
}

/** What the landing page gives to a card. */
export interface DashboardCardProps {
  /** Counts the tries: give it to the query as its `fetchKey`, or a failure stays. */
  attempt: number
}

/** A tab of a screen, as a feature contributes it. */
export interface ScreenTab {
  /** Path of the screen. */
  of: string
  /** What the address says: `?tab=formTab`, or `#…#formTab` within the settings. */
  key: string
  /** i18n key of its label. */
  label: string
  permission?: PermissionKey
  order: number
  /** Loads what the tab shows, below the screen's heading. */
  load: () => Promise<{ default: React.ComponentType }>
  /** Loads what the tab asks for, as a screen's `preload` does. */
  preload?: () => Promise<{ default: Preload }>
}

/** The tab that an address opens: the one it names, alone or behind a section of the settings (D-16), or the first. */
export function openTab<T extends { key: string }>(
  tabs: readonly T[],
  search: URLSearchParams,
  hash: string,
): T | undefined {
  const names = [search.get('tab'), hash.split('#').at(-1)]
  return names.flatMap((name) => tabs.find(({ key }) => key === name) ?? [])[0] ?? tabs[0]
}

/** A tab as the screen shows it: what it loads, as a component. */
export type ShownTab = Pick<ScreenTab, 'of' | 'key' | 'label'> & { Content: React.ComponentType }

/** What a page may ask of the shell around it. */
export interface Shell {
  /** Adds a crumb behind the screen's own (and to the page title); answers how to take it away. */
  addCrumb(text: string): () => void
  /** Screens of the menu that this user may open. */
  entries: readonly MenuEntry[]
  /** The side menu stands beside the page, which need not name the screens a second time. */
  hasMenu?: boolean
  /** Cards of the landing page for this user, in order. */
  cards: readonly DashboardCard[]
  /** Tabs of all screens that this user may see, in order. */
  tabs: readonly ShownTab[]
  /** Tables as the company has arranged them for the user's role. */
  tables?: readonly { readonly table: string; readonly columns: Arrangement }[]
  /** Where the header shows the page's own button (PageButton). */
  pageButton: HTMLElement | null
  /** Calls the listener whenever the live connection is back after a break: what was on screen may be old. */
  onReconnected(listener: () => void): () => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell outside of the shell')
  return shell
}

/** Appends a crumb while the page shows it: `useCrumb(folder?.name)`. */
export function useCrumb(text: string | null | undefined): void {
  const addCrumb = use(ShellContext)?.addCrumb
  useEffect(() => (text && addCrumb ? addCrumb(text) : undefined), [text, addCrumb])
}

/** Runs `refetch` after the live connection was lost and is back. */
export function useReconnected(refetch: () => void): void {
  const onReconnected = use(ShellContext)?.onReconnected
  useEffect(() => onReconnected?.(refetch), [refetch, onReconnected])
}
