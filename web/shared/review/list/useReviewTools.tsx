import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { errorText } from '../../format/errorText.ts'
import { RequestError } from '../../requestError.ts'
import { toaster } from '../../ui/toaster.tsx'

type Refresh = (onError: (error: Error) => void) => void

/** Returns the tools of a review list: refetching it with an error message on failure, and the Search button. */
export function useReviewTools() {
  const { t } = useTranslation('review')
  const reread = (refresh: Refresh) =>
    refresh((error) => toaster.error(error instanceof RequestError ? errorText(error) : t('listFailed')))
  /** Search refetches the rows even if no filter has changed (001/2.5). */
  const search = (refresh: Refresh): ReactNode => <Button onClick={() => reread(refresh)}>{t('search')}</Button>
  return { reread, search }
}
