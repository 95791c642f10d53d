import i18n from 'i18next'
import { RequestError } from '../requestError.ts'
import { getCatalogueText, fillIn } from './catalogue.ts'

/**
 * Returns the text of a failure, in the specification's order (000/8): the translation of its errorCode with the values
 * inserted, or else the server's message; the first message of its fields; the server's own text; finally a text for
 * its status.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return i18n.t('shared:failedText')
  if (error.isUnanswered) return i18n.t('shared:networkFailed')
  const ownText = error.isStandIn ? '' : error.message
  const ofCode = getCatalogueText('errorCodes', error.errorCode) ?? (error.errorCode && ownText)
  if (ofCode) return fillIn(ofCode, error.params)
  const ofField = Object.values(error.fields)[0]?.[0]
  if (ofField) return ofField
  if (ownText) return ownText
  if (error.status === 403 || error.code === 'FORBIDDEN') return i18n.t('shared:forbidden')
  if (error.status === 401 || error.code === 'UNAUTHENTICATED') return i18n.t('shared:unauthorized')
  if (error.status === 500) return i18n.t('shared:serverError')
  return getCatalogueText('errorCodes', error.code) ?? i18n.t('shared:failedText')
}

/** Returns the text of a failure if the server sent one, otherwise the other text. */
export const getErrorTextOr = (error: unknown, otherwise: string): string =>
  error instanceof RequestError && error.message ? errorText(error) : otherwise
