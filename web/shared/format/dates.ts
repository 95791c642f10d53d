import dayjs, { type Dayjs } from 'dayjs'

/** Returns DD/MM/YYYY, or a dash for no value. */
export const formatDate = (value: string | null | undefined) => (value ? dayjs(value).format('DD/MM/YYYY') : '—')

/** Japanese puts 午前 and 午後 before the hour. */
const timeForm = () => (dayjs.locale() === 'ja' ? 'a hh:mm' : 'hh:mm a')

/** Returns the time of day, hh:mm a, in the user's language. */
export const formatTime = (value: string) => dayjs(value).format(timeForm())

/** Returns DD/MM/YYYY hh:mm a in the user's language, or a dash for no value. */
export const formatDateTime = (value: string | null | undefined) =>
  value ? `${formatDate(value)} ${formatTime(value)}` : '—'

/**
 * Returns the first moment of a local day (YYYY-MM-DD) as ISO text with the local offset, as GraphQL's DateTime
 * requires.
 */
export const dayStart = (day: string) => dayjs(day).startOf('day').format('YYYY-MM-DDTHH:mm:ss.SSSZ')

/** Returns the last moment of a local day (YYYY-MM-DD), see dayStart. */
export const dayEnd = (day: string) => dayjs(day).endOf('day').format('YYYY-MM-DDTHH:mm:ss.SSSZ')

/** Returns the first moment of the Monday of a week: weeks begin on Monday in every language (decision D-125). */
export const weekStart = (day: Dayjs): Dayjs => day.startOf('day').subtract((day.day() + 6) % 7, 'day')

/** Returns the last moment of the Sunday of a week. */
export const weekEnd = (day: Dayjs): Dayjs => weekStart(day).add(6, 'day').endOf('day')

/** Returns the local day (YYYY-MM-DD) of a moment, as dayStart and dayEnd accept it. */
export const dayOf = (moment: string) => dayjs(moment).format('YYYY-MM-DD')

/** Whether a text is an existing day in the format YYYY-MM-DD. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format('YYYY-MM-DD') === text
