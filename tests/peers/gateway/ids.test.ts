import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { startBeforePeers, type BeforePeers } from './beforePeers.ts'
import { outcome } from './outcome.ts'
import { rootDocuments } from './rootDocuments.ts'
import { quirks } from '../services/quirks.ts'

/** The documents that also fail with services that use UUIDs. */
const known = [...readFileSync(new URL('./losses.txt', import.meta.url), 'utf8').matchAll(/^(\S.*) \| failed/gm)].map(
  ([, name]) => name,
)

let here: BeforePeers
beforeAll(async () => {
  here = await startBeforePeers({ SERVICES_IDS: 'integer' })
  here.services.speak(quirks['ids as integers']!)
})
afterAll(() => here?.close())

const asked = async (query: string, variables?: object) => {
  const { data, errors } = await here.ask(query, variables)
  expect(errors).toBeUndefined()
  return data as any
}

test('services with integer ids are read like others', async () => {
  const failing: string[] = []
  // The documents name records by UUIDs, and the response to this one has no other id.
  const isAsked = ({ name }: { name: string }) => name !== 'verificationImport'
  for (const document of rootDocuments().filter(isAsked))
    if ((await outcome(here, document)).isFailed) failing.push(document.name)
  expect(failing).toEqual(known)
})

test('a record is found by its number and by its global id', async () => {
  const { candidates } = await asked('{ candidates(first: 1) { nodes { id databaseId name } } }')
  const [{ id, databaseId, name }] = candidates.nodes
  expect(databaseId).toMatch(/^\d+$/)
  const query = `query ($id: ID!, $databaseId: ID!) { node(id: $id) { ... on Candidate { name } } candidate(databaseId: $databaseId) { name } }`
  expect(await asked(query, { id, databaseId })).toEqual({ node: { name }, candidate: { name } })
  expect((await asked('{ candidate(databaseId: "0") { name } }')).candidate).toBeNull()
})

test('numbers are sent as numbers', async () => {
  const { recruitmentChannels, verificationFolders } = await asked(
    '{ recruitmentChannels { id databaseId } verificationFolders(first: 1) { nodes { databaseId } } }',
  )
  const folder = encodeId('VerificationFolder', verificationFolders.nodes[0].databaseId)
  const rows = await asked(
    `{ node(id: "${folder}") { ... on VerificationFolder { candidates(first: 1) { nodes { id databaseId } } } } }`,
  )
  const [row] = rows.node.candidates.nodes
  const input = { id: row.id, remark: 'Good.', channelId: recruitmentChannels[0].id, skills: ['SQL'] }
  await asked(
    `mutation ($input: ApproveVerificationCandidateInput!) { approveVerificationCandidate(input: $input) { candidate { id } } }`,
    { input },
  )
  const sent = here.services.sent.findLast(({ path }) => path === '/CVVerification/candidate-approval')!
  expect(sent.body).toMatchObject({ id: Number(row.databaseId), recChanel: Number(recruitmentChannels[0].databaseId) })
})
