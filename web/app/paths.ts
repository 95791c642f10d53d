/** Address of /forbidden, naming what was missing and the page that was asked for. */
export function forbiddenPath(permission: string | readonly string[] | undefined, from?: string): string {
  const query = new URLSearchParams([permission ?? []].flat().map((key) => ['requires', key]))
  if (from) query.set('from', from)
  return query.size > 0 ? `/forbidden?${query}` : '/forbidden'
}

const bare = /^\/(?:feedback|interview-view-cv|confirmofferletter)/

/** Pages for people sent here by a link: shown without side menu and header (000/2.1). */
export const isBarePath = (pathname: string): boolean => bare.test(pathname)

const open =
  /^\/(?:login|logout|forbidden|page-not-found|confirmofferletter|booking|interview-reply|unsubscribe|vendor-consent)(?:\/|$)/

/** Whether the page is for everybody (000/1): who is not signed in goes to the sign-in from all others. */
export const isPublicPath = (pathname: string): boolean => open.test(pathname)
