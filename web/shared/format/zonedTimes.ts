import i18n from 'i18next'
import { dateTimeFormat } from './intl.ts'

const locales: Record<string, string> = { en: 'en-GB', vi: 'vi-VN', ja: 'ja-JP' }
const locale = () => locales[i18n.language] ?? 'en-GB'

const write = (moment: string, timeZone: string, form: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale(), { timeZone, ...form }).format(new Date(moment))

/** Returns the day in a time zone, YYYY-MM-DD. */
export const zonedDay = (moment: string, timeZone: string): string =>
  dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment))

/** Returns the day with its weekday, in the user's language. */
export const formatZonedDay = (moment: string, timeZone: string): string =>
  write(moment, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Returns the time of day, 09:00. */
export const formatZonedTime = (moment: string, timeZone: string): string =>
  write(moment, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Returns the common name of a time zone, with its offset from UTC at that moment: Indochina Time (GMT+7). */
export function zoneName(timeZone: string, moment: string): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    dateTimeFormat(locale(), { timeZone, timeZoneName })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const [name, offset] = [part('long'), part('shortOffset')]
  return name === offset ? offset : `${name} (${offset})`
}
