const token = /^\/(?:booking|confirmofferletter|feedback|interview-reply|unsubscribe|vendor-consent)(?:\/|$)/

/**
 * Whether a page's address contains the token of a link. The token must not be passed on, and search engines must not
 * index the page (integrations §7).
 */
export const isTokenPath = (pathname: string): boolean => token.test(pathname)
