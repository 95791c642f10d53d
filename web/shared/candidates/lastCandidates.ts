import { useEffect } from 'react'

/** A candidate of a list, to go on to. */
export interface ListedCandidate {
  readonly databaseId: string
}

let last: readonly ListedCandidate[] = []

/** Keeps the candidates that a list shows, so that the page of one of them leads on to the others. */
export function useRememberCandidates(rows: readonly ListedCandidate[]): void {
  useEffect(() => {
    // While a page of the list is on its way, the one before holds.
    if (rows.length > 0) last = rows
  }, [rows])
}

/** The candidates of the list that was shown last; none after the page was loaded anew. */
export const lastCandidates = (): readonly ListedCandidate[] => last
