import { useTranslation } from 'react-i18next'
import { RequestError } from '../../shared/requestError.ts'
import i18n from 'i18next'

/** Puts values into `{name}` and `{{name}}` of a text that came from the server. */
export function fillIn(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{?\s*([\w.-]+)\s*\}?\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? params[name]! : whole))
}

/**
 * The text of a failure, in the specification's order: the translation of its errorCode with the values put in, else the
 * server's message; the first message of its fields; the server's own text; else by status.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    if (!(error instanceof RequestError)) return t('failedText')
    if (error.isUnanswered) return t('failedNetwork')
    const key = `errorCodes.${error.errorCode}`
    if (error.errorCode && i18n.exists(key)) return fillIn((t as (key: string) => string)(key), error.params)
    if (error.errorCode && error.message) return fillIn(error.message, error.params)
    const ofField = Object.values(error.fields)[0]?.[0]
    if (ofField) return ofField
    if (error.message) return error.message
    if (error.status === 403 || error.code === 'FORBIDDEN') return t('forbidden')
    if (error.status === 401 || error.code === 'UNAUTHENTICATED') return t('unauthorized')
    return error.status === 500 ? t('serverError') : t('failedText')
  }
}
