/**
 * The pages that a user has opened recently, newest first; stored per user in this browser. A page adds itself with
 * `useRecent(userName, kind, path, label)`; the palette source of its feature reads the list with `readRecent`.
 */
import { useEffect } from 'react'

export interface RecentThing {
  /** The address that opens the page again. */
  path: string
  label: string
}

const kept = 8
const keyOf = (userName: string, kind: string) => `recent:v1:${userName}:${kind}`
const isThing = (value: unknown): value is RecentThing =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentThing).path === 'string' &&
  typeof (value as RecentThing).label === 'string' &&
  // Only addresses of this application are accepted.
  /^\/(?!\/)/.test((value as RecentThing).path)

export function readRecent(userName: string, kind: string): RecentThing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userName, kind)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isThing).slice(0, kept) : []
  } catch {
    return []
  }
}

/** Remembers the page as soon as its label is known. */
export function useRecent(userName: string, kind: string, path: string, label: string | null | undefined): void {
  useEffect(() => {
    if (!label) return
    const others = readRecent(userName, kind).filter((thing) => thing.path !== path)
    try {
      localStorage.setItem(keyOf(userName, kind), JSON.stringify([{ path, label }, ...others].slice(0, kept)))
    } catch {
      // Full or forbidden storage only means that the page is not remembered.
    }
  }, [userName, kind, path, label])
}
