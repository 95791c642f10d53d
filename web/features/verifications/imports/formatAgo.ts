import type { TFunction } from 'i18next'
import { formatDateTime } from '../../../shared/format/dates.ts'

/** Returns `4 s ago` or `3 min ago`; from one hour on, the date and time. */
export function formatAgo(t: TFunction<'verifications'>, moment: string | null | undefined, now = Date.now()): string {
  if (!moment) return formatDateTime(moment)
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000))
  if (seconds < 60) return t('agoSeconds', { replace: { number: seconds } })
  return seconds < 3600 ? t('agoMinutes', { replace: { number: Math.floor(seconds / 60) } }) : formatDateTime(moment)
}
