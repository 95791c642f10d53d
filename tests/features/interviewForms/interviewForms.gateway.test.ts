import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  clientFormTemplate,
  formTemplateByType,
  formTemplateCreate,
  formTemplateDelete,
  formTemplateList,
  openFormTemplate,
} from '../../../services/features/interviewForms/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { form, formServices } from './forms.fixture.ts'

const keys = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
] as const
const viewer = viewerWith(...keys)
const id = idOf('InterviewForm', 1)

test('forms come in pages, filtered by category and by part of the name', async () => {
  const { rest, calls } = formServices([form(1), form(2, { type: 2 }), form(3, { formName: 'Other' })])
  const { data } = await execute(
    '{ interviewForms(query: "form", filter: { category: FEEDBACK }, first: 20, page: 1) { totalCount nodes { id databaseId name category isActive contents version createdBy { userName } createdAt updatedBy { userName } updatedAt } } }',
    { rest, viewer },
  )
  expect(data.interviewForms).toEqual({
    totalCount: 1,
    nodes: [
      {
        id,
        databaseId: uuid(1),
        name: 'Form 1',
        category: 'FEEDBACK',
        isActive: true,
        contents: '[]',
        version: 1,
        createdBy: { userName: 'interviewer' },
        createdAt: '2026-01-02T03:04:05.000Z',
        updatedBy: null,
        updatedAt: null,
      },
    ],
  })
  expect(calls('formTemplateList').map(({ body }) => body)).toEqual([
    { pageIndex: 0, pageSize: 20, type: 1, name: 'form' },
  ])
  expect(rest.counts()).toEqual({ formTemplateList: 1 })
})

test('the template type is identified by its number; its name costs one call for all forms, and fails alone', async () => {
  const { rest } = formServices([form(1), form(2, { emailTemplateType: '3' }), form(3, { emailTemplateType: 'odd' })])
  const read = (fields: string) =>
    execute(`{ interviewForms(first: 20) { nodes { templateType { ${fields} } } } }`, { rest, viewer })
  const types = async (fields: string) =>
    (await read(fields)).data.interviewForms.nodes.map(({ templateType }: any) => templateType)
  expect(await types('number')).toEqual([{ number: 1 }, { number: 3 }, null])
  expect(rest.counts()).toEqual({ formTemplateList: 1 })
  rest.on(emailTemplateTypeList, () => [{ id: uuid(9), name: 'Feedback request', isDefault: true, type: 1 }])
  expect(await types('name')).toEqual([{ name: 'Feedback request' }, { name: '3' }, null])
  expect(rest.counts()).toEqual({ formTemplateList: 2, emailTemplateTypeList: 1 })
  rest.on(emailTemplateTypeList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
  })
  const { data, errors } = await read('name')
  expect(data.interviewForms.nodes).toEqual([{ templateType: null }, { templateType: null }, { templateType: null }])
  expect(errors).toHaveLength(2)
})

test('one form is read by its id, with approvals and attachment', async () => {
  const { rest } = formServices([
    form(1, {
      requiredApprovalSetting: '[{"id_GroupStatus":"g","isRequired":true,"yesStatusId":"y","noStatusId":"n"}]',
      attachmentSetting: '[{"file":"a/b.docx","sendType":"attachment"}]',
      attachmentName: 'offer.docx',
    }),
  ])
  const fields =
    'requiredApprovals { statusGroupDatabaseId isRequired approveStatusDatabaseId rejectStatusDatabaseId } attachment { path name downloadUrl }'
  const { data } = await execute(
    `query ($id: ID!, $databaseId: ID!, $none: ID!) { node(id: $id) { ... on InterviewForm { ${fields} } } interviewForm(databaseId: $databaseId) { name } none: interviewForm(databaseId: $none) { name } }`,
    { rest, viewer, variables: { id, databaseId: uuid(1), none: uuid(9) } },
  )
  expect(data).toEqual({
    node: {
      requiredApprovals: [
        { statusGroupDatabaseId: 'g', isRequired: true, approveStatusDatabaseId: 'y', rejectStatusDatabaseId: 'n' },
      ],
      attachment: { path: 'a/b.docx', name: 'offer.docx', downloadUrl: '/download/commonsFile?path=a%2Fb.docx' },
    },
    interviewForm: { name: 'Form 1' },
    none: null,
  })
  expect(rest.counts()).toEqual({ formTemplateGet: 2 })
})

test('a form says which of its parts cannot be read, and which entries are left out', async () => {
  const { rest } = formServices([
    form(1, { contents: '[{"title":"A"', requiredApprovalSetting: 'x', attachmentSetting: '"y"' }),
    form(2, { contents: '[{"title":"A"},{"n":1.0}]', requiredApprovalSetting: '', attachmentSetting: '[]' }),
  ])
  const document =
    'query ($id: ID!) { interviewForm(databaseId: $id) { contents unreadParts { part text } leftOutEntries } }'
  const read = async (number: number) =>
    (await execute(document, { rest, viewer, variables: { id: uuid(number) } })).data.interviewForm
  expect(await read(1)).toEqual({
    contents: '[{"title":"A"',
    leftOutEntries: [],
    unreadParts: [
      { part: 'CONTENTS', text: '[{"title":"A"' },
      { part: 'APPROVALS', text: 'x' },
      { part: 'ATTACHMENT', text: '"y"' },
    ],
  })
  expect(await read(2)).toMatchObject({ unreadParts: [], leftOutEntries: ['{"n":1.0}'] })
})

test('a new form that cannot be read is created all the same', async () => {
  const { rest, calls } = formServices([form(1, { formName: 'A', createdBy: 'recruiter' })])
  const send = (as = viewer) =>
    execute(
      'mutation { createInterviewForm(input: { name: " B ", category: FEEDBACK, isActive: true }) { interviewForm { name databaseId } } }',
      { rest, viewer: as },
    )
  const unread = { createInterviewForm: { interviewForm: null } }
  expect(await send(viewerWith('InterviewSetting:AddUpdateInterviewSetting'))).toMatchObject({
    data: unread,
    errors: [],
  })
  expect(calls('formTemplateList')).toEqual([])
  rest.on(formTemplateList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  expect(await send()).toMatchObject({ data: unread, errors: [] })
})

test('a form is created from the input; an answer of false is refused', async () => {
  const { rest, calls } = formServices([])
  const send = (input: object) =>
    execute(
      'mutation ($input: CreateInterviewFormInput!) { createInterviewForm(input: $input) { interviewForm { name } } }',
      { rest, viewer, variables: { input } },
    )
  expect((await send({ name: 'A', category: 'FEEDBACK', isActive: true })).data.createInterviewForm).toEqual({
    interviewForm: { name: 'A' },
  })
  await send({
    name: 'B',
    category: 'SALARY_OFFER',
    isActive: false,
    contents: '[1]',
    requiredApprovals: [
      { statusGroupDatabaseId: 'g', isRequired: false, approveStatusDatabaseId: '', rejectStatusDatabaseId: '' },
    ],
    attachmentPath: 'a.docx',
  })
  expect(calls('formTemplateCreate').map(({ body }) => body)).toEqual([
    { formName: 'A', type: 1, active: true, contents: '[]', requiredApprovalSetting: '[]', attachmentSetting: '[]' },
    {
      formName: 'B',
      type: 2,
      active: false,
      contents: '[1]',
      attachmentSetting: '[{"file":"a.docx","sendType":"attachment"}]',
      requiredApprovalSetting: '[{"id_GroupStatus":"g","isRequired":false,"yesStatusId":"","noStatusId":""}]',
    },
  ])
  expect(calls('formTemplateCreate')[0]!.fieldNames).toMatchObject({
    formName: 'name',
    attachmentSetting: 'attachmentPath',
  })
  rest.on(formTemplateCreate, () => false)
  expect((await send({ name: 'A', category: 'FEEDBACK', isActive: true })).errors?.[0]).toMatchObject({
    message: 'Save form failed. Please check again!',
    extensions: { code: 'REFUSED' },
  })
})

test('a change sends the complete form with the version that was seen; fields that are left out stay the same', async () => {
  const { rest, calls } = formServices([
    form(1, { contents: '[ {"title":"A"} ]', attachmentSetting: '[{"file":"a.docx","sendType":"attachment"}]' }),
  ])
  const send = (input: object) =>
    execute(
      'mutation ($input: UpdateInterviewFormInput!) { updateInterviewForm(input: $input) { interviewForm { name isActive version attachment { path } } } }',
      { rest, viewer, variables: { input: { id, ...input } } },
    )
  expect((await send({ version: 1, name: 'New', isActive: false })).data.updateInterviewForm.interviewForm).toEqual({
    name: 'New',
    isActive: false,
    version: 2,
    attachment: { path: 'a.docx' },
  })
  expect(calls('formTemplateUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: {
      version: 1,
      formName: 'New',
      type: 1,
      active: false,
      contents: '[ {"title":"A"} ]',
      requiredApprovalSetting: '[]',
      attachmentSetting: '[{"file":"a.docx","sendType":"attachment"}]',
    },
  })
  expect((await send({ version: 2, attachmentPath: '' })).data.updateInterviewForm.interviewForm.attachment).toBeNull()
  expect((await send({ version: 1, name: 'Late' })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    params: { updatedBy: 'manager' },
  })
})

test('a form is deleted, or the refusal is passed on', async () => {
  const { rest, forms } = formServices([form(1)])
  const document = 'mutation ($id: ID!) { deleteInterviewForm(input: { id: $id }) { deletedInterviewFormId } }'
  expect((await execute(document, { rest, viewer, variables: { id } })).data.deleteInterviewForm).toEqual({
    deletedInterviewFormId: id,
  })
  expect(forms).toEqual([])
  rest.on(formTemplateDelete, () => {
    throw new RequestError('REFUSED', 'In use')
  })
  expect((await execute(document, { rest, viewer, variables: { id } })).errors?.[0]?.extensions?.code).toBe('REFUSED')
})

test('each operation requires its own permission', async () => {
  const { rest } = formServices([form(1)])
  const documents = [
    '{ interviewForms { totalCount } }',
    'mutation { createInterviewForm(input: { name: "A", category: FEEDBACK, isActive: true }) { interviewForm { id } } }',
    `mutation { deleteInterviewForm(input: { id: "${id}" }) { deletedInterviewFormId } }`,
  ]
  for (const [at, key] of keys.entries()) {
    const others = viewerWith(...keys.filter((other) => other !== key))
    expect((await execute(documents[at]!, { rest, viewer: others })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  const update = await execute(
    `mutation { updateInterviewForm(input: { id: "${id}", version: 1 }) { interviewForm { id } } }`,
    { rest, viewer: viewerWith(keys[0], keys[2]) },
  )
  expect(update.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(
    (await execute(`{ node(id: "${id}") { id } }`, { rest, viewer: viewerWith() })).errors?.[0]?.extensions?.code,
  ).toBe('FORBIDDEN')
  expect(rest.calls).toEqual([])
})

test('users who do not manage forms read what they need to fill one in: the newest of a category, of their own company or another', async () => {
  const open = { id: uuid(1), formName: 'Form 1', type: 1, active: true, contents: '[]' }
  const rest = fakeRest()
    .on(formTemplateByType, ({ query }) => {
      if (query.type !== 1) throw new RequestError('NOT_FOUND', 'none')
      return open
    })
    .on(clientFormTemplate, () => ({ ...open, formName: 'Theirs', type: 9 }))
  const company = idOf('Company', 7)
  const { data } = await execute(
    `{ own: formToFill(category: FEEDBACK) { databaseId name category isActive contents }
       none: formToFill(category: OFFER_LETTER) { name }
       theirs: formToFill(category: FEEDBACK, companyId: "${company}") { name category } }`,
    { rest, viewer: viewerWith() },
  )
  expect(data).toEqual({
    own: { databaseId: uuid(1), name: 'Form 1', category: 'FEEDBACK', isActive: true, contents: '[]' },
    none: null,
    theirs: { name: 'Theirs', category: 'OTHER' },
  })
  expect(rest.calls.map(({ query }) => query)).toEqual([{ type: 1 }, { type: 3 }, { companyId: uuid(7), type: 1 }])
  expect((await execute('{ formToFill(category: FEEDBACK) { name } }', { rest, viewer: null })).code).toBe(
    'UNAUTHENTICATED',
  )
})

test('anybody who has the id of a form can read it', async () => {
  const rest = fakeRest().on(openFormTemplate, ({ query }) => {
    if (query.id !== uuid(1)) throw new RequestError('NOT_FOUND', 'none')
    return { id: uuid(1), formName: 'Open', type: 4, active: true, contents: '[]' }
  })
  const read = async (databaseId: string) =>
    (await execute(`{ openForm(databaseId: "${databaseId}") { name category } }`, { rest, viewer: null })).data
  expect(await read(uuid(1))).toEqual({ openForm: { name: 'Open', category: 'APPLICATION' } })
  expect(await read(uuid(2))).toEqual({ openForm: null })
  expect(await read('nonsense')).toEqual({ openForm: null })
  expect(rest.counts()).toEqual({ openFormTemplate: 2 })
})
