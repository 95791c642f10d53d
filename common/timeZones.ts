/** The zone of people who have told none: the product's home. */
export const homeZone = 'Asia/Ho_Chi_Minh'

/** Whether a text is an IANA name of a time zone; offsets such as +07:00 are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
