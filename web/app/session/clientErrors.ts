import { RequestError } from '../../shared/requestError.ts'

/** Reports of one page; what goes wrong more often goes wrong the same way. */
const most = 3

/** Texts in quotes may be what people have typed; names of members are not. */
const quoted = /"[^"]{0,300}"|“[^”]{0,300}”/g
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,27}/gi

/** The file of this build that runs: it tells the release. */
const release = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1)

/** What tells the gateway's log of what nobody foresaw: where in the program it was, and nothing of what was shown or typed. */
export function clientErrorReporter(): (error: unknown) => void {
  const told = new Set<string>()
  return (error) => {
    // What a request has failed with was told to the user, and to the log of whom it asked.
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

/** Listens for what nobody catches; answers what reports, for what React's boundaries show. */
export function watchClientErrors(): (error: unknown) => void {
  const report = clientErrorReporter()
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}
