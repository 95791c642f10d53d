import { fold } from '../../../common/text.ts'

/** Returns how well a label matches the search terms: every term must occur. 0 is no match, higher is better. */
function score(label: string, words: readonly string[]): number {
  const text = fold(label)
  if (!words.every((word) => text.includes(word))) return 0
  const [first = ''] = words
  if (text.startsWith(first)) return 3
  return text.split(/[\s/·:-]+/).some((part) => part.startsWith(first)) ? 2 : 1
}

/**
 * Returns the matching entries, best first; equally good ones keep their order. Returns all of them if nothing was
 * typed.
 */
export function matching<T extends { label: string; hint?: string }>(entries: readonly T[], typed: string): T[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({
      entry,
      score: score(entry.label, words) || Math.min(1, score(`${entry.label} ${entry.hint ?? ''}`, words)) / 2,
    }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
