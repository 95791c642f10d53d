import { join, resolve } from 'node:path'
import { serviceNames, type ServiceName } from '../../services/core/contract/operation.ts'
import type { BudgetLimits } from './engine/budgets/points.ts'
import { readEndpoints } from './endpoints.ts'
import { idForms, type IdForm } from './rest/tolerant/idForm.ts'
import { zoneOf } from './rest/tolerant/moments.ts'
import type { Endpoints } from './rest/upstreams.ts'

/** All settings of a gateway. */
export interface GatewaySettings {
  /** The port; 0 uses any free port. */
  port: number
  /**
   * The address to listen on; undefined means all. In demo mode, where the passwords are public, it is this machine
   * only.
   */
  host?: string
  /** The origin under which browsers see the product, without a slash at the end. */
  publicUrl: string
  /** The base URL of each REST service. */
  baseUrls: Readonly<Record<ServiceName, string>>
  /** Paths, methods, page bases and ids that differ from the contract. */
  endpoints: Endpoints
  /** The zone of the services' times without a zone. */
  servicesTimeZone: string
  /** The form in which the services write ids. */
  servicesIds: IdForm
  issuer: string
  /** The OIDC client id of the web application. */
  webClientId: string
  audience: string
  /** The scopes that the web application's sign-in requests. */
  scope: string
  /** How the web application renews its token. A hidden frame requires the issuer to be on the product's own site. */
  renewal: 'frame' | 'refresh-token'
  /** The OIDC client id of GraphiQL's sign-in. Without one a token has to be pasted. */
  explorerClientId?: string
  /** The scopes that GraphiQL's sign-in requests. */
  explorerScope: string
  /** The public key of push messages. The services hold the private key; without a key there are no push messages. */
  pushKey?: string
  /** The URL of the contracts' front end, which is a separate product; absent if there is none. */
  contractUrl?: string
  /** The SIP server that browsers use for phone calls, if it is not the product's own. */
  phoneServer?: string
  /** Whether the issuer is the services' own provider, which this gateway proxies under /idp. */
  isEmbeddedIssuer: boolean
  /** The client credentials with which the gateway reads the event stream. */
  clientId: string
  clientSecret: string
  productName: string
  isDemo: boolean
  webDir: string
  persistedFile: string
  /** The bearer token for /metrics. Without one it is only available on this machine. */
  metricsToken?: string
  /** Whether the schema is public, at /schema.graphql and in the documentation. Otherwise it requires a valid token. */
  isSchemaPublic: boolean
  /** The folder of the documents that /docs shows. */
  docsDir: string
  /** The budget of each sender of documents that are not persisted. */
  budget: BudgetLimits
  /** The longest time of one operation. */
  deadlineMs: number
  /** The interval at which topics are polled if the services have no event stream. */
  pollMs: number
  /** The minimum time between two requests for the issuer's keys. */
  keyCooldownMs: number
  /** The interval at which keys in use are read again. */
  keyRefreshMs: number
}

type Env = Record<string, string | undefined>

const fail = (sentence: string): never => {
  throw new Error(sentence)
}

function url(name: string, text: string) {
  const parsed = URL.canParse(text)
    ? new URL(text)
    : fail(`${name} must be a URL such as http://localhost:4000, but it is "${text}".`)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')
    fail(`${name} must begin with http:// or https://, but it is "${text}".`)
  if (parsed.search || parsed.hash || parsed.username)
    fail(`${name} must not carry a query, a fragment or a user name: "${text}".`)
  return text.replace(/(?<!\/)\/+$/, '')
}

function socketUrl(name: string, text: string) {
  if (!URL.canParse(text) || !/^wss?:$/.test(new URL(text).protocol))
    fail(`${name} must be a URL that starts with wss:// or ws://.`)
  return text
}

function whole(name: string, text: string, least: number, most: number) {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : fail(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`)
}

function oneOf<T extends string>(name: string, text: string, values: readonly T[]): T {
  return (
    values.find((value) => value === text) ?? fail(`${name} must be one of ${values.join(', ')}, but it is "${text}".`)
  )
}

const timeZone = (name: string, text: string) =>
  zoneOf(text) ? text : fail(`${name} must be a time zone such as Asia/Ho_Chi_Minh or +07:00, but it is "${text}".`)

/** Reads and checks the environment. Throws an Error with one clear sentence if it is not valid. */
export function readSettings(env: Env = process.env): GatewaySettings {
  const given = (name: string) => env[name]?.trim() || undefined
  const port = whole('PORT', given('PORT') ?? '4000', 0, 65_535)
  const publicUrl = url('PUBLIC_URL', given('PUBLIC_URL') ?? `http://localhost:${port}`)
  if (new URL(publicUrl).pathname !== '/')
    fail(`PUBLIC_URL must be an origin without a path, but it is "${publicUrl}".`)
  const servicesUrl = url(
    'SERVICES_URL',
    given('SERVICES_URL') ?? `http://127.0.0.1:${given('SERVICES_PORT') ?? port + 1}`,
  )
  const override = (name: ServiceName) => `SERVICES_URL_${name.toUpperCase()}`
  const embeddedIssuer = `${publicUrl}/idp`
  const issuer = given('OIDC_ISSUER') ? url('OIDC_ISSUER', given('OIDC_ISSUER')!) : embeddedIssuer
  const isSameSite = new URL(issuer).hostname === new URL(publicUrl).hostname
  const renewal = oneOf('OIDC_RENEWAL', given('OIDC_RENEWAL') ?? (isSameSite ? 'frame' : 'refresh-token'), [
    'frame',
    'refresh-token',
  ] as const)
  const isEmbeddedIssuer = issuer === embeddedIssuer
  const webClientId = given('OIDC_CLIENT_ID') ?? 'hireloom-web'
  // Most providers issue a refresh token only if it is requested.
  const scope =
    given('OIDC_SCOPES') ?? `openid profile email api${renewal === 'refresh-token' ? ' offline_access' : ''}`
  return {
    port,
    host: given('HOST') ?? (given('DEMO') === '1' ? '127.0.0.1' : undefined),
    publicUrl,
    baseUrls: Object.fromEntries(
      serviceNames.map((name) => [
        name,
        given(override(name)) ? url(override(name), given(override(name))!) : servicesUrl,
      ]),
    ) as Record<ServiceName, string>,
    endpoints: readEndpoints(given('SERVICES_ENDPOINTS')),
    servicesTimeZone: timeZone('SERVICES_TIME_ZONE', given('SERVICES_TIME_ZONE') ?? 'UTC'),
    servicesIds: oneOf('SERVICES_IDS', given('SERVICES_IDS') ?? 'uuid', idForms),
    // An issuer may end with a slash, which is part of it.
    issuer: isEmbeddedIssuer ? issuer : given('OIDC_ISSUER')!,
    webClientId,
    audience: given('OIDC_AUDIENCE') ?? 'hireloom-api',
    scope,
    renewal,
    // For an unknown redirect address, a provider only shows an error page from which there is no way back.
    explorerClientId: given('OIDC_EXPLORER_CLIENT_ID') ?? (isEmbeddedIssuer ? webClientId : undefined),
    explorerScope: given('OIDC_EXPLORER_SCOPES') ?? `${scope} graphql:explore`,
    pushKey: given('PUSH_PUBLIC_KEY'),
    contractUrl: given('CONTRACT_URL') && url('CONTRACT_URL', given('CONTRACT_URL')!),
    phoneServer: given('PHONE_SERVER') && socketUrl('PHONE_SERVER', given('PHONE_SERVER')!),
    isEmbeddedIssuer,
    clientId: given('GATEWAY_CLIENT_ID') ?? 'gateway',
    clientSecret: given('GATEWAY_CLIENT_SECRET') ?? '',
    productName: given('PRODUCT_NAME') ?? 'Hireloom',
    isDemo: given('DEMO') === '1',
    webDir: resolve(given('WEB_DIR') ?? 'dist/web'),
    persistedFile: resolve(given('PERSISTED_FILE') ?? 'dist/persisted.json'),
    metricsToken: given('METRICS_TOKEN'),
    isSchemaPublic:
      oneOf('PUBLIC_SCHEMA', given('PUBLIC_SCHEMA') ?? (given('DEMO') === '1' ? '1' : '0'), ['0', '1']) === '1',
    docsDir: join(import.meta.dirname, '../../docs'),
    budget: {
      capacity: whole('COST_CAPACITY', given('COST_CAPACITY') ?? '20000', 20_000, 1_000_000_000),
      restoreRate: whole('COST_RESTORE', given('COST_RESTORE') ?? '1000', 1, 1_000_000_000),
    },
    deadlineMs: whole('DEADLINE_MS', given('DEADLINE_MS') ?? '15000', 100, 600_000),
    pollMs: whole('POLL_MS', given('POLL_MS') ?? '5000', 10, 600_000),
    keyCooldownMs: 30_000,
    keyRefreshMs: 600_000,
  }
}
