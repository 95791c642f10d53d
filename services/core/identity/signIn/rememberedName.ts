import { providerPath } from '../provider/settings.ts'

/*
 * The user name that a user wants to find on the sign-in page again. It is only in a cookie of this browser, which only
 * the sign-in reads, and proves nothing.
 */

const lifeSeconds = 180 * 86_400
const longest = 250

/** Returns the user name that this browser remembers; undefined: none. */
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
    // A broken cookie contains no name.
    return undefined
  }
}

/** Returns the Set-Cookie line that stores a user name, or removes it (null). */
export function nameCookie(userName: string | null, { name, isSecure }: { name: string; isSecure: boolean }): string {
  const [value, life] = userName ? [encodeURIComponent(userName.slice(0, longest)), lifeSeconds] : ['', 0]
  return `${name}=${value}; Path=${providerPath}; Max-Age=${life}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
