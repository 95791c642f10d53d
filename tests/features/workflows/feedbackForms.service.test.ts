import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { formTemplateDelete } from '../../../services/features/interviewForms/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
let workflow: contract.WorkflowGroup
let templateId: string

const as = () => here.as('interviewer')
const read = async () => (await as().ok(contract.workflowList)).find(({ name }) => name === 'Engineering hiring')!
const statusOf = ({ statuses }: contract.WorkflowGroup, key: string) => statuses.find((status) => status.key === key)!
const formId = async (name: string) =>
  (
    await here.db
      .from('form_template')
      .select('form_template.id')
      .where('form_template.name', '=', name)
      .executeTakeFirstOrThrow()
  ).id
const add = (form: string | null) =>
  as().raw(contract.workflowTriggerAdd, {
    body: {
      statusId: statusOf(workflow, 'NEW').id,
      trigger: { kind: 'askFeedback', templateId, userNames: ['manager'], formId: form },
    },
  })

beforeAll(async () => {
  here = await startLookups()
  workflow = await read()
  templateId = (await as().ok(emailTemplatesByCompany)).find(({ name }) => name === 'Feedback request')!.id
})
afterAll(() => here?.close())

test('feedback uses an active feedback form of the company, and no other', async () => {
  const named = await formId('Culture interview')
  expect((await add(named)).body).toMatchObject({ kind: 'askFeedback', formId: named, formName: 'Culture interview' })
  const count = statusOf(await read(), 'NEW').triggers.length
  const foreign = await here.otherDb
    .from('form_template')
    .select('form_template.id')
    .where('form_template.type', '=', 1)
    .executeTakeFirstOrThrow()
  for (const wrong of [await formId('Intern assessment'), await formId('Salary offer'), foreign.id]) {
    const { status, body } = await add(wrong)
    expect([status, body.errors]).toEqual([400, { formId: ['There is no such active feedback form'] }])
  }
  expect(statusOf(await read(), 'NEW').triggers).toHaveLength(count)
  expect((await add(null)).body).toMatchObject({ formId: null, formName: null })
})

test('the mail names the form, which cannot be deleted while a trigger uses it; without one the newest is named', async () => {
  const [subject] = (await as().ok(contract.workflowSubjects, { body: { groupId: workflow.id, pageSize: 1 } })).data
  const body = async () => {
    const steps = await as().ok(contract.workflowDryRun, {
      body: {
        statusId: statusOf(workflow, 'INTERVIEWED').id,
        jobId: subject!.jobId,
        candidateId: subject!.candidateId,
      },
    })
    return steps.find(({ kind }) => kind === 'askFeedback')!.mails[0]!.body
  }
  expect(await body()).toContain('Feedback form: Technical interview – Backend')
  expect(await body()).toContain('/feedback/feedback/…')
  const form = await formId('Technical interview – Backend')
  const remove = () => as().raw(formTemplateDelete, { params: { id: form } })
  const kept = await remove()
  expect([kept.status, kept.body]).toMatchObject([
    400,
    { errorCode: 'FORM_IN_USE', paramValues: { workflows: 'Engineering hiring' } },
  ])
  expect(statusOf(await read(), 'INTERVIEWED').triggers).toMatchObject([{ kind: 'askFeedback', formId: form }])
  await here.db.update('workflow_trigger').set({ form_id: null }).where('workflow_trigger.form_id', '=', form).execute()
  expect((await remove()).status).toBe(200)
  expect(await body()).not.toContain('Technical interview – Backend')
  expect(await body()).toMatch(/Feedback form: \S/)
})
