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
/** The demo's telephone exchange: one socket a call. */
const sip = { protocol: 'sip', maxSockets: 300, timeoutMs: 15_000 }

/** What is handed on to the services as it is. */
export function createProxies({ isEmbeddedIssuer, isDemo, publicUrl, baseUrls }: GatewaySettings, log: Log) {
  const shared = { publicUrl, log, ...limits }
  /** The embedded issuer; undefined where the identity provider is elsewhere. */
  const identity = isEmbeddedIssuer
    ? createProxy({ ...shared, baseUrl: baseUrls.accounts, unavailable: identityUnavailable })
    : undefined
  /** The mails of a demo on this machine. */
  const mailbox =
    isDemo && isLoopbackUrl(publicUrl)
      ? createProxy({ ...shared, baseUrl: baseUrls.commons, unavailable: mailboxUnavailable })
      : undefined
  /** The calendars that people follow by secret addresses. */
  const calendar = createProxy({
    ...shared,
    baseUrl: baseUrls.jobs,
    unavailable: calendarUnavailable,
    loggedPath: '/calendar',
  })
  /** What identity providers send to keep the accounts of a company (SCIM): groups may have thousands of members. */
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
