/** Whether a text is a time of the day, HH:mm. */
export const isTimeText = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The pattern with which a browser checks a time before a form is sent. The services check whether the time exists. */
export const timePattern = String.raw`\s*[\d０-９]{1,2}\s?[:：.h時]?\s?[\d０-９]{2}\s?分?\s*`
const timeFormat = /^(\d{1,2})(?: ?[:.h時] ?)?(\d{2})(?: ?分)?(?: ?([ap])\.?m\.?)?$/i

/**
 * Returns the time (HH:mm) that a text means: 9:30, also with another separator or none at all (many phone keyboards
 * have no colon beside the digits), or with am and pm. Returns null for every other text and for times that do not
 * exist.
 */
export function readTimeText(text: string): string | null {
  // Japanese keyboards may send full-width digits.
  const [, hour, minute, half] = timeFormat.exec(text.normalize('NFKC').trim()) ?? []
  if (!hour) return null
  const isTwelve = half !== undefined
  if (isTwelve && (Number(hour) < 1 || Number(hour) > 12)) return null
  const hours = isTwelve ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const whole = `${String(hours).padStart(2, '0')}:${minute}`
  return isTimeText(whole) ? whole : null
}
