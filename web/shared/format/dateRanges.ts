import dayjs, { type Dayjs, type OpUnitType } from 'dayjs'
import { dayEnd, dayStart, weekEnd, weekStart } from './dates.ts'

/** The five shortcuts of 001/2.2, as written in the address. */
export const dateRanges = ['today', 'this-week', 'this-month', 'last-month', 'this-year'] as const
export type DateRange = (typeof dateRanges)[number]

/** A shortcut, or two days (YYYY-MM-DD), either of which may be open (''). */
export interface DateSpan {
  range: DateRange | null
  from: string
  to: string
}
export const noSpan: DateSpan = { range: null, from: '', to: '' }

const units: Record<Exclude<DateRange, 'this-week'>, OpUnitType> = {
  today: 'day',
  'this-month': 'month',
  'last-month': 'month',
  'this-year': 'year',
}

/** Returns the first and last day of a shortcut, as YYYY-MM-DD. */
export function daysOf(range: DateRange, now: Dayjs = dayjs()): { from: string; to: string } {
  const days = (from: Dayjs, to: Dayjs) => ({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') })
  if (range === 'this-week') return days(weekStart(now), weekEnd(now))
  const day = range === 'last-month' ? now.subtract(1, 'month') : now
  return days(day.startOf(units[range]), day.endOf(units[range]))
}

/** Returns the first moment of the first day and the last moment of the last day; either end may be open. */
export const momentsOf = ({ from, to }: { from: string | null; to: string | null }) => ({
  from: from ? dayStart(from) : null,
  to: to ? dayEnd(to) : null,
})
