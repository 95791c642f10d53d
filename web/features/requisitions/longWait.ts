import { dayStart } from '../../shared/format/dates.ts'

const days = 7

/** Returns the moment before which a request has waited long: the beginning of the day a week ago. */
export const getLongWaitStart = (): string => dayStart(new Date(Date.now() - days * 86_400_000).toISOString())
