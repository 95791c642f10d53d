import { RequestError } from '../../graph/requestError.ts'

/** Whether a text has the form of a site's key. */
export const isKey = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text)
/** Whether a text has the form of a link's token. */
export const isToken = (text = ''): boolean => /^[\w-]{1,100}$/.test(text)
/** Whether a text has the form of a record's id. */
export const isId = (text = ''): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The parts of a public site's address. */
interface Address {
  key: string
  /**
   * The token of a preview link, with which the site can be seen before it is public: /careers/acme/preview/{token}/…
   */
  preview: string | undefined
  /** The remaining path segments: ['en', 'jobs', …]. */
  places: string[]
  /** The token of an applicant's page, or an empty string. */
  application: string
}

/** Parses the path of a page below /careers. */
export function readAddress(path: string): Address {
  const [, , key = '', ...given] = path.replace(/\/$/, '').split('/')
  const preview = given[0] === 'preview' && isToken(given[1]) ? given[1] : undefined
  const places = preview ? given.slice(2) : given
  const isApplication = places.length === 3 && places[1] === 'applications' && !preview
  return { key, preview, places, application: isApplication ? places[2]! : '' }
}

/** Returns the path of a site. In a preview it includes the token. */
export const sitePathOf = (key: string, preview?: string): string =>
  `/careers/${key}${preview ? `/preview/${preview}` : ''}`

/** The parameters that identify a site to the services: its key and, in a preview, the token. */
export const siteRequestOf = (key: string, preview?: string) => ({
  params: { key },
  query: { ...(preview !== undefined && { preview }) },
})

/** Headers that keep browsers from storing a preview and from revealing its address. */
export const previewHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Returns the current key of a site that was requested by a former key, or undefined for every other failure. */
export function movedSiteKey(error: unknown): string | undefined {
  if (!(error instanceof RequestError) || error.extensions.errorCode !== 'SITE_MOVED') return undefined
  const { key = '' } = (error.extensions.params ?? {}) as Record<string, string>
  return isKey(key) ? key : undefined
}

/** Whether there is nothing at an address and the site has not moved to another key. */
export const isGone = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'NOT_FOUND' && movedSiteKey(error) === undefined
