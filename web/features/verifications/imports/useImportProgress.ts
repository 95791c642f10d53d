import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useSubscription } from 'react-relay/hooks'
import { useSession } from '../../../shared/session/session.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { resultText } from './resultText.ts'
import type { useImportProgressSubscription } from './__generated__/useImportProgressSubscription.graphql.ts'

const toasts = { NEW: 'error', IMPORTING: 'error', SUCCEEDED: 'success', FAILED: 'error', OTHER: 'info' } as const

/**
 * Follows an import until it ends; every change is written to the store. Shows the result to the user who started it,
 * and calls `onFinished` for all who saw it running or started it on this page (a short import ends before it is seen).
 */
export function useImportProgress(id: string, onFinished: () => void, isStartedHere = false) {
  const { t } = useTranslation('verifications')
  const { user } = useSession()
  const wasRunning = useRef(isStartedHere)
  const next = useLatest((response: useImportProgressSubscription['response'] | null | undefined) => {
    const batch = response?.verificationImportChanged
    if (!batch) return
    if (batch.isRunning) wasRunning.current = true
    else if (wasRunning.current) {
      wasRunning.current = false
      if (batch.createdBy?.userName === user.userName) toaster[toasts[batch.status]](resultText(t, batch))
      onFinished()
    }
  })
  useSubscription<useImportProgressSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription useImportProgressSubscription($id: ID!) {
        verificationImportChanged(id: $id) {
          id status statusName isRunning error createdBy { userName }
          processedCount totalCount newCount existingCount failedCount blockedByPolicyCount rowsPerSecond startedAt finishedAt
        }
      }
    `,
        variables: { id },
        onNext: next,
      }),
      [id, next],
    ),
  )
}
