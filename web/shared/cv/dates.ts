import type { CvExperience } from './profile.ts'

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/

/** DD/MM/YYYY, or what is known of it: MM/YYYY, YYYY. A text that is no date stays as it is. */
export function cvDay(date: string): string {
  const [, year, month, day] = form.exec(date) ?? []
  return year ? [day, month, year].filter(Boolean).join('/') : date
}

/** MM/YYYY, or YYYY alone. */
export const cvMonth = (date: string): string => {
  const [, year, month] = form.exec(date) ?? []
  return year ? [month, year].filter(Boolean).join('/') : date
}

/** '12/2013 – 12/2014'; `now` is the word for what is still current. */
export function cvPeriod(
  { startDate, endDate, isAdded }: Pick<CvExperience, 'startDate' | 'endDate' | 'isAdded'>,
  now: string,
): string {
  return [cvMonth(startDate), isAdded ? now : cvMonth(endDate)].filter(Boolean).join(' – ')
}
