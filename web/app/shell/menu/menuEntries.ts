import { createElement, isValidElement, type ReactNode } from 'react'
import type { Screen } from '../../../shared/screen.ts'
import type { MenuEntry } from '../../../shared/shell.ts'
import { ownMenuText, getMenuEntryName } from '../../i18n.ts'
import { LinkIcon } from './LinkIcon.tsx'
import type { ServerMenu } from './serverMenu.ts'

export interface GroupedEntry extends MenuEntry {
  group?: string
  /** The letter that opens the entry after g. */
  jump?: string
  /** Whether the entry is a link of the company that leads out of the product. */
  isOutside?: boolean
}

type Language = 'en' | 'vi' | 'ja'
type Listed = Pick<ServerMenu[number], 'path' | 'languageKey'> & Partial<ServerMenu[number]>

/** Entries of the server and of the screens are matched by the first segment of their paths (000/2.3). */
const segmentOf = (path: string) => path.replace(/^\/+/, '').split(/[/?#]/)[0] ?? ''

/** The icons of the set have their names in camel case: `circle-check` is `CircleCheck`. */
const inCamelCase = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_found, letter: string) => letter.toUpperCase())

/**
 * Returns the icon that the server names. Uses the screen's own icon if the server names the same one or none, or one
 * that the product does not have.
 */
function iconOf(own: ReactNode, name: string | undefined) {
  const { displayName } = (isValidElement(own) ? own.type : {}) as { displayName?: string }
  return !name || inCamelCase(name) === displayName ? own : createElement(LinkIcon, { name, plain: own })
}

/**
 * Returns this user's menu with its texts: the built screens that the server lists and the user may open, in the
 * server's order, with its icon and (in English, decision D-137) its name, which the company's own texts override. The
 * company's own links follow. If there is no menu from the server (null), the permissions decide, in the screens' own
 * order.
 */
export function menuEntries(
  screens: readonly Screen[],
  can: (permission: Screen['permission']) => boolean,
  listed: readonly Listed[] | null,
  textOf: (key: string) => string,
  language: Language = 'en',
): GroupedEntry[] {
  const listedScreens = listed?.filter(({ names }) => !names)
  const places = new Map(listedScreens?.map((listing, place) => [segmentOf(listing.path), { ...listing, place }]))
  const nameOf = (label: string, listing?: Listed) =>
    (listing && getMenuEntryName(listing.languageKey)) ??
    ownMenuText(label) ??
    ((language === 'en' && listing?.name) || textOf(label))
  const own = screens
    .flatMap(({ path, permission, menu }) => {
      const listing = places.get(segmentOf(path))
      return menu && can(permission) && (listing || !listed) ? [{ path, menu, listing }] : []
    })
    .sort((one, other) =>
      one.listing && other.listing ? one.listing.place - other.listing.place : one.menu.order - other.menu.order,
    )
    .map(({ path, menu, listing }) => ({
      path,
      icon: iconOf(menu.icon, listing?.icon),
      label: nameOf(menu.label, listing),
      group: menu.group && textOf(menu.group),
      jump: menu.jump,
    }))
  const links = (listed ?? []).flatMap(({ path, icon, names }): GroupedEntry[] =>
    names
      ? [
          {
            path,
            icon: createElement(LinkIcon, { name: icon ?? '' }),
            label: names[language],
            group: textOf('menuLinks'),
            isOutside: !path.startsWith('/'),
          },
        ]
      : [],
  )
  return [...own, ...links]
}

/** Groups the entries at the position of each group's first entry; adjacent entries without a group stay together. */
export function inGroups(entries: readonly GroupedEntry[]): { group?: string; entries: GroupedEntry[] }[] {
  const groups: { group?: string; entries: GroupedEntry[] }[] = []
  for (const entry of entries) {
    const known = entry.group === undefined ? groups.at(-1) : groups.find(({ group }) => group === entry.group)
    if (known && known.group === entry.group) known.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
