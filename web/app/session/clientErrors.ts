import { RequestError } from '../../shared/requestError.ts'

/** The maximum number of reports per page: further errors usually have the same cause. */
const most = 3

/** Texts in quotes may be user input; names of members are not. */
const quoted = /"[^"]{0,300}"|“[^”]{0,300}”/g
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,27}/gi

/** Returns the name of the running script, which identifies the release. */
const release = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1)

/**
 * Returns a function that reports unexpected errors to the gateway's log: where in the program they happened, and
 * nothing that was shown or typed.
 */
export function clientErrorReporter(): (error: unknown) => void {
  const told = new Set<string>()
  return (error) => {
    // The failure of a request has been reported to the user and logged by the server that failed.
    if (!(error instanceof Error) || error instanceof RequestError || error.name === 'AbortError') return
    const message = `${error.name}: ${error.message}`.slice(0, 300).replace(quoted, '"…"').replace(id, '…')
    if (told.size >= most || told.has(message)) return
    told.add(message)
    const stack = (error.stack ?? '').split('\n').filter((line) => line.includes('/assets/'))
    const report = {
      message,
      stack: stack.slice(0, 8).join('\n').replaceAll(location.origin, '').replaceAll(error.message, ''),
      page: location.pathname.replace(id, '…'),
      release: release(),
    }
    void fetch('/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => {})
  }
}

/** Reports uncaught errors. Returns the report function, for errors that React's boundaries catch. */
export function watchClientErrors(): (error: unknown) => void {
  const report = clientErrorReporter()
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}
