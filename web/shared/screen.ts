import type { PermissionKey } from './session/permissions.generated.ts'
import type { ComponentType, ReactNode } from 'react'
import type { PaletteFinder, PaletteSource } from './palette.ts'
import type { Preload } from './relay/routeQuery.ts'
import type { DashboardCard, ScreenTab } from './shell.ts'

/**
 * One screen as its feature declares it in `screens.ts`, used by the router, the permission check, the menu and the
 * title.
 */
export interface Screen {
  /** The router's path pattern: `/cv-verification`. */
  path: string
  /**
   * The permissions of which the user must have at least one; left out for a page that every signed-in user may open.
   */
  permission?: PermissionKey | readonly PermissionKey[]
  /** The i18n key of the title and breadcrumb: `verifications:title`. */
  title: string
  /**
   * The menu entry: group (i18n key; none for the top level), icon, order; `jump` is the letter that opens it after g.
   * Left out if the menu does not show the screen.
   */
  menu?: { group?: string; icon: ReactNode; label: string; order: number; jump?: string }
  /** Set if the screen is also a section of /setting, with its path as the hash: `/setting#interview-settings`. */
  setting?: { order: number }
  /** Loads the page's module; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>
  /**
   * Loads the queries of the page, from a module without the page's code: the router sends them while that code loads.
   */
  preload?: () => Promise<{ default: Preload }>
}

/**
 * A page opened by a link, also by users who are not signed in. It has no menu or header, and its requests contain no
 * token.
 */
export interface PublicPage {
  /**
   * The router's path pattern: `/booking/:token`. It must be in `isPublicPath` and, if it contains a token, in
   * `isTokenPath`.
   */
  path: string
  /** The i18n key of the title. */
  title: string
  load: () => Promise<{ default: ComponentType }>
}

/** The props that the shell passes to a part under a menu entry. */
export interface MenuPartProps {
  /** Whether the entry itself is not in this user's menu: the part is shown without it and contains its name. */
  isAlone: boolean
  /** Whether the part is in the drawer of small screens, where labels are always shown. */
  isDrawer: boolean
  /** Called when the part opens something: closes the drawer. */
  onFollow?: () => void
}

/** The places of the shell where a feature can add content. */
export interface Slots {
  /** Beside the breadcrumb, in the header, on every page: for example the chip of a running import. */
  header?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /** In the account button, over the initials: the picture of the signed-in user. */
  picture?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /** In the header beside the account. Its space is reserved while it loads. */
  account?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /**
   * At the bottom of every page, also over drawers, and preserved during navigation: the call bar. It is loaded and
   * shown while `useIsShown` returns true.
   */
  bar?: { permission?: PermissionKey; useIsShown: () => boolean; load: () => Promise<{ default: ComponentType }> }[]
  /** Under a menu entry, by the entry's path: for example the folders under the candidates. */
  menu?: { under: string; permission?: PermissionKey; load: () => Promise<{ default: ComponentType<MenuPartProps> }> }[]
  /** A card on the landing page, in this order; `title` is the i18n key of its heading. */
  dashboard?: (DashboardCard & { permission?: PermissionKey | readonly PermissionKey[]; order: number })[]
  /** A tab of a screen, which may belong to another feature: for example the workflows beside the interview forms. */
  tabs?: ScreenTab[]
  /**
   * The entries of the command palette besides screens; loaded when it first opens, with the namespace of their texts.
   */
  palette?: { permission?: PermissionKey; texts: string; load: () => Promise<{ default: PaletteSource }> }[]
  /**
   * The records that the command palette finds by the typed text, in this order; loaded when the user types, with the
   * namespace of their texts.
   */
  finds?: {
    permission?: PermissionKey | readonly PermissionKey[]
    texts: string
    order: number
    load: () => Promise<{ default: PaletteFinder }>
  }[]
}

export interface Feature {
  screens: readonly Screen[]
  publicPages?: readonly PublicPage[]
  slots?: Slots
}
