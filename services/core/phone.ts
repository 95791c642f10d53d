/** The SIP server that browsers use for calls. */
export interface PhoneSettings {
  /** wss address; without it, the demo's own exchange is used, at /sip of the product's address. */
  server?: string
  /** The part after the @ of SIP addresses. */
  realm: string
  /** STUN and TURN servers in the format of browsers. */
  iceServers: IceServer[]
}

export interface IceServer {
  urls: string | string[]
  username?: string
  credential?: string
}

type Env = Record<string, string | undefined>

/** Realm of the demo's exchange. */
const demoRealm = 'hireloom'

/**
 * Reads PHONE_SERVER, PHONE_REALM and PHONE_ICE_SERVERS. Outside of the demo, nobody can make calls without a server.
 */
export function readPhone(env: Env, isDemo: boolean): PhoneSettings | undefined {
  const { PHONE_SERVER: server, PHONE_REALM: realm } = env
  const iceServers = readIceServers(env.PHONE_ICE_SERVERS)
  if (!server) return isDemo ? { realm: realm || demoRealm, iceServers } : undefined
  const url = URL.canParse(server) ? new URL(server) : undefined
  if (!url || !['wss:', 'ws:'].includes(url.protocol) || url.username || url.hash)
    throw new Error('PHONE_SERVER must be a URL that starts with wss:// or ws://.')
  return { server, realm: realm || url.hostname, iceServers }
}

function readIceServers(text: string | undefined): IceServer[] {
  if (!text) return []
  const wrong = new Error(
    'PHONE_ICE_SERVERS must be a JSON list of {urls, username, credential}; urls start with stun:, stuns:, turn: or turns:.',
  )
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw wrong
  }
  if (!Array.isArray(given)) throw wrong
  return given.map((one: Partial<Record<keyof IceServer, unknown>> | null) => {
    const { urls, username, credential } = one ?? {}
    const isAddress = (url: unknown) => typeof url === 'string' && /^(stuns?|turns?):\S+$/.test(url)
    const isText = (value: unknown) => value === undefined || typeof value === 'string'
    if ([urls].flat().length === 0 || ![urls].flat().every(isAddress) || !isText(username) || !isText(credential))
      throw wrong
    return {
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    } as IceServer
  })
}
