import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startGateway } from '../../gateway/core/http/server.ts'
import { readSettings } from '../../gateway/core/settings.ts'
import { printGatewaySchema, schema } from '../../gateway/schema.ts'
import { gatewaySecret, startServicesHere, type ServicesHere } from './services.fixture.ts'

export interface GraphQLResult {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; requires?: string[] } }[]
}

export interface GatewayHere extends ServicesHere {
  /** The address of the gateway. */
  gatewayUrl: string
  /**
   * Returns the number of REST calls that the gateway has made so far, without those for the event stream, the provider
   * and points.
   */
  restCalls(): number
  /** Runs a document as an account that may send arbitrary documents. */
  ask(userName: string, query: string, variables?: object): Promise<GraphQLResult>
  /** Returns a token with which arbitrary documents are allowed. */
  exploring(userName: string): Promise<string>
}

/** Starts a proxy that passes everything on to the services and counts the calls of operations. */
async function countingProxy(target: string) {
  let calls = 0
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    if (!/^\/(events|idp|ready|commons-sts\/cost-budgets)/.test(incoming.url ?? '')) calls++
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Starts gateway and services in this process, with the demo data on a separate database. */
export async function startGatewayHere(): Promise<GatewayHere> {
  const here = await startServicesHere()
  const proxy = await countingProxy(here.services.url)
  const settings = readSettings({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    SERVICES_URL: proxy.url,
    // Tests request everything, one request after the other.
    COST_CAPACITY: '1000000000',
    GATEWAY_CLIENT_SECRET: gatewaySecret,
    HOST: '127.0.0.1',
  })
  const gateway = await startGateway(settings, { schema, printSchema: printGatewaySchema })
  const tokens = new Map<string, Promise<string>>()
  const exploring = (userName: string) => {
    const token =
      tokens.get(userName) ??
      here.services.identity.issueAccessToken(userName, { scope: 'openid profile email api graphql:explore' })
    tokens.set(userName, token)
    return token
  }
  return {
    ...here,
    exploring,
    gatewayUrl: gateway.url,
    restCalls: proxy.calls,
    async ask(userName, query, variables = {}) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: {
          authorization: `Bearer ${await exploring(userName)}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
      })
      return (await answer.json()) as GraphQLResult
    },
    async close() {
      await gateway.close()
      await proxy.close()
      await here.close()
    },
  }
}
