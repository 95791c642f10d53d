import { providerPath } from '../provider/settings.ts'

/*
 * The user name that somebody wants to find on the sign-in page again. It is in a cookie of this browser alone, which only the sign-in
 * reads, and proves nothing.
 */

const lifeSeconds = 180 * 86_400
const longest = 250

/** The user name that this browser remembers; undefined: none. */
export function rememberedName(cookies: string | undefined, name: string): string | undefined {
  const value = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (!value) return undefined
  try {
    return decodeURIComponent(value).slice(0, longest)
  } catch {
    // A broken cookie remembers nothing.
    return undefined
  }
}

/** The Set-Cookie line that remembers a user name, or forgets it (null). */
export function nameCookie(userName: string | null, { name, isSecure }: { name: string; isSecure: boolean }): string {
  const [value, life] = userName ? [encodeURIComponent(userName.slice(0, longest)), lifeSeconds] : ['', 0]
  return `${name}=${value}; Path=${providerPath}; Max-Age=${life}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
