import type { Screen } from '../../shared/screen.ts'

export interface Section {
  /** The part of the address after #. */
  id: string
  title: string
  screen: Screen | null
}

const own: Section = { id: 'preferences', title: 'setting:preferences', screen: null }

/**
 * Returns the sections that this user may see: the built screens that belong there, in order, then the preferences of
 * this browser (D-16).
 */
export function sectionsFor(screens: readonly Screen[], can: (permission: Screen['permission']) => boolean): Section[] {
  const shown = screens
    .filter(({ setting, permission }) => setting && can(permission))
    .sort((one, other) => one.setting!.order - other.setting!.order)
    .map((screen): Section => ({ id: screen.path.slice(1), title: screen.title, screen }))
  return [...shown, own]
}

/** Returns the section that a hash selects: `#interview-settings#formTab` selects that of /interview-settings. */
export const sectionOf = (hash: string): string => hash.split('#')[1] ?? ''
