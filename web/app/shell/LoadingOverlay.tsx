import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoading, type Loading } from '../../shared/loading.ts'

/** Shorter actions show no overlay (decision D-134). */
const delay = 1_000

/**
 * Returns the action that has been running for a while, if any. Afterwards, restores the focus that the overlay took
 * away.
 */
export function useLateLoading(): Loading | undefined {
  const loading = useLoading()
  const isRunning = loading !== undefined
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    let before: Element | null = null
    const timer = setTimeout(() => {
      before = document.activeElement
      setLate(true)
    }, delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
      // Deferred until the page can take the focus again.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    }
  }, [isRunning])
  return isLate ? loading : undefined
}

/** Covers the page while an action runs that blocks everything else; menu and header stay usable. */
export function LoadingOverlay({ loading }: { loading: Loading | undefined }) {
  const { t } = useTranslation('shared')
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus moves only if it is in the page: a user in the menu or header stays there.
    if (loading && !document.activeElement?.closest('.header, .side-menu')) stop.current?.focus()
  }, [loading])
  return (
    <div className="loading-overlay" data-shown={loading !== undefined}>
      {loading && <div className="spinner" aria-hidden />}
      <p role="status">{loading && (loading.text ?? t('loading'))}</p>
      {loading?.stop && (
        <button ref={stop} type="button" className="overlay-stop" onClick={loading.stop}>
          {t('cancel')}
        </button>
      )}
    </div>
  )
}
