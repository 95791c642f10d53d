import dayjs, { type Dayjs, type OpUnitType } from 'dayjs'
import { dayEnd, dayStart } from './dates.ts'

/** The five shortcuts of 001/2.2, as the address carries them. */
export const dateRanges = ['today', 'this-week', 'this-month', 'last-month', 'this-year'] as const
export type DateRange = (typeof dateRanges)[number]

/** A shortcut, or two days (YYYY-MM-DD) of which either may be open (''). */
export interface DateSpan {
  range: DateRange | null
  from: string
  to: string
}
export const noSpan: DateSpan = { range: null, from: '', to: '' }

const units: Record<DateRange, OpUnitType> = {
  today: 'day',
  'this-week': 'week',
  'this-month': 'month',
  'last-month': 'month',
  'this-year': 'year',
}

/** First and last day of a shortcut, as YYYY-MM-DD. */
export function daysOf(range: DateRange, now: Dayjs = dayjs()): { from: string; to: string } {
  const day = range === 'last-month' ? now.subtract(1, 'month') : now
  return { from: day.startOf(units[range]).format('YYYY-MM-DD'), to: day.endOf(units[range]).format('YYYY-MM-DD') }
}

/** From the first moment of the first day to the last of the last one; either end may be open. */
export const momentsOf = ({ from, to }: { from: string | null; to: string | null }) => ({
  from: from ? dayStart(from) : null,
  to: to ? dayEnd(to) : null,
})
