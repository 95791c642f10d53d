import { storageKeys } from './config.ts'

/** Whether this page may reload itself to get a newer version: once a minute at most, so that it never goes round. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(storageKeys.reloadedAt) ?? 0)
  if (Date.now() - last < 60_000) return false
  sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()))
  return true
}

const isServerThere = () =>
  fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A chunk that does not come though the server answers belongs to a former version of the application: the page is loaded
 * anew. Without a connection it stays, since nothing else would come in its place.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    void isServerThere().then((isThere) => isThere && mayReload() && location.reload())
  })
}
