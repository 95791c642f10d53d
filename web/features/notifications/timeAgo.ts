const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

/** How long ago a moment was, in the reader's language; null for the last minute. */
export function timeAgo(language: string, moment: string, now = Date.now()): string | null {
  const seconds = (now - Date.parse(moment)) / 1000
  const step = steps.findLast(([, length]) => seconds >= length)
  if (!step) return null
  const [unit, length] = step
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
