import { say } from '../contract/messages.ts'

/** The most frequent messages. A field that must be there is not. */
export const required = say('REQUIRED')
/** What is too long, too large or too much; `max` is still allowed. */
export const maximum = (max: number) => say('MAXIMUM', { max })
/** What is too short, too small or too little; `min` is allowed. */
export const minimum = (min: number) => say('MINIMUM', { min })
