import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoading, type Loading } from '../../shared/loading.ts'

/** Nothing that takes less shows itself (decision D-134). */
const delay = 1_000

/** The action that has been running for a while, if any. Who is thrown out of the page by it comes back to the same place. */
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
      // When the page takes the focus again.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    }
  }, [isRunning])
  return isLate ? loading : undefined
}

/** Over the page while an action runs that nothing may be done beside; menu and header stay usable. */
export function LoadingOverlay({ loading }: { loading: Loading | undefined }) {
  const { t } = useTranslation('shared')
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Only from the page: somebody in the menu or header stays there.
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
