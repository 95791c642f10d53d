import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { machineServices } from './machines.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map(
  (verb) => `CompanySecretKey:${verb}CompanySecretKey` as const,
)
const viewer = viewerWith(...(keys as 'CompanySecretKey:ListCompanySecretKey'[]))
const first = idOf('MachineClient', 1)

test('machine clients come in pages with one call, without a secret', async () => {
  const rest = machineServices()
  const text = `{ machineClients(first: 1, query: "HR") { totalCount nodes { id clientId name permissions scopes secretHint
    secretCreatedAt previousSecretUntil lastUsedAt version } } }`
  const { data } = await execute(text, { rest, viewer })
  expect(data).toEqual({
    machineClients: {
      totalCount: 1,
      nodes: [
        {
          id: first,
          clientId: 'hr-portal-00000000',
          name: 'HR portal',
          permissions: ['Vendor:ListVendor'],
          scopes: ['EXPLORE'],
          secretHint: 'abc0',
          secretCreatedAt: '2026-03-01T00:00:00.000Z',
          previousSecretUntil: null,
          lastUsedAt: '2026-04-01T08:30:00.000Z',
          version: 3,
        },
      ],
    },
  })
  expect(rest.counts()).toEqual({ machineClientList: 1 })
})

test('a machine client is created and gets another secret, each shown only once in the answer; it is changed and ended', async () => {
  const rest = machineServices()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const values = 'name: "Portal", permissions: ["Candidate:ListCandidate"]'
  expect(
    await run(`createMachineClient(input: { ${values}, scopes: [EXPLORE] }) { machineClient { clientId } secret }`),
  ).toEqual({ createMachineClient: { machineClient: { clientId: 'made-00000009' }, secret: 'hls_first' } })
  await run(`updateMachineClient(input: { id: "${first}", ${values}, version: 3 }) { machineClient { version } }`)
  expect(await run(`rotateMachineClientSecret(input: { id: "${first}", overlapHours: 24 }) { secret }`)).toEqual({
    rotateMachineClientSecret: { secret: 'hls_second' },
  })
  expect(await run(`deleteMachineClient(input: { id: "${first}" }) { deletedMachineClientId }`)).toEqual({
    deleteMachineClient: { deletedMachineClientId: first },
  })
  const body = { name: 'Portal', permissions: ['Candidate:ListCandidate'], description: '' }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, { ...body, scopes: ['graphql:explore'] }],
    [{ id: uuid(1) }, { ...body, scopes: [], version: 3 }],
    [{ id: uuid(1) }, { overlapHours: 24 }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('an old version is a conflict; users without the permission are refused', async () => {
  const rest = machineServices()
  const run = async (text: string, who = viewer) =>
    (await execute(`mutation { ${text} }`, { rest, viewer: who })).errors![0]!.extensions
  const update = `updateMachineClient(input: { id: "${first}", name: "N", permissions: [], version: 1 }) { machineClient { id } }`
  expect(await run(update)).toMatchObject({ code: 'CONFLICT' })
  expect(await run(update, viewerWith('CompanySecretKey:ListCompanySecretKey'))).toMatchObject({ code: 'FORBIDDEN' })
  const taken = 'createMachineClient(input: { name: "HR portal", permissions: [] }) { secret }'
  expect(await run(taken)).toMatchObject({ code: 'BAD_INPUT', fields: { name: ['This is already taken'] } })
})
