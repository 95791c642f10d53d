import { useTranslation } from 'react-i18next'
import type { RequestError } from '../../shared/requestError.ts'

/** What a save says (001/8): that it succeeded; else the server's message, or where it sent none, that it failed. */
export function useSaveTexts() {
  const { t } = useTranslation('dpsTasks')
  const isSilent = ({ isUnanswered, isStandIn, message }: RequestError) => isUnanswered || isStandIn || message === ''
  return { success: t('saved'), failure: (error: RequestError) => (isSilent(error) ? t('saveFailed') : null) }
}
