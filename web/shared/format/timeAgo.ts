import i18n from 'i18next'
import { formatDate } from './dates.ts'
import { relativeTimeFormat } from './intl.ts'

const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

/** Returns how long ago a moment was, in the user's language; null for the last minute. */
export function timeAgo(language: string, moment: string, now = Date.now()): string | null {
  const seconds = (now - Date.parse(moment)) / 1000
  const step = steps.findLast(([, length]) => seconds >= length)
  if (!step) return null
  const [unit, length] = step
  return relativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}

const monthMs = 30 * 86_400_000

/**
 * Does the same for a list, where the exact moment is shown on hover: `now`, `yesterday`, `3 days ago`; beyond a month
 * the day, and a dash for no value.
 */
export function formatAgo(moment: string | null | undefined, now = Date.now()): string {
  if (!moment || now - Date.parse(moment) > monthMs) return formatDate(moment)
  return (
    timeAgo(i18n.language, moment, now) ?? relativeTimeFormat(i18n.language, { numeric: 'auto' }).format(0, 'second')
  )
}
