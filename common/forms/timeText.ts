/** Whether a text is a time of the day, HH:mm. */
export const isTimeText = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** What a browser lets through before a form is sent; whether there is such a time, the services say. */
export const timePattern = String.raw`\s*[\d０-９]{1,2}\s?[:：.h時]?\s?[\d０-９]{2}\s?分?\s*`
const written = /^(\d{1,2})(?: ?[:.h時] ?)?(\d{2})(?: ?分)?(?: ?([ap])\.?m\.?)?$/i

/**
 * The time (HH:mm) that a text means: 9:30, also with another sign between or none at all (the keyboards of many phones have
 * no colon beside their digits), or with am and pm. null for every other text, and for times that there are not.
 */
export function readTimeText(text: string): string | null {
  // Japanese keyboards may send wide digits.
  const [, hour, minute, half] = written.exec(text.normalize('NFKC').trim()) ?? []
  if (!hour) return null
  const isTwelve = half !== undefined
  if (isTwelve && (Number(hour) < 1 || Number(hour) > 12)) return null
  const hours = isTwelve ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const whole = `${String(hours).padStart(2, '0')}:${minute}`
  return isTimeText(whole) ? whole : null
}
