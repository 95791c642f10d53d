import { createContext, use, useEffect } from 'react'
import type { PermissionKey } from './session/permissions.generated.ts'
import type { Arrangement } from './table/layout.ts'
import type { Preload } from './relay/routeQuery.ts'

/** A screen that the menu offers to this user. */
export interface MenuEntry {
  path: string
  /** The translated label. */
  label: string
  icon: React.ReactNode
}

/** A card of the landing page, as a feature contributes it. */
export interface DashboardCard {
  /** The i18n key of its heading. */
  title: string
  /** Its usual height in pixels, so that the content below does not jump when the card loads. */
  height?: number
  load: () => Promise<{ default: React.ComponentType<DashboardCardProps> }>
  /** Loads the queries of the card, like a screen's `preload`. */
  preload?: () => Promise<{ default: Preload }>
}

/** The props that the landing page passes to a card. */
export interface DashboardCardProps {
  /** The number of the attempt: pass it to the query as its `fetchKey`, otherwise a failure persists. */
  attempt: number
}

/** A tab of a screen, as a feature contributes it. */
export interface ScreenTab {
  /** The path of the screen. */
  of: string
  /** The key in the address: `?tab=formTab`, or `#…#formTab` within the settings. */
  key: string
  /** The i18n key of its label. */
  label: string
  permission?: PermissionKey
  order: number
  /** Loads the content of the tab, below the screen's heading. */
  load: () => Promise<{ default: React.ComponentType }>
  /** Loads the queries of the tab, like a screen's `preload`. */
  preload?: () => Promise<{ default: Preload }>
}

/**
 * Returns the tab that an address opens: the one that it names, on its own or after a section of the settings (D-16),
 * or the first.
 */
export function openTab<T extends { key: string }>(
  tabs: readonly T[],
  search: URLSearchParams,
  hash: string,
): T | undefined {
  const names = [search.get('tab'), hash.split('#').at(-1)]
  return names.flatMap((name) => tabs.find(({ key }) => key === name) ?? [])[0] ?? tabs[0]
}

/** A tab as the screen shows it, with its content as a component. */
export type ShownTab = Pick<ScreenTab, 'of' | 'key' | 'label'> & { Content: React.ComponentType }

/** The functions and data that the shell provides for a page. */
export interface Shell {
  /** Adds a breadcrumb after the screen's own (and to the page title). Returns a function that removes it. */
  addCrumb(text: string): () => void
  /** The screens of the menu that this user may open. */
  entries: readonly MenuEntry[]
  /** Whether the side menu is beside the page, which then need not list the screens again. */
  hasMenu?: boolean
  /** The cards of the landing page for this user, in order. */
  cards: readonly DashboardCard[]
  /** The tabs of all screens that this user may see, in order. */
  tabs: readonly ShownTab[]
  /** The tables as the company has arranged them for the user's role. */
  tables?: readonly { readonly table: string; readonly columns: Arrangement }[]
  /** The header's container for the page's own button (PageButton). */
  pageButton: HTMLElement | null
  /**
   * Calls the listener whenever the live connection is back after an interruption: the data on screen may be outdated.
   */
  onReconnected(listener: () => void): () => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell outside of the shell')
  return shell
}

/** Adds a breadcrumb while the page is shown: `useCrumb(folder?.name)`. */
export function useCrumb(text: string | null | undefined): void {
  const addCrumb = use(ShellContext)?.addCrumb
  useEffect(() => (text && addCrumb ? addCrumb(text) : undefined), [text, addCrumb])
}

/** Runs `refetch` when the live connection is back after an interruption. */
export function useReconnected(refetch: () => void): void {
  const onReconnected = use(ShellContext)?.onReconnected
  useEffect(() => onReconnected?.(refetch), [refetch, onReconnected])
}
