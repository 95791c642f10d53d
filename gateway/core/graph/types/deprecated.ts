const sentence = / Removed after (\d{4}-\d{2}-\d{2})\.$/

/**
 * Returns the `deprecationReason` of a field, argument, input field or enum value: what to use instead, and the last
 * day on which it is guaranteed to exist. `docs/add-an-operation.md` describes the next steps.
 */
export const deprecated = (reason: string, removedAfter: `${number}-${number}-${number}`): string =>
  `${reason.trim()} Removed after ${removedAfter}.`

/** Returns the day in such a reason, or undefined if it has none. */
export function removalDate(reason: string | null | undefined): string | undefined {
  const date = sentence.exec(reason ?? '')?.[1]
  // 2027-02-30 has the right form but is not a day.
  return date && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) ? date : undefined
}

/** Returns the original reason without the day. */
export const withoutRemovalDate = (reason: string): string => reason.replace(sentence, '')
