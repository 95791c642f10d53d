/**
 * What a user has opened lately, newest first; kept per user in this browser. A page says it by `useRecent(userName, kind,
 * thing)`, the palette source of its feature reads it by `readRecent`.
 */
import { useEffect } from 'react'

export interface RecentThing {
  /** The address that opens it again. */
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
  // Only addresses of this application.
  /^\/(?!\/)/.test((value as RecentThing).path)

export function readRecent(userName: string, kind: string): RecentThing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userName, kind)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isThing).slice(0, kept) : []
  } catch {
    return []
  }
}

/** Remembers what the page shows, once it is known. */
export function useRecent(userName: string, kind: string, path: string, label: string | null | undefined): void {
  useEffect(() => {
    if (!label) return
    const others = readRecent(userName, kind).filter((thing) => thing.path !== path)
    try {
      localStorage.setItem(keyOf(userName, kind), JSON.stringify([{ path, label }, ...others].slice(0, kept)))
    } catch {
      // A full or forbidden storage costs only the memory.
    }
  }, [userName, kind, path, label])
}
