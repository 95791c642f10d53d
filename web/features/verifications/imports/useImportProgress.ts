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
 * Follows one import until it ends; the store gets every change. Tells the person who started it how it ended; calls
 * `onFinished` for everybody who saw it running, or sent it from this page (a short one is over before it was seen).
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
