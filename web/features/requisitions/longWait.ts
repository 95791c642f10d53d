import { dayStart } from '../../shared/format/dates.ts'

const days = 7

/** What was asked for before this moment has waited long: the beginning of the day a week ago. */
export const longAgo = (): string => dayStart(new Date(Date.now() - days * 86_400_000).toISOString())
