import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  clientScopes,
  demoPassword,
  gatewayClient,
  internalToolsClient,
  providerPath,
} from '../services/core/identity/provider/settings.ts'
import { root } from './root.ts'
import { signIn, SignInError, signInMachine } from './signIn.ts'

const usage = `Usage: npm run -s token -- <user name> [role]      an access token of a demo account (${demoPassword}, or PASSWORD)
       npm run -s token -- ${internalToolsClient}        an access token of the internal tools' client`

const secretsOf: Record<string, { key: string; variable: string } | undefined> = {
  [internalToolsClient]: { key: 'internalToolsSecret', variable: 'INTERNAL_TOOLS_SECRET' },
  [gatewayClient]: { key: 'gatewaySecret', variable: 'GATEWAY_CLIENT_SECRET' },
}

/** Returns the secret of a machine client, from the environment or as created at the product's first start. */
async function secretOf({ key, variable }: { key: string; variable: string }): Promise<string> {
  const path = join(resolve(root, process.env.DATA_DIR || '.data'), 'secrets.json')
  const secret =
    process.env[variable] ??
    (await readFile(path, 'utf8').then(
      (text) => (JSON.parse(text) as Record<string, string | undefined>)[key],
      () => undefined,
    ))
  if (!secret)
    throw new SignInError(
      `${path} holds no ${key}: start the product first (npm start), or set DATA_DIR to its folder.`,
    )
  return secret
}

async function token(name: string, role: string | undefined): Promise<string> {
  const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 4000}`).replace(/\/+$/, '')
  const issuer = process.env.OIDC_ISSUER || `${publicUrl}${providerPath}`
  const machine = secretsOf[name]
  if (machine) {
    const scope = clientScopes[name as keyof typeof clientScopes]
    return (await signInMachine({ issuer, clientId: name, secret: await secretOf(machine), scope })).accessToken
  }
  const clientId = process.env.OIDC_CLIENT_ID || 'hireloom-web'
  const password = process.env.PASSWORD || demoPassword
  return (await signIn({ issuer, publicUrl, clientId, userName: name, password, ...(role && { role }) })).accessToken
}

const [name, role] = process.argv.slice(2)
try {
  if (!name) throw new SignInError(usage)
  process.stdout.write(`${await token(name, role)}\n`)
} catch (error) {
  console.error(error instanceof SignInError ? error.message : error)
  process.exitCode = 1
}
