import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { reasonServices, template } from './rejectReasons.fixture.ts'

const keys = (['List', 'Read', 'Create', 'Update', 'Delete'] as const).map(
  (verb) => `MasterRejectReasons:${verb}MasterRejectReasons` as const,
)
const viewer = viewerWith(...keys, 'EmailTemplate:ReadEmailTemplate')
const id = idOf('RejectReason', 1)

test('a page of reasons shows their usage and the e-mails that they suggest', async () => {
  const rest = reasonServices('Too junior', 'Withdrew')
  const text = '{ rejectReasons(first: 5) { nodes { name isDefault place candidateCount emailTemplate { name } } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.rejectReasons.nodes).toEqual([
    { name: 'Too junior', isDefault: true, place: 1, candidateCount: 4, emailTemplate: { name: 'Rejection' } },
    { name: 'Withdrew', isDefault: false, place: 2, candidateCount: 0, emailTemplate: null },
  ])
  expect(rest.counts()).toEqual({ rejectReasonManageList: 1, rejectReasonManageUsage: 1, emailTemplatesByCompany: 1 })
})

test('users who may not read templates get only the id of the suggested one', async () => {
  const rest = reasonServices('Too junior')
  const text = (fields: string) => `{ node(id: "${id}") { ... on RejectReason { emailTemplate { ${fields} } } } }`
  const { data } = await execute(text('id'), { rest, viewer: viewerWith(...keys) })
  expect(data.node).toEqual({ emailTemplate: { id: idOf('EmailTemplate', 60) } })
  expect((await execute(text('name'), { rest, viewer: viewerWith(...keys) })).data.node).toEqual({
    emailTemplate: null,
  })
})

test('reasons are created, changed, merged and deleted by their global ids', async () => {
  const rest = reasonServices('Too junior', 'Withdrew')
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    `createRejectReason(input: { name: "No answer", isDefault: false, emailTemplateId: "${idOf('EmailTemplate', 60)}" }) { rejectReason { name } }`,
  )
  await run(
    `updateRejectReason(input: { id: "${id}", name: "Junior", isDefault: true, place: 2 }) { rejectReason { name } }`,
  )
  expect(
    await run(
      `mergeRejectReason(input: { id: "${id}", intoId: "${idOf('RejectReason', 2)}" }) { deletedRejectReasonId rejectReason { name } }`,
    ),
  ).toEqual({ mergeRejectReason: { deletedRejectReasonId: id, rejectReason: { name: 'Withdrew' } } })
  await run(`deleteRejectReason(input: { id: "${idOf('RejectReason', 2)}" }) { deletedRejectReasonId }`)
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'No answer', isDefault: false, templateId: template.id }],
    [{ id: uuid(1) }, { name: 'Junior', isDefault: true, place: 2 }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})
