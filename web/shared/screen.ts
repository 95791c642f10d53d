import type { ComponentType, ReactNode } from 'react'

/** One screen as its feature declares it in `screens.ts`: the router, the gate, the menu and the title read it. */
export interface Screen {
  /** Path pattern of the router: `/cv-verification`. */
  path: string
  /** Key of which the user must hold any one; none for a page that every signed-in user may open. */
  permission?: string | readonly string[]
  /** i18n key of the title and breadcrumb: `verifications:title`. */
  title: string
  /** Menu entry: group (i18n key; none for the top level), icon, order. Left out when the menu does not show it. */
  menu?: { group?: string; icon: ReactNode; label: string; order: number }
  /** Loads the page's module; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>
}

/** Places of the shell into which a feature may put something of its own. */
export interface Slots {
  /** Beside the breadcrumb, in the header, on every page: the running-import chip, for one. */
  header?: { permission?: string; load: () => Promise<{ default: ComponentType }> }[]
}

export interface Feature {
  screens: readonly Screen[]
  slots?: Slots
}
