import { createUpstreams, type UpstreamOptions, type Upstreams } from './rest/upstreams.ts'
import type { GatewaySettings } from './settings.ts'

/** One attempt of a call has less time than the operation, so that a service that hangs is known as such, and a read may be tried again. */
const attemptMs = (deadlineMs: number) => Math.min(10_000, Math.round(deadlineMs * (2 / 3)))

/** The services that the settings name. */
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
