import type { CvExperience } from './profile.ts'

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/

/** Returns a date as DD/MM/YYYY, or the known part of it: MM/YYYY, YYYY. Text that is not a date stays as it is. */
export function cvDay(date: string): string {
  const [, year, month, day] = form.exec(date) ?? []
  return year ? [day, month, year].filter(Boolean).join('/') : date
}

/** Returns a date as MM/YYYY, or YYYY only. */
export const cvMonth = (date: string): string => {
  const [, year, month] = form.exec(date) ?? []
  return year ? [month, year].filter(Boolean).join('/') : date
}

/** Returns '12/2013 – 12/2014'; `now` is the text for an end that is still open. */
export function cvPeriod(
  { startDate, endDate, isAdded }: Pick<CvExperience, 'startDate' | 'endDate' | 'isAdded'>,
  now: string,
): string {
  return [cvMonth(startDate), isAdded ? now : cvMonth(endDate)].filter(Boolean).join(' – ')
}
