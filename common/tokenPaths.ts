const token = /^\/(?:booking|confirmofferletter|feedback|interview-reply|unsubscribe|vendor-consent)(?:\/|$)/

/** Pages whose addresses carry the token of a link: it must not travel on, and no search engine may keep it (integrations §7). */
export const isTokenPath = (pathname: string): boolean => token.test(pathname)
