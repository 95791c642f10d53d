import { createUpstreams, type UpstreamOptions, type Upstreams } from './rest/upstreams.ts'
import type { GatewaySettings } from './settings.ts'

/**
 * One attempt has less time than the operation, so that a hanging service is recognised as such and a read can be tried
 * again.
 */
const attemptMs = (deadlineMs: number) => Math.min(10_000, Math.round(deadlineMs * (2 / 3)))

/** Creates the upstreams from the settings. */
export const upstreamsOf = (
  { baseUrls, endpoints, servicesTimeZone, servicesIds, deadlineMs }: GatewaySettings,
  options: Partial<UpstreamOptions> = {},
): Upstreams =>
  createUpstreams({
    baseUrls,
    endpoints,
    timeZone: servicesTimeZone,
    ids: servicesIds,
    deadlineMs: attemptMs(deadlineMs),
    ...options,
  })
