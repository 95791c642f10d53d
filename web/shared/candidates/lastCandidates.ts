import { useEffect } from 'react'

/** A candidate of a list, for the links to the next and previous one. */
export interface ListedCandidate {
  readonly databaseId: string
}

let last: readonly ListedCandidate[] = []

/** Remembers the candidates that a list shows, so that the page of one of them can link to the others. */
export function useRememberCandidates(rows: readonly ListedCandidate[]): void {
  useEffect(() => {
    // While the next page of the list loads, the previous one stays.
    if (rows.length > 0) last = rows
  }, [rows])
}

/** Returns the candidates of the list that was shown last; empty after the page was reloaded. */
export const lastCandidates = (): readonly ListedCandidate[] => last
