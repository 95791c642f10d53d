import { storageKeys } from './config.ts'

/** Whether this page may reload itself to get a newer version: at most once a minute, so that it never loops. */
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
 * Reloads the page when a chunk is missing although the server responds: it belongs to a former version of the
 * application. Without a connection the page stays, because a reload would show nothing.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    void isServerThere().then((isThere) => isThere && mayReload() && location.reload())
  })
}
