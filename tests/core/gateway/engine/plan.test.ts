import {
  execute,
  getOperationAST,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
  type ExecutionResult,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import type { GatewayContext } from '../../../../gateway/core/graph/context.ts'
import { createPlan } from '../../../../gateway/core/engine/plan/plan.ts'
import { printGatewaySchema, schema } from '../../../../gateway/schema.ts'
import { compileRelayCopy } from '../../../../scripts/generate/relay.ts'
import { anyRest, chance } from '../../../support/anyAnswer.ts'
import { anyDocument, anyVariables } from '../../../support/anyDocument.ts'
import { fakeLive, viewerWith } from '../../../support/fakeRest.ts'

interface Told {
  data: unknown
  errors: string[]
}

/** Returns the position above a path that is null because an error below it has removed everything. */
function nullAbove(data: unknown, path: readonly (string | number)[]): string | undefined {
  let at = data
  for (const [depth, key] of path.entries()) {
    if (at === null || at === undefined) return `something below ${path.slice(0, depth).join('.')}`
    at = (at as Record<string | number, unknown>)[key]
  }
  return undefined
}

/**
 * Returns the errors in sorted order. The order of two pending errors is not defined, nor is which of several errors
 * below a null is reported.
 */
const tell = ({ data, errors = [] }: ExecutionResult): Told => ({
  data: JSON.stringify(data),
  errors: [
    ...new Set(
      errors.map(
        ({ message, path, locations, extensions }) =>
          nullAbove(data, path ?? []) ?? JSON.stringify({ message, path, locations, extensions }),
      ),
    ),
  ].sort(),
})

/**
 * Runs a document through both executors, with services that return arbitrary answers and fail with a given
 * probability.
 */
async function both(text: string, seed: string, failures: number) {
  const document = parse(text)
  const operation = getOperationAST(document)!
  const pick = chance(seed)
  const variableValues = anyVariables(schema, operation, pick)
  const keys = pick(3) ? permissionKeys : permissionKeys.filter(() => pick(2))
  const asked = () => {
    const rest = anyRest(seed, failures)
    const viewer = { ...viewerWith(...keys), userName: 'user0' }
    const contextValue: GatewayContext = {
      viewer,
      rest,
      live: fakeLive(),
      requestId: 'request',
      timezoneOffset: 0,
      signal: new AbortController().signal,
    }
    return { rest, contextValue }
  }
  const [plain, planned] = [asked(), asked()]
  const plan = createPlan(schema, document, operation)!
  const expected = await execute({ schema, document, contextValue: plain.contextValue, variableValues })
  const found = await plan(planned.contextValue, variableValues)
  return { expected, found, calls: [plain.rest.calls.sort(), planned.rest.calls.sort()] as const, text, variableValues }
}

describe('a plan returns what graphql-js returns', () => {
  let documents: [string, string][] = []
  beforeAll(async () => {
    documents = await compileRelayCopy(printGatewaySchema(), async (_folder, persisted) =>
      Object.entries(persisted).filter(([, text]) => !text.startsWith('subscription')),
    )
  }, 120_000)

  test.each([
    ['nothing fails', 0],
    ['some calls fail', 15],
    ['most calls fail', 60],
  ])(
    "for the client's documents when %s",
    async (_name, failures) => {
      let errors = 0
      let bytes = 0
      for (const [id, text] of documents) {
        for (let round = 0; round < 6; round++) {
          const { expected, found, calls, variableValues } = await both(text, `${id} ${round}`, failures)
          expect({ ...tell(found), variableValues, text }).toEqual({ ...tell(expected), variableValues, text })
          if (!expected.errors) expect(JSON.stringify(found)).toBe(JSON.stringify(expected))
          if (!expected.errors) expect(calls[1]).toEqual(calls[0])
          errors += expected.errors?.length ?? 0
          bytes += JSON.stringify(expected.data ?? null).length
        }
      }
      // There is something to compare.
      expect(documents.length).toBeGreaterThan(100)
      expect(bytes).toBeGreaterThan(20_000)
      if (failures) expect(errors).toBeGreaterThan(200)
    },
    120_000,
  )

  test('for any query of the schema', async () => {
    let whole = 0
    const rules = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule)
    for (let number = 0; number < 500; number++) {
      const text = anyDocument(schema, chance(`query ${number}`))
      expect({ text, errors: validate(schema, parse(text), rules) }).toEqual({ text, errors: [] })
      const { expected, found, variableValues } = await both(text, `query ${number}`, number % 3 === 0 ? 20 : 0)
      expect({ ...tell(found), variableValues, text }).toEqual({ ...tell(expected), variableValues, text })
      if (!expected.errors) whole += 1
    }
    expect(whole).toBeGreaterThan(20)
  }, 120_000)
})
