import { isLoopbackUrl } from '../../../../common/loopback.ts'
import type { Log } from '../../log.ts'
import type { GatewaySettings } from '../../settings.ts'
import { createProxy } from './proxy.ts'
import { createUpgradeProxy } from './upgradeProxy.ts'

const limits = { maxBytes: 65_536, timeoutMs: 15_000 }
const identityUnavailable = { message: 'The identity provider does not answer.', errorCode: 'IDENTITY_UNAVAILABLE' }
const mailboxUnavailable = { message: 'The mails of the demo cannot be read now.' }
const scimUnavailable = { message: 'The accounts cannot be reached now.' }
const calendarUnavailable = { message: 'The calendar cannot be read now.' }
/** The demo's telephone exchange. Each call uses one socket. */
const sip = { protocol: 'sip', maxSockets: 300, timeoutMs: 15_000 }

/** Creates the proxies for requests that are passed to the services unchanged. */
export function createProxies({ isEmbeddedIssuer, isDemo, publicUrl, baseUrls }: GatewaySettings, log: Log) {
  const shared = { publicUrl, log, ...limits }
  /** The embedded issuer; undefined if the identity provider is external. */
  const identity = isEmbeddedIssuer
    ? createProxy({ ...shared, baseUrl: baseUrls.accounts, unavailable: identityUnavailable })
    : undefined
  /** The mailbox of a demo on this machine. */
  const mailbox =
    isDemo && isLoopbackUrl(publicUrl)
      ? createProxy({ ...shared, baseUrl: baseUrls.commons, unavailable: mailboxUnavailable })
      : undefined
  /** The calendars to which users subscribe with secret addresses. */
  const calendar = createProxy({
    ...shared,
    baseUrl: baseUrls.jobs,
    unavailable: calendarUnavailable,
    loggedPath: '/calendar',
  })
  /**
   * Requests with which identity providers manage the accounts of a company (SCIM). Groups may have thousands of
   * members.
   */
  const scim = createProxy({ ...shared, baseUrl: baseUrls.accounts, maxBytes: 1_048_576, unavailable: scimUnavailable })
  const phones = isDemo ? createUpgradeProxy({ baseUrl: baseUrls.telephony, publicUrl, log, ...sip }) : undefined
  return {
    identity,
    mailbox,
    calendar,
    scim,
    phones,
    close: () => Promise.all([identity?.close(), mailbox?.close(), calendar.close(), scim.close()]),
  }
}
export type Proxies = ReturnType<typeof createProxies>
