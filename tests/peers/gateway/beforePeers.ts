import { startGateway } from '../../../gateway/core/http/server.ts'
import { createLog } from '../../../gateway/core/log.ts'
import { readSettings } from '../../../gateway/core/settings.ts'
import { printGatewaySchema, schema } from '../../../gateway/schema.ts'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import type { GraphQLResult } from '../../support/gateway.fixture.ts'
import { audience, startPeerIssuer } from './issuer.ts'
import { company } from '../services/data.ts'
import { startPeerServices, type PeerServices } from '../services/server.ts'

/** A call to the services that the gateway logged as failed, or whose response had records that it left out. */
export interface LoggedCall {
  msg: string
  operation: string
  status: number
  code: string
  /** What was wrong in the response. */
  why?: string
  /** What was wrong in the first record that was left out. */
  first?: string
}

export interface BeforePeers {
  services: PeerServices
  /** What the gateway has logged about calls; tests clear it. */
  logged: LoggedCall[]
  /** Runs a document as a user with every permission. */
  ask(query: string, variables?: object): Promise<GraphQLResult & { extensions?: { unreadable?: { count: number } } }>
  close(): Promise<void>
}

/** Starts a gateway in front of services that know only the specification; `env` are its further settings. */
export async function startBeforePeers(env: Record<string, string> = {}): Promise<BeforePeers> {
  const issuer = await startPeerIssuer()
  const services = await startPeerServices({ issuer: issuer.issuer, audience })
  const settings = readSettings({
    PORT: '0',
    COST_CAPACITY: '1000000000',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:4000',
    SERVICES_URL: services.url,
    OIDC_ISSUER: issuer.issuer,
    OIDC_AUDIENCE: audience,
    ...env,
  })
  const logged: LoggedCall[] = []
  const log = createLog((line) => {
    const entry = JSON.parse(line) as LoggedCall
    if (entry.operation) logged.push(entry)
  })
  const gateway = await startGateway(settings, { schema, printSchema: printGatewaySchema, log })
  const token = await issuer.token({
    preferred_username: 'linh',
    name: 'Trần Thị Linh',
    companyID: company.id,
    role: ['Recruiter'],
    current_role: 'Recruiter',
    permissions: permissionKeys,
    scope: 'openid profile email api graphql:explore',
  })
  return {
    services,
    logged,
    async ask(query, variables) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      })
      return (await answer.json()) as GraphQLResult
    },
    async close() {
      await gateway.close()
      await services.close()
      await issuer.close()
    },
  }
}
