import i18n from 'i18next'
import { RequestError } from '../requestError.ts'

/** Puts values into `{name}` and `{{name}}` of a text that came from the server. */
export function fillIn(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{?\s*([\w.-]+)\s*\}?\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? params[name]! : whole,
  )
}

/** A text of the catalogue in the user's language. Raw: the values of a server are never seen by the interpolation of t(). */
function catalogued(code: string | undefined): string | undefined {
  const text: unknown = code && i18n.getResource(i18n.language, 'errorCodes', code)
  return typeof text === 'string' ? text : undefined
}

/**
 * The text of a failure, in the specification's order (000/8): the translation of its errorCode with the values put in, else
 * the server's message; the first message of its fields; the server's own text; else by status.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return i18n.t('shared:failedText')
  if (error.isUnanswered) return i18n.t('shared:networkFailed')
  const ownText = error.isStandIn ? '' : error.message
  const ofCode = catalogued(error.errorCode) ?? (error.errorCode && ownText)
  if (ofCode) return fillIn(ofCode, error.params)
  const ofField = Object.values(error.fields)[0]?.[0]
  if (ofField) return ofField
  if (ownText) return ownText
  if (error.status === 403 || error.code === 'FORBIDDEN') return i18n.t('shared:forbidden')
  if (error.status === 401 || error.code === 'UNAUTHENTICATED') return i18n.t('shared:unauthorized')
  if (error.status === 500) return i18n.t('shared:serverError')
  return catalogued(error.code) ?? i18n.t('shared:failedText')
}
