import type { TFunction } from 'i18next'

/** The units that a delay is told and typed in, by their minutes; the largest first. */
const units = { days: 1440, hours: 60, minutes: 1 } as const
export type DelayUnit = keyof typeof units
export const delayUnits = Object.keys(units).toReversed() as DelayUnit[]

/** Longest delay in each unit: 90 days. */
export const mostOf = (unit: DelayUnit): number => 129_600 / units[unit]

/** A delay in the largest unit that it is a whole number of. */
export function delayOf(minutes: number): { count: number; unit: DelayUnit } {
  const unit = (Object.keys(units) as DelayUnit[]).find((one) => minutes % units[one] === 0)!
  return minutes === 0 ? { count: 0, unit: 'hours' } : { count: minutes / units[unit], unit }
}

export const minutesOf = (count: number, unit: DelayUnit): number => count * units[unit]

/** `2 days`, `90 minutes`. */
export function delayText(t: TFunction<'workflows'>, minutes: number): string {
  const { count, unit } = delayOf(minutes)
  return t(`delays.${unit}`, { count })
}
