import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { Child } from '../../../scripts/stack/child.ts'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { startForeignProvider } from '../../support/foreignProvider.ts'
import { freePorts } from '../../support/freePorts.ts'
import { company } from '../services/data.ts'
import { startPeerServices, type PeerServices } from '../services/server.ts'
import { audience } from './issuer.ts'

export { expect } from '@playwright/test'

export interface Product {
  publicUrl: string
  services: PeerServices
}

interface PerWorker {
  /** Settings of the gateway besides the addresses. */
  gatewayEnv: NodeJS.ProcessEnv
  product: Product
}

/** The failed requests of a page, and the errors that it threw. */
export interface Faults {
  /** The codes and paths of GraphQL errors, each once. */
  readonly errors: ReadonlySet<string>
  /** The errors that the browser threw. */
  readonly thrown: readonly string[]
}

const gatewaySecret = 'secret-of-the-gateway'
const linh = {
  fullName: 'Trần Thị Linh',
  companyId: company.id,
  roles: { Recruiter: permissionKeys, Approver: ['JobRequest:ListJobRequest'] },
}

/** Starts the gateway as a process, in front of the peer's services and a company's own identity provider. */
async function startProduct(gatewayEnv: NodeJS.ProcessEnv) {
  const [port = 0, providerPort = 0] = await freePorts(2)
  const publicUrl = `http://localhost:${port}`
  const provider = await startForeignProvider({
    port: providerPort,
    publicUrl,
    audience,
    gatewaySecret,
    accounts: { linh },
    tokenSeconds: 600,
  })
  const services = await startPeerServices({ issuer: provider.issuer, audience })
  const logDir = await mkdtemp(join(tmpdir(), 'hireloom-peers-'))
  const gateway = new Child({
    name: 'gateway',
    args: ['gateway/main.ts'],
    readyUrl: `http://127.0.0.1:${port}/ready`,
    logDir,
    say: () => {},
    print: () => {},
    env: {
      ...process.env,
      PORT: `${port}`,
      PUBLIC_URL: publicUrl,
      SERVICES_URL: services.url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'staff-web',
      OIDC_AUDIENCE: audience,
      GATEWAY_CLIENT_SECRET: gatewaySecret,
      ...gatewayEnv,
    },
  })
  await gateway.start()
  return {
    product: { publicUrl, services },
    async stop() {
      await gateway.stop()
      await services.close()
      await provider.close()
      await rm(logDir, { recursive: true, force: true })
    },
  }
}

export const test = base.extend<{ faults: Faults; open: (path: string) => Promise<Page> }, PerWorker>({
  gatewayEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ gatewayEnv }, provide) => {
      const { product, stop } = await startProduct(gatewayEnv)
      await provide(product)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.publicUrl),
  faults: async ({ page }, provide) => {
    const faults = { errors: new Set<string>(), thrown: [] as string[] }
    page.on('pageerror', (error) => faults.thrown.push(error.message))
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return
      const answer = (await response.json().catch(() => ({}))) as { errors?: { path?: unknown[]; extensions?: any }[] }
      for (const { path = [], extensions } of answer.errors ?? [])
        faults.errors.add(`${extensions?.code} ${path.filter((step) => typeof step === 'string').join('.')}`)
    })
    await provide(faults)
  },
  /** Opens a page at a path, signed in at the company's own provider. */
  open: async ({ page, product, faults }, provide, info) => {
    product.services.calls.length = 0
    await provide(async (path) => {
      await page.goto(path)
      const name = page.locator('input[name=userName]')
      await name
        .or(page.getByRole('button', { name: /^Account of/ }))
        .first()
        .waitFor()
      if (await name.isVisible()) {
        await name.fill('linh')
        await page.getByRole('button', { name: 'Go on' }).click()
      }
      return page
    })
    if (info.status !== info.expectedStatus) {
      const body = [...faults.errors, ...faults.thrown, ...product.services.calls].join('\n')
      await info.attach('what was asked for', { body, contentType: 'text/plain' })
    }
    if (faults.thrown.length > 0) throw new Error(faults.thrown.join('\n'))
  },
})
