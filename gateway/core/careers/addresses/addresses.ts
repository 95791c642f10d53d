import { RequestError } from '../../graph/requestError.ts'

/** Whether a text may be the key of a site. */
export const isKey = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text)
/** Whether a text may be the token of a link. */
export const isToken = (text = ''): boolean => /^[\w-]{1,100}$/.test(text)
/** Whether a text is the id of a record. */
export const isId = (text = ''): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** What an address of a public site says. */
interface Address {
  key: string
  /** Token of the link by which the site is seen before it is public: /careers/acme/preview/{token}/… */
  preview: string | undefined
  /** What stands behind them: ['en', 'jobs', …]. */
  places: string[]
  /** Token of the page of an applicant, or empty. */
  application: string
}

/** Reads the path of a page below /careers. */
export function readAddress(path: string): Address {
  const [, , key = '', ...given] = path.replace(/\/$/, '').split('/')
  const preview = given[0] === 'preview' && isToken(given[1]) ? given[1] : undefined
  const places = preview ? given.slice(2) : given
  const isApplication = places.length === 3 && places[1] === 'applications' && !preview
  return { key, preview, places, application: isApplication ? places[2]! : '' }
}

/** Path of a site; each address within a preview begins with its token. */
export const homeOf = (key: string, preview?: string): string =>
  `/careers/${key}${preview ? `/preview/${preview}` : ''}`

/** What the services are asked for by a key, and in a preview by its token. */
export const siteBy = (key: string, preview?: string) => ({
  params: { key },
  query: { ...(preview !== undefined && { preview }) },
})

/** Headers by which browsers neither keep nor tell where a preview is. */
export const untold = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** The present key of a site that was asked for by a former one; undefined for every other failure. */
export function movedTo(error: unknown): string | undefined {
  if (!(error instanceof RequestError) || error.extensions.errorCode !== 'SITE_MOVED') return undefined
  const { key = '' } = (error.extensions.params ?? {}) as Record<string, string>
  return isKey(key) ? key : undefined
}

/** Whether there is nothing at an address, now and under another key. */
export const isGone = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'NOT_FOUND' && movedTo(error) === undefined
