/** Returns the address of /forbidden with the missing permissions and the requested page. */
export function forbiddenPath(permission: string | readonly string[] | undefined, from?: string): string {
  const query = new URLSearchParams([permission ?? []].flat().map((key) => ['requires', key]))
  if (from) query.set('from', from)
  return query.size > 0 ? `/forbidden?${query}` : '/forbidden'
}

const bare = /^\/(?:feedback|interview-view-cv|confirmofferletter)/

/** Whether the page is for users who follow a link: it is shown without side menu and header (000/2.1). */
export const isBarePath = (pathname: string): boolean => bare.test(pathname)

const publicPathPattern =
  /^\/(?:login|logout|forbidden|page-not-found|confirmofferletter|booking|interview-reply|unsubscribe|vendor-consent)(?:\/|$)/

/** Whether the page is public (000/1). All others redirect users who are not signed in to the sign-in. */
export const isPublicPath = (pathname: string): boolean => publicPathPattern.test(pathname)
