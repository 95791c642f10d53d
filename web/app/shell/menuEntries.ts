import type { MenuEntry } from '../../shared/shell.ts'
import { features } from '../features.ts'
import { textOf } from '../i18n.ts'
import { appScreens } from '../screens.ts'

export interface GroupedEntry extends MenuEntry {
  group?: string
  /** The letter that opens it after g. */
  jump?: string
}

/** The screens that this user's menu shows, in order, with their texts. */
export function menuEntries(can: (permission: string | readonly string[] | undefined) => boolean, language: string): GroupedEntry[] {
  return [...features.flatMap((feature) => feature.screens), ...appScreens]
    .flatMap(({ path, permission, menu }) => (menu && can(permission) ? [{ path, menu }] : []))
    .sort((one, other) => one.menu.order - other.menu.order)
    .map(({ path, menu }) => ({
      path, icon: menu.icon, label: textOf(menu.label, language), group: menu.group && textOf(menu.group, language), jump: menu.jump,
    }))
}

/** Neighbours of one group together. */
export function inGroups(entries: readonly GroupedEntry[]): { group?: string; entries: GroupedEntry[] }[] {
  const groups: { group?: string; entries: GroupedEntry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
