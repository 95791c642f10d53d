const sentence = / Removed after (\d{4}-\d{2}-\d{2})\.$/

/**
 * The `deprecationReason` of a field, argument, input field or enum value: what to use instead, and the last day on which it is
 * sure to be there. `docs/add-an-operation.md` says what follows.
 */
export const deprecated = (reason: string, removedAfter: `${number}-${number}-${number}`): string =>
  `${reason.trim()} Removed after ${removedAfter}.`

/** The day that such a reason names; undefined where it names none. */
export function removalDate(reason: string | null | undefined): string | undefined {
  const date = sentence.exec(reason ?? '')?.[1]
  // 2027-02-30 is a text, but no day.
  return date && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) ? date : undefined
}

/** The reason as it was given, without the day. */
export const withoutRemovalDate = (reason: string): string => reason.replace(sentence, '')
