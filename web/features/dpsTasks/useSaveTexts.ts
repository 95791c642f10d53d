import { useTranslation } from 'react-i18next'
import type { RequestError } from '../../shared/requestError.ts'

/**
 * Returns the messages of a save (001/8): success, or the server's error message, or a general failure if there is
 * none.
 */
export function useSaveTexts() {
  const { t } = useTranslation('dpsTasks')
  const isSilent = ({ isUnanswered, isStandIn, message }: RequestError) => isUnanswered || isStandIn || message === ''
  return { success: t('saved'), failure: (error: RequestError) => (isSilent(error) ? t('saveFailed') : null) }
}
