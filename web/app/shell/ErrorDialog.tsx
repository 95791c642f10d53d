import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../shared/format/errorText.ts'
import { clearLoading } from '../../shared/loading.ts'
import { onReportedError, RequestError } from '../../shared/requestError.ts'
import { BareButton } from './BarePage.tsx'

const shown = new WeakSet<object>()

/**
 * The dialog for failures that no screen handled; each is shown once. It is a native dialog, because it must open even
 * when nothing more can be loaded. An unhandled request that got no response is only logged.
 */
export function ErrorDialog() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const show = (failure: unknown) => {
      if (failure instanceof RequestError) {
        if (shown.has(failure)) return
        shown.add(failure)
      }
      // A failed action may have left the loading overlay on.
      clearLoading()
      setError(failure ?? new Error('Unknown failure'))
    }
    const hear = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof RequestError)) return
      event.preventDefault()
      if (event.reason.isUnanswered) console.warn('A request was not answered', event.reason)
      else show(event.reason)
    }
    const stop = onReportedError(show)
    addEventListener('unhandledrejection', hear)
    return () => {
      stop()
      removeEventListener('unhandledrejection', hear)
    }
  }, [])

  useEffect(() => {
    if (error && !dialog.current?.open) dialog.current?.showModal()
  }, [error])

  const requestId = error instanceof RequestError ? error.requestId : undefined
  return (
    <dialog ref={dialog} className="error-dialog" aria-labelledby="error-dialog-title" onClose={() => setError(null)}>
      {error !== null && (
        <>
          <h2 id="error-dialog-title">{t('errorTitle')}</h2>
          <p>{errorText(error)}</p>
          {requestId && (
            <p className="request-id">
              {t('requestId')}: <code>{requestId}</code>
            </p>
          )}
          <BareButton autoFocus onClick={() => dialog.current?.close()}>
            {t('close')}
          </BareButton>
        </>
      )}
    </dialog>
  )
}
