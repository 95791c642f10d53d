import { storageKeys } from './config.ts'

/** Whether this page may reload itself to get a newer version: once a minute at most, so that it never goes round. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(storageKeys.reloadedAt) ?? 0)
  if (Date.now() - last < 60_000) return false
  sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()))
  return true
}

/** A chunk that is gone belongs to a former version of the application. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    location.reload()
  })
}
