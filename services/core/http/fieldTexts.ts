import { createMessage } from '../contract/messages.ts'

/** The most frequent messages. A required field is missing. */
export const required = createMessage('REQUIRED')
/** The value is too long or too large, or there are too many; `max` is still allowed. */
export const maximum = (max: number) => createMessage('MAXIMUM', { max })
/** The value is too short or too small, or there are too few; `min` is allowed. */
export const minimum = (min: number) => createMessage('MINIMUM', { min })
