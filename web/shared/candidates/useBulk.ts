import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toaster } from '../ui/toaster.tsx'
import type { BulkResult } from './BulkDialog.tsx'

/**
 * Handles the end of a bulk action: full success shows a toast and closes the dialog; otherwise the results stay
 * visible.
 */
export function useBulk(onClose: (isChanged: boolean) => void) {
  const { t } = useTranslation('shared')
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const end = (all: readonly BulkResult[]) => {
    if (!all.every(({ isOk }) => isOk)) return setResults(all)
    toaster.success(t('candidate.done', { count: all.length }))
    onClose(true)
  }
  return { results, end, close: () => onClose(results !== null) }
}
