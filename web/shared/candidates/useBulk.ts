import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toaster } from '../ui/toaster.tsx'
import type { BulkResult } from './BulkDialog.tsx'

/** How an action on many ends: all well is a toast and closes, anything else stays to be read. */
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
