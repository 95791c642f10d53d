import type { TFunction } from 'i18next'

/** The units of delays in minutes, largest first. */
const units = { days: 1440, hours: 60, minutes: 1 } as const
export type DelayUnit = keyof typeof units
export const delayUnits = Object.keys(units).toReversed() as DelayUnit[]

/** Returns the longest delay in a unit: 90 days. */
export const getMaxCount = (unit: DelayUnit): number => 129_600 / units[unit]

/** Returns a delay in the largest unit in which it is a whole number. */
export function delayOf(minutes: number): { count: number; unit: DelayUnit } {
  const unit = (Object.keys(units) as DelayUnit[]).find((one) => minutes % units[one] === 0)!
  return minutes === 0 ? { count: 0, unit: 'hours' } : { count: minutes / units[unit], unit }
}

export const minutesOf = (count: number, unit: DelayUnit): number => count * units[unit]

/** Returns a delay as text: `2 days`, `90 minutes`. */
export function delayText(t: TFunction<'workflows'>, minutes: number): string {
  const { count, unit } = delayOf(minutes)
  return t(`delays.${unit}`, { count })
}
