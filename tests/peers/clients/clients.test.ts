import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/root.ts'
import { startStack, type RunningStack } from '../../support/startStack.ts'
import { layOutClients, project } from './install.ts'

const missing = await layOutClients()
const ofProduct = (path: string) => join(root, 'node_modules', path)

describe.skipIf(missing !== null)(`clients of others${missing ? `: ${missing}` : ''}`, () => {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await startStack({ SMTP_PORT: 'none' })
  }, 120_000)
  afterAll(async () => {
    await stack?.stop()
  })

  /** Runs a program of the project. Returns its output. */
  async function run(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: project,
      env: {
        ...process.env,
        HIRELOOM_URL: stack.publicUrl,
        CLIENT_SECRET: stack.secrets.internalToolsSecret,
        NO_COLOR: '1',
      },
      maxBuffer: 16 * 1_048_576,
      timeout: 100_000,
    })
    return stdout
  }
  /** Runs one of our scripts. Returns the parsed output. */
  const ask = async (script: string, ...args: string[]) => JSON.parse(await run(script, ...args))
  const badInput = { extensions: { code: 'BAD_INPUT', requestId: expect.any(String) } }
  const submitted = { submitInboundCandidates: { results: [{ isNew: true }] } }
  const twoCandidates = { candidates: { nodes: [{ name: expect.any(String) }, { name: expect.any(String) }] } }

  test('fetch without a library', async () => {
    const { page, modern, invalid, byGet, first, again, withAnotherKey, stranger } = await ask('plainFetch.mjs')
    expect(page).toMatchObject({ status: 200, data: twoCandidates })
    expect(page.extensions.cost).toMatchObject({ requested: expect.any(Number), actual: expect.any(Number) })
    expect(page.extensions.cost.actual).toBeLessThanOrEqual(page.extensions.cost.requested)
    expect(modern).toMatchObject({ status: 200, type: 'application/graphql-response+json; charset=utf-8' })
    expect(invalid).toMatchObject({ status: 400, errors: [badInput] })
    expect(byGet.data.viewer.user.userName).toBe('internal-tools')
    expect(first.data).toMatchObject(submitted)
    expect(again.data).toEqual(first.data)
    expect(withAnotherKey.data.submitInboundCandidates.results[0].isNew).toBe(false)
    expect(stranger).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })

  test('graphql-request', async () => {
    const answer = await ask('graphqlRequest.mjs')
    expect(answer).toMatchObject({
      data: twoCandidates,
      mutation: submitted,
      invalid: { status: 400, errors: [badInput] },
      badInput: { status: 200, errors: [{ ...badInput, path: ['submitInboundCandidates'] }] },
      batch: { status: 400, errors: [badInput] },
    })
    expect(answer.extensions.cost.available).toBeGreaterThan(0)
  })

  test('Apollo Client, whose hashes of documents are declined', async () => {
    const { data, cached, mutation, badInput, invalid, byHash, sent, change } = await ask('apollo.mjs')
    expect(data).toMatchObject(twoCandidates)
    expect(data.candidates.nodes[0].__typename).toBe('Candidate')
    expect(cached).toContain(`Candidate:${data.candidates.nodes[0].id}`)
    expect(mutation).toMatchObject(submitted)
    for (const refused of [badInput, invalid])
      expect(refused).toEqual({ kind: 'CombinedGraphQLErrors', codes: ['BAD_INPUT'] })
    // It sends the hash once, receives the error that documents are not stored here, and sends entire documents from
    // then on.
    expect(byHash).toEqual([1, 2])
    expect(sent).toEqual([
      { hasQuery: false, hasHash: true, status: 400 },
      { hasQuery: true, hasHash: false, status: 200 },
      { hasQuery: true, hasHash: false, status: 200 },
    ])
    expect(change.candidatesChanged).toMatchObject({ __typename: 'CandidatesChange', candidateId: null })
  })

  test('urql, which sends queries by GET and receives changes', async () => {
    const { page, mutation, changes, methods, invalid } = await ask('urql.mjs')
    expect(page).toMatchObject(twoCandidates)
    expect(mutation).toMatchObject(submitted)
    expect(changes).toEqual([null, mutation.submitInboundCandidates.results[0].inboundCandidateId])
    expect(methods).toEqual(['GET', 'GET', 'POST'])
    expect(invalid).toEqual(['BAD_INPUT'])
  })

  test('graphql-codegen in three configurations, whose types are correct', async () => {
    const { files } = await ask('codegen.mjs', 'schema.graphql')
    expect(files).toEqual(
      expect.arrayContaining([
        'codegen/client/generated/graphql.ts',
        'codegen/operations/operations.ts',
        'codegen/near/documents.generated.ts',
      ]),
    )
    expect(await run(ofProduct('typescript/bin/tsc'), '-p', 'codegen')).toBe('')
  })

  test('relay-compiler', async () => {
    const answer = await ask('relay.mjs', 'schema.graphql', ofProduct('relay-compiler/cli.js'))
    expect(answer).toMatchObject({ status: 200, data: { candidates: { edges: [{}, {}] } } })
    expect(answer.errors).toBeUndefined()
  })

  test('graphql-inspector sees valid documents, and the same schema at the endpoint', async () => {
    const { documents, itself, endpoint } = await ask('inspector.mjs', 'schema.graphql')
    expect(documents).toEqual(['[success] All documents are valid'])
    expect(itself).toEqual(['[success] No changes detected'])
    expect(endpoint.at(-1)).toBe('[success] No breaking changes detected')
    // Introspection does not include the directives that are applied in a schema; clients that need them use the file.
    const isDirective = (line: string) => /Directive (permission|semanticNonNull|deprecated) was removed/.test(line)
    expect(endpoint.length).toBeGreaterThan(100)
    expect(endpoint.filter((line: string) => line.startsWith('[log]') && !isDirective(line))).toEqual([])
  })

  test("Apollo's federation composes the schema, without its permissions", async () => {
    const { permissions, ...composed } = await ask('federation.mjs', 'schema.graphql')
    expect(permissions).toBeGreaterThan(100)
    // A supergraph does not support directives of a subgraph: the keys that fields require are only in the schema's own
    // file.
    expect(composed).toEqual({
      builtTypes: expect.any(Number),
      errors: [],
      // No field refers to the codes of errors.
      hints: [expect.stringContaining('"ErrorCode"')],
      hasBoth: true,
      keptPermissions: 0,
      keptSemanticNonNulls: 0,
    })
  })

  test('the recommended rules of graphql-eslint find nothing in the schema and the examples', async () => {
    const { files, found } = await ask('lint.mjs')
    expect(files).toBeGreaterThan(10)
    expect(found).toEqual([])
  })
})
