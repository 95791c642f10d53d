import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { providerPath } from '../provider/settings.ts'

/*
 * Device cookies: a browser in which an account has signed in is recognised from then on, so that the failures of
 * strangers are not charged to its owner (OWASP: "slow down online guessing attacks with device cookies").
 */

/** An account that has signed in on this device. */
export interface Device {
  /** accountKey of the account's name. */
  account: string
  id: string
  /** The time of the last sign-in, in seconds since 1970. */
  at: number
}

/** The maximum number of accounts in one cookie; those with the oldest sign-ins are dropped. */
const mostAccounts = 8
const lifeSeconds = 180 * 86_400
const now = () => Math.floor(Date.now() / 1000)

const sign = (body: string, key: string) => createHmac('sha256', key).update(`device ${body}`).digest('base64url')

function isSigned(body: string, signature: string, key: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(body, key))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Returns the accounts of the device cookie, if it is signed with one of our keys. */
export function readDevices(cookies: string | undefined, name: string, keys: readonly string[]): Device[] {
  const value = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  const [body = '', signature = ''] = value?.split('.') ?? []
  if (!body || !keys.some((key) => isSigned(body, signature, key))) return []
  const devices = JSON.parse(Buffer.from(body, 'base64url').toString()) as Device[]
  return devices.filter(({ at }) => at > now() - lifeSeconds)
}

/** Returns the Set-Cookie line after a sign-in, which makes this a known device of the account. */
export function deviceCookie(
  devices: readonly Device[],
  account: string,
  { name, key, isSecure }: { name: string; key: string; isSecure: boolean },
): string {
  const id = devices.find((one) => one.account === account)?.id ?? randomBytes(12).toString('base64url')
  const others = devices.filter((one) => one.account !== account).slice(0, mostAccounts - 1)
  const body = Buffer.from(JSON.stringify([{ account, id, at: now() }, ...others] satisfies Device[])).toString(
    'base64url',
  )
  return `${name}=${body}.${sign(body, key)}; Path=${providerPath}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
