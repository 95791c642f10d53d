import { Value } from 'typebox/value'
import type { AnswerOf, BodyOf, Operation } from '../../../services/core/contract/operation.ts'
import type { Services } from '../../../services/core/app.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { startServicesHere } from '../../support/services.fixture.ts'

export interface Given {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The Idempotency-Key. */
  key?: string
}

/** Calls operations as a user and checks the responses against the contract. */
export function clientOf({ url, identity }: Pick<Services, 'url' | 'identity'>, userName: string) {
  const token = identity.issueAccessToken(userName)
  const raw = async (operation: Operation<any, any, any, any>, { params = {}, query = {}, body, key }: Given = {}) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_all: string, name: string) => encodeURIComponent(params[name]!))
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    let parsed: any = text
    try {
      parsed = JSON.parse(text)
    } catch {
      // A plain string.
    }
    return { status: answer.status, body: parsed }
  }
  return {
    raw,
    /** The answer, which must be 200 and match the contract. */
    async ok<O extends Operation<any, any, any, any>>(
      operation: O,
      given: Given & { body?: BodyOf<O> | object } = {},
    ): Promise<AnswerOf<O>> {
      const { status, body } = await raw(operation, given)
      if (status !== 200) throw new Error(`${operation.id} answered ${status}: ${JSON.stringify(body)}`)
      const [wrong] = Value.Errors(operation.answer, body)
      if (wrong)
        throw new Error(`answer of ${operation.id} breaks the contract: ${wrong.instancePath} ${wrong.message}`)
      return body
    },
  }
}

/** The services with the demo data of both companies. */
export async function startLookups() {
  const here = await startServicesHere()
  const { services } = here
  return {
    ...here,
    db: services.companyDb(companies.first.id),
    otherDb: services.companyDb(companies.other.id),
    as: (userName: string) => clientOf(services, userName),
  }
}
export type Here = Awaited<ReturnType<typeof startLookups>>
