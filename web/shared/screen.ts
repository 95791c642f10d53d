import type { PermissionKey } from './session/permissions.generated.ts'
import type { ComponentType, ReactNode } from 'react'
import type { PaletteFinder, PaletteSource } from './palette.ts'
import type { Preload } from './relay/routeQuery.ts'
import type { DashboardCard, ScreenTab } from './shell.ts'

/** One screen as its feature declares it in `screens.ts`: the router, the gate, the menu and the title read it. */
export interface Screen {
  /** Path pattern of the router: `/cv-verification`. */
  path: string
  /** Key of which the user must hold any one; none for a page that every signed-in user may open. */
  permission?: PermissionKey | readonly PermissionKey[]
  /** i18n key of the title and breadcrumb: `verifications:title`. */
  title: string
  /**
   * Menu entry: group (i18n key; none for the top level), icon, order; `jump` is the letter that opens it after g. Left out
   * when the menu does not show it.
   */
  menu?: { group?: string; icon: ReactNode; label: string; order: number; jump?: string }
  /** Also a section of /setting, there under its path as hash: `/setting#interview-settings`. */
  setting?: { order: number }
  /** Loads the page's module; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>
  /** Loads what the page asks for: a module without the page's code, whose queries the router sends while that code loads. */
  preload?: () => Promise<{ default: Preload }>
}

/** A page of a link, open to who is not signed in: without menu and header, and without a token in what it asks for. */
export interface PublicPage {
  /** Path pattern of the router: `/booking/:token`. It stands in `isPublicPath` and, where it carries a token, in `isTokenPath`. */
  path: string
  /** i18n key of the title. */
  title: string
  load: () => Promise<{ default: ComponentType }>
}

/** What the shell gives to a part under a menu entry. */
export interface MenuPartProps {
  /** The entry itself is not in this user's menu: the part stands alone and names it. */
  isAlone: boolean
  /** In the drawer of small screens, where labels always show. */
  isDrawer: boolean
  /** Called when the part opens something: closes the drawer. */
  onFollow?: () => void
}

/** Places of the shell into which a feature may put something of its own. */
export interface Slots {
  /** Beside the breadcrumb, in the header, on every page: the running-import chip, for one. */
  header?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /** In the button of the account, over the initials: the picture of who is signed in. */
  picture?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /** In the header beside the account, always: its place is kept while it is loaded. */
  account?: { permission?: PermissionKey; load: () => Promise<{ default: ComponentType }> }[]
  /**
   * At the bottom of every page, over drawers too, and the same part while one moves about: the call bar. Loaded and shown while
   * `useIsShown` says so.
   */
  bar?: { permission?: PermissionKey; useIsShown: () => boolean; load: () => Promise<{ default: ComponentType }> }[]
  /** Under an entry of the menu, by the entry's path: the folders under the candidates, for one. */
  menu?: { under: string; permission?: PermissionKey; load: () => Promise<{ default: ComponentType<MenuPartProps> }> }[]
  /** A card on the landing page, in this order; `title` is the i18n key of its heading. */
  dashboard?: (DashboardCard & { permission?: PermissionKey | readonly PermissionKey[]; order: number })[]
  /** A tab of a screen, which may be another feature's: the workflows beside the interview forms, for one. */
  tabs?: ScreenTab[]
  /** What the command palette offers besides screens; loaded when it first opens, with the namespace of its texts. */
  palette?: { permission?: PermissionKey; texts: string; load: () => Promise<{ default: PaletteSource }> }[]
  /** Records that the command palette finds by what is typed, in this order; loaded when somebody types, with the namespace of its texts. */
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
