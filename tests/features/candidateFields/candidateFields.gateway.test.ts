import { expect, test } from 'vitest'
import { companyProfileUpdate } from '../../../services/features/companies/contract.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { companyRow } from '../companies/companies.fixture.ts'
import { field, withFields } from './fields.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map(
  (verb) => `CompanyProfile:${verb}CompanyProfile` as const,
)
const viewer = viewerWith(...(keys as 'CompanyProfile:ListCompanyProfile'[]))
const two = () => [field('Visa', { inputType: 'Radio', values: ['A'], candidates: 3 }), field('Team', { place: 2 })]
const idOfField = (key: string) => Buffer.from(`1:CandidateExtensionField:${key}`).toString('base64url')

test('a page of fields with the number of candidates is read with one call, and fields are read by their ids', async () => {
  const rest = withFields(fakeRest(), ...two())
  const text =
    '{ companyCandidateFields(query: "Visa", first: 5) { totalCount nodes { id key type choices place candidateCount } } }'
  expect((await execute(text, { rest, viewer })).data.companyCandidateFields).toEqual({
    totalCount: 1,
    nodes: [{ id: idOfField('Visa'), key: 'Visa', type: 'RADIO', choices: ['A'], place: 1, candidateCount: 3 }],
  })
  expect(rest.counts()).toEqual({ candidateFieldManageList: 1 })
  const node = `{ node(id: "${idOfField('Team')}") { ... on CandidateExtensionField { label candidateCount } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ label: 'Team', candidateCount: 0 })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toEqual({
    label: 'Team',
    candidateCount: null,
  })
})

test('the roles that see a field are read with one call; a deleted role is shown by its code', async () => {
  const rest = withFields(
    fakeRest(),
    field('Visa', { roles: ['HR', 'Gone'] }),
    field('Shoes', { roles: ['HR'] }),
    field('Team'),
  ).on(roleLookup, () => [{ id: uuid(5), code: 'HR', name: 'Human resources', description: '' }])
  const text = '{ companyCandidateFields(first: 5) { nodes { roles { code name } } } }'
  const hr = { code: 'HR', name: 'Human resources' }
  expect((await execute(text, { rest, viewer })).data.companyCandidateFields.nodes).toEqual([
    { roles: [hr, { code: 'Gone', name: 'Gone' }] },
    { roles: [hr] },
    { roles: [] },
  ])
  expect(rest.counts()).toEqual({ candidateFieldManageList: 1, roleLookup: 1 })
})

test('fields are created, changed and deleted', async () => {
  const rest = withFields(fakeRest(), ...two())
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createCandidateField(input: { key: "Shoes", label: "Shoes", type: COMBOBOX, isRequired: true, isActive: true, choices: ["41", "42"], roleCodes: ["HR"], place: 1 }) { candidateField { id } }',
  )
  await run(
    `updateCandidateField(input: { id: "${idOfField('Team')}", label: "Squad", type: INPUT, isRequired: false, isActive: false }) { candidateField { isActive } }`,
  )
  expect(await run(`deleteCandidateField(input: { id: "${idOfField('Team')}" }) { deletedCandidateFieldId }`)).toEqual({
    deleteCandidateField: { deletedCandidateFieldId: idOfField('Team') },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [
      undefined,
      {
        key: 'Shoes',
        label: 'Shoes',
        inputType: 'Combobox',
        required: true,
        active: true,
        values: ['41', '42'],
        roles: ['HR'],
        place: 1,
      },
    ],
    [{ key: 'Team' }, { label: 'Squad', inputType: 'Input', required: false, active: false, values: [] }],
    [{ key: 'Team' }, undefined],
  ])
  const taken = await execute(
    'mutation { createCandidateField(input: { key: "Visa", label: "V", type: INPUT, isRequired: false, isActive: true }) { candidateField { id } } }',
    { rest, viewer },
  )
  expect(taken.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { key: ['is already taken'] } })
  expect((await execute('{ companyCandidateFields { totalCount } }', { rest, viewer: viewerWith() })).code).toBe(
    'FORBIDDEN',
  )
})

test("the contact details of one's own company are changed", async () => {
  const rest = fakeRest().on(companyProfileUpdate, ({ body }) => companyRow(uuid(1), { phone: body!.phone ?? null }))
  const text =
    'mutation { updateCompanyProfile(input: { phone: "1", email: "a@b.example", version: 2 }) { company { phone } } }'
  expect((await execute(text, { rest, viewer })).data.updateCompanyProfile.company).toEqual({ phone: '1' })
  expect(rest.calls[0]!.body).toEqual({
    phone: '1',
    email: 'a@b.example',
    website: null,
    address: null,
    taxCode: null,
    version: 2,
  })
})
