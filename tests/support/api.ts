import { signIn, signInMachine } from '../../scripts/signIn.ts'
import { clientScopes, demoPassword } from '../../services/core/identity/provider/settings.ts'
import type { RunningStack } from './startStack.ts'

/** Where the product runs: with one instance of each process, or several. */
export type Somewhere = Pick<RunningStack, 'publicUrl' | 'servicesUrl' | 'secrets'>

/** Returns a token of a demo account, from a real sign-in without a browser. */
export async function tokenOf(stack: Somewhere, userName: string): Promise<string> {
  const { publicUrl } = stack
  const { accessToken } = await signIn({
    issuer: `${publicUrl}/idp`,
    publicUrl,
    clientId: 'hireloom-web',
    userName,
    password: demoPassword,
  })
  return accessToken
}

/** Returns a token of the internal tools' client. */
export async function internalToken(stack: Somewhere): Promise<string> {
  const { accessToken } = await signInMachine({
    issuer: `${stack.publicUrl}/idp`,
    clientId: 'internal-tools',
    secret: stack.secrets.internalToolsSecret,
    scope: clientScopes['internal-tools'],
  })
  return accessToken
}

export interface GraphQLAnswer<T> {
  status: number
  data: T | null
  errors?: { message: string; extensions: { code: string } }[]
}

/** Sends one GraphQL request, as an internal tool does. */
export async function graphql<T>(
  stack: Somewhere,
  token: string,
  query: string,
  variables: object = {},
): Promise<GraphQLAnswer<T>> {
  const answer = await fetch(`${stack.publicUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, ...((await answer.json()) as { data: T | null }) }
}

/** Reads directly from the services, for counts that are compared with the pages. */
export async function rest<T>(
  stack: Somewhere,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${stack.servicesUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Uploads a CSV through the gateway's stream. Returns status and body. */
export async function uploadCsv(
  stack: Somewhere,
  token: string,
  folderId: string,
  csv: Buffer,
  fileName = 'candidates.csv',
  type = 'text/csv',
) {
  const form = new FormData()
  form.set('title', fileName)
  form.set('verificationId', folderId)
  form.set('file', new Blob([new Uint8Array(csv)], { type }), fileName)
  const answer = await fetch(`${stack.publicUrl}/upload/verificationImportCreate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body: form,
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { id?: string; errors?: { extensions: { code: string } }[] },
  }
}
