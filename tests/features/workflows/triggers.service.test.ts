import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import '../../../services/core/mail/outbox.ts'
import { candidateActivities } from '../../../services/features/candidateNotes/contract.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import { departmentsByCompany } from '../../../services/features/departments/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { languageUpdate } from '../../../services/features/users/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import type { NewTrigger } from '../../../services/features/workflows/workflowShapes.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
/** A workflow with one open job, and two candidates of the job in the first status; one has an address. */
let workflow: contract.WorkflowGroup
let job: { id: string; title: string }
let anna: { id: string; name: string; email: string }
let mute: { id: string; name: string }
const templates = new Map<string, string>()

const as = (userName = 'interviewer') => here.as(userName)
const read = () => as().ok(contract.workflowGroupGet, { params: { id: workflow.id } })
const statusId = (key: string) => workflow.statuses.find((status) => status.key === key)!.id
const add = (key: string, trigger: NewTrigger, userName?: string) =>
  as(userName).raw(contract.workflowTriggerAdd, { body: { statusId: statusId(key), trigger } })
/** Two candidates who are not in the job. */
const strangers = () =>
  here.db
    .from('candidate')
    .select(['candidate.id', 'candidate.name'])
    .where('candidate.deleted_at', 'is', null)
    .where(
      'candidate.id',
      'not in',
      here.db.from('job_candidate').select('job_candidate.candidate_id').where('job_candidate.job_id', '=', job.id),
    )
    .orderBy('candidate.id')
    .limit(2)
    .execute()
const addToJob = (candidateIds: string[]) =>
  as('recruiter').ok(jobAddCandidate, { query: { jobID: job.id }, body: { candidateIds } })
const dryRun = (key: string, candidateId = anna.id) =>
  as('admin').ok(contract.workflowDryRun, { body: { statusId: statusId(key), jobId: job.id, candidateId } })
const move = (key: string, candidateIds = [anna.id], userName = 'recruiter') =>
  as(userName).raw(contract.workflowMoveCandidates, { body: { jobId: job.id, statusId: statusId(key), candidateIds } })
const runs = async () => (await as('recruiter').ok(contract.workflowRunList, { body: { groupId: workflow.id } })).data
const mails = () =>
  here.db
    .from('mail')
    .selectAll('mail')
    .where('mail.kind', 'like', 'workflow-%')
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.recipient')
    .execute()
/** The number of mails and runs; only their number, because the state of a mail changes by itself. */
const written = async () => [(await mails()).length, (await runs()).length]
const standing = async (candidateId = anna.id) =>
  (
    await here.db
      .from('job_candidate')
      .select('job_candidate.status_id')
      .where('job_candidate.job_id', '=', job.id)
      .where('job_candidate.candidate_id', '=', candidateId)
      .executeTakeFirst()
  )?.status_id
const activate = async (active: boolean) => {
  const { name, onDepartments, version, statuses } = await read()
  workflow = await as().ok(contract.workflowGroupUpdate, {
    params: { id: workflow.id },
    body: {
      name,
      active,
      onDepartments,
      version,
      statuses: statuses.map(({ id, key, name: title, color }) => ({ id, key, name: title, color })),
    },
  })
}

beforeAll(async () => {
  here = await startLookups()
  for (const { id, name } of await as().ok(emailTemplatesByCompany)) templates.set(name, id)
  const [department] = await as().ok(departmentsByCompany)
  const id = await as().ok(contract.workflowGroupCreate, {
    body: { id: nullId, name: 'Under test', onDepartments: [{ id_Department: department!.id }] },
  })
  workflow = await as().ok(contract.workflowGroupGet, { params: { id } })
  await activate(true)
  job = await here.db
    .from('job')
    .select(['job.id', 'job.title'])
    .where('job.status', '=', 0)
    .where('job.owner', '=', 'recruiter')
    .orderBy('job.id')
    .executeTakeFirstOrThrow()
  await here.db.update('job').set({ workflow_id: id }).where('job.id', '=', job.id).execute()
  const [one, other] = await strangers()
  anna = { id: one!.id, name: one!.name, email: 'anna@mail.example' }
  mute = { id: other!.id, name: other!.name }
  await here.db
    .update('candidate')
    .set({ emails: [anna.email] })
    .where('candidate.id', '=', anna.id)
    .execute()
  await here.db.update('candidate').set({ emails: [] }).where('candidate.id', '=', mute.id).execute()
  await addToJob([anna.id, mute.id])
})
afterEach(async () => {
  for (const { id, triggers } of (await read()).statuses)
    for (const { id: triggerId } of triggers)
      await as().ok(contract.workflowTriggerDetach, { body: { statusId: id, triggerId } })
  if (!workflow.active) await activate(true)
  await here.db
    .update('job_candidate')
    .set({ status_id: statusId('NEW') })
    .where('job_candidate.job_id', '=', job.id)
    .execute()
})
afterAll(() => here?.close())

test('each kind requires its fields', async () => {
  const said = async (trigger: NewTrigger) => (await add('NEW', trigger)).body.errors
  const required = ['This field is required']
  expect(await said({ kind: 'sendEmail' })).toEqual({ templateId: required })
  expect(await said({ kind: 'sendEmail', templateId: newId(), recipient: 'candidate' })).toEqual({
    templateId: ['There is no such e-mail template'],
  })
  expect(await said({ kind: 'sendEmail', templateId: templates.get('Rejection')! })).toEqual({ recipient: required })
  expect(await said({ kind: 'askFeedback', templateId: templates.get('Feedback request')! })).toEqual({
    userNames: required,
  })
  expect(await said({ kind: 'notifyUsers', userNames: ['nobody', 'admin@other'] })).toEqual({
    userNames: ['These users cannot be reached: nobody, admin@other'],
  })
  expect(await said({ kind: 'moveToStatus' })).toEqual({ targetId: required })
  expect(await said({ kind: 'moveToStatus', targetId: statusId('NEW') })).toEqual({
    targetId: ['is the status itself'],
  })
  expect(await said({ kind: 'moveToStatus', targetId: newId() })).toEqual({
    targetId: ['is not a status of this workflow'],
  })
  expect((await read()).statuses.flatMap(({ triggers }) => triggers)).toEqual([])
})

test('triggers are added and detached with their own permissions, within the company', async () => {
  const trigger: NewTrigger = { kind: 'notifyUsers', userNames: ['recruiter'] }
  expect((await add('NEW', trigger, 'recruiter')).status).toBe(403)
  expect((await add('NEW', trigger, 'admin@other')).status).toBe(404)
  const { body: added } = await add('NEW', trigger)
  expect(added).toMatchObject({
    kind: 'notifyUsers',
    userNames: ['recruiter'],
    createdBy: 'interviewer',
    templateId: null,
  })
  const detach = (userName: string) =>
    as(userName).raw(contract.workflowTriggerDetach, { body: { statusId: statusId('NEW'), triggerId: added.id } })
  expect((await detach('recruiter')).status).toBe(403)
  expect((await detach('admin@other')).status).toBe(404)
  expect((await detach('interviewer')).body).toBe(true)
  expect((await detach('interviewer')).status).toBe(404)
})

test('a dry run says what would happen and does nothing', async () => {
  await add('REJECTED', { kind: 'sendEmail', templateId: templates.get('Rejection')!, recipient: 'candidate' })
  await add('WITHDRAWN', { kind: 'moveToStatus', targetId: statusId('REJECTED') })
  const before = await written()
  expect(await dryRun('WITHDRAWN')).toMatchObject([
    { kind: 'moveToStatus', statusName: 'Withdrawn', outcome: 'done', targetName: 'Rejected', mails: [] },
    {
      kind: 'sendEmail',
      statusName: 'Rejected',
      outcome: 'done',
      reason: null,
      mails: [
        {
          recipient: anna.email,
          subject: `Your application for ${job.title}`,
          body: expect.stringMatching(new RegExp(`^Dear ${anna.name},\n`)),
        },
      ],
    },
  ])
  expect(await dryRun('REJECTED', mute.id)).toMatchObject([
    { outcome: 'skipped', reason: 'noRecipient', missing: [mute.name], mails: [] },
  ])
  expect(await written()).toEqual(before)
  expect(
    (
      await as().raw(contract.workflowDryRun, {
        body: { statusId: statusId('NEW'), jobId: job.id, candidateId: newId() },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await as('recruiter').raw(contract.workflowDryRun, {
        body: { statusId: statusId('NEW'), jobId: job.id, candidateId: anna.id },
      })
    ).status,
  ).toBe(403)
})

test('a candidate who is added to a job enters the first status of its workflow, and its triggers fire and are logged', async () => {
  await add('NEW', { kind: 'notifyUsers', userNames: ['manager', 'recruiter'] })
  const people = await strangers()
  const newcomer = people[0]!
  await addToJob(people.map(({ id }) => id))
  expect(await standing(newcomer.id)).toBe(statusId('NEW'))
  const found = (await mails()).filter(({ body }) => body.includes(`/candidates/view/${newcomer.id}`))
  expect(found.map(({ kind, subject, recipient, created_by: by }) => [kind, subject, recipient, by])).toEqual([
    ['workflow-notifyUsers', `${newcomer.name}: New`, 'anh.pham@songhong.example', 'recruiter'],
    ['workflow-notifyUsers', `${newcomer.name}: New`, 'ha.nguyen@songhong.example', 'recruiter'],
  ])
  const run = async () => (await runs()).find(({ candidateId }) => candidateId === newcomer.id)
  await expect.poll(async () => (await run())?.outcome, { timeout: 15_000 }).toBe('done')
  expect(await run()).toMatchObject({
    kind: 'notifyUsers',
    cause: 'added',
    outcome: 'done',
    reason: null,
    candidateName: newcomer.name,
    jobTitle: job.title,
    statusName: 'New',
    userName: 'recruiter',
    recipients: ['anh.pham@songhong.example', 'ha.nguyen@songhong.example'],
    mails: [
      { recipient: 'anh.pham@songhong.example', state: 'sent' },
      { recipient: 'ha.nguyen@songhong.example', state: 'sent' },
    ],
  })
})

test('each recipient gets the mail in their own language, as text and as HTML', async () => {
  await as('manager').ok(languageUpdate, { query: { language: 'ja' } })
  await add('REJECTED', { kind: 'notifyUsers', userNames: ['manager', 'recruiter'] })
  await add('REJECTED', { kind: 'sendEmail', templateId: templates.get('Rejection')!, recipient: 'candidate' })
  await move('REJECTED')
  const sources = (await runs()).slice(0, 2).map(({ id }) => id)
  const letters = (await mails()).filter(({ source_id: id }) => sources.includes(id!))
  const link = `http://localhost:4000/candidates/view/${anna.id}`
  expect(letters.map(({ recipient, body }) => [recipient, body])).toEqual([
    [
      'anh.pham@songhong.example',
      `${anna.name} さんが「${job.title}」のステータス「Rejected」に入りました。\n\n候補者を開く:\n${link}\n`,
    ],
    [anna.email, expect.stringMatching(new RegExp(`^Dear ${anna.name},\n`))],
    [
      'ha.nguyen@songhong.example',
      `${anna.name} has entered the status Rejected for ${job.title}.\n\nOpen the candidate:\n${link}\n`,
    ],
  ])
  expect(letters[0]!.html).toContain(`<html lang="ja">`)
  expect(letters[0]!.html).toContain(`<a href="${link}"`)
  expect(letters[1]).toMatchObject({ from_address: 'jobs@songhong.example', html: expect.stringContaining(anna.name) })
})

test('the log shows the state of the mails', async () => {
  await add('REJECTED', { kind: 'notifyUsers', userNames: ['manager', 'recruiter'] })
  await move('REJECTED')
  await expect.poll(async () => (await runs())[0]!.outcome, { timeout: 15_000 }).toBe('done')
  const [{ mails: sent }] = (await runs()) as [contract.WorkflowRun]
  expect(sent).toHaveLength(2)
  const become = async (change: object) => {
    await here.db.update('mail').set(change).where('mail.id', '=', sent[0]!.id).execute()
    const [{ outcome, mails: now }] = (await runs()) as [contract.WorkflowRun]
    return [outcome, now[0]!.state, now[0]!.reason, now[0]!.answer, now[0]!.nextTryDate]
  }
  const later = new Date(Date.now() + 3_600_000)
  const waits = { state: 'waiting', due_at: later, sent_at: null, reason: 'deferred', answer: '451 later' }
  expect(await become(waits)).toEqual(['waiting', 'waiting', 'deferred', '451 later', later.toISOString()])
  const failed = { state: 'failed', reason: 'refused', answer: '550 nobody' }
  expect(await become(failed)).toEqual(['failed', 'failed', 'refused', '550 nobody', null])
})

test("a move runs the triggers of the statuses on its way, which the candidate's history shows", async () => {
  await add('WITHDRAWN', { kind: 'moveToStatus', targetId: statusId('REJECTED') })
  await add('WITHDRAWN', { kind: 'moveToStatus', targetId: statusId('ONBOARD') })
  await add('REJECTED', { kind: 'sendEmail', templateId: templates.get('Rejection')!, recipient: 'owner' })
  await add('REJECTED', { kind: 'moveToStatus', targetId: statusId('WITHDRAWN') })
  const { status, body } = await move('WITHDRAWN')
  expect([status, body]).toEqual([200, [{ candidateId: anna.id, statusId: statusId('REJECTED') }]])
  expect(await standing()).toBe(statusId('REJECTED'))
  expect(
    (await runs())
      .slice(0, 4)
      .map(({ kind, cause, outcome, reason, targetName, recipients }) => [
        kind,
        cause,
        outcome,
        reason,
        targetName,
        recipients,
      ]),
  ).toEqual([
    ['moveToStatus', 'trigger', 'skipped', 'loop', 'Withdrawn', []],
    ['sendEmail', 'trigger', expect.stringMatching(/waiting|done/), null, null, ['ha.nguyen@songhong.example']],
    ['moveToStatus', 'moved', 'skipped', 'movedAlready', 'Onboard', []],
    ['moveToStatus', 'moved', 'done', null, 'Rejected', []],
  ])
  const { data } = await as('recruiter').ok(candidateActivities, { query: { candidateId: anna.id, pageSize: '2' } })
  expect(data.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['movedToStatus', `Rejected (${job.title})`],
    ['movedToStatus', `Withdrawn (${job.title})`],
  ])
  const count = (await runs()).length
  expect((await move('REJECTED')).body).toEqual([{ candidateId: anna.id, statusId: statusId('REJECTED') }])
  expect(await runs()).toHaveLength(count)
})

test('a mail with a placeholder without a value is not sent', async () => {
  await add('OFFERED', {
    kind: 'sendEmail',
    templateId: templates.get('Interview invitation')!,
    recipient: 'candidate',
  })
  const before = (await mails()).length
  expect(await dryRun('OFFERED')).toMatchObject([
    { outcome: 'skipped', reason: 'placeholders', missing: ['Interview_Date', 'Interview_Time', 'Interview_Location'] },
  ])
  await move('OFFERED')
  expect((await runs())[0]).toMatchObject({ outcome: 'skipped', reason: 'placeholders', recipients: [] })
  expect(await mails()).toHaveLength(before)
})

test('triggers without a target, and those of an inactive workflow, are reported', async () => {
  await add('NEW', { kind: 'moveToStatus', targetId: statusId('IN_PROCESS') })
  await here.db
    .update('workflow_trigger')
    .set({ target_id: null })
    .where('workflow_trigger.status_id', '=', statusId('NEW'))
    .execute()
  expect(await dryRun('NEW')).toMatchObject([{ outcome: 'skipped', reason: 'noTarget' }])
  await activate(false)
  expect(await dryRun('NEW')).toMatchObject([{ outcome: 'skipped', reason: 'inactive' }])
  await activate(true)
})

test('only candidates of the job can be moved, only to a status of its workflow, only with the permission', async () => {
  expect((await move('NEW', [newId()])).body).toEqual([])
  expect((await move('NEW', [anna.id], 'interviewer')).status).toBe(403)
  const other = (await as().ok(contract.workflowList)).find(({ id }) => id !== workflow.id)!
  const strange = await as('recruiter').raw(contract.workflowMoveCandidates, {
    body: { jobId: job.id, statusId: other.statuses[0]!.id, candidateIds: [anna.id] },
  })
  expect([strange.status, strange.body]).toMatchObject([
    400,
    { errors: { statusId: ["is not a status of the job's workflow"] } },
  ])
  expect((await move('NEW', [anna.id], 'admin@other')).status).toBe(404)
})

test("candidates for the dry run are those of the workflow's jobs first, found by name or job", async () => {
  const listed = async (keyword = '', userName = 'admin') =>
    (await as(userName).ok(contract.workflowSubjects, { body: { groupId: workflow.id, keyword, pageSize: 100 } })).data
  const all = await listed()
  const ofJob = all.findIndex(({ jobId }) => jobId !== job.id)
  expect(ofJob).toBeGreaterThan(1)
  expect(all.slice(ofJob).some(({ jobId }) => jobId === job.id)).toBe(false)
  expect(all).toContainEqual({
    candidateId: mute.id,
    candidateName: mute.name,
    jobId: job.id,
    jobTitle: job.title,
    statusName: 'New',
  })
  const found = await listed(mute.name)
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ candidateName }) => candidateName!.includes(mute.name.split(' ')[0]!))).toBe(true)
  expect(await listed('no such person anywhere')).toEqual([])
  // A user who configures triggers, but may neither read nor move candidates, does not see their names.
  const hidden = await listed('', 'interviewer')
  expect(hidden).toHaveLength(all.length)
  expect(hidden.every(({ candidateName }) => candidateName === null)).toBe(true)
  expect(await listed(mute.name, 'interviewer')).toEqual([])
})

test('a status with candidates cannot be removed, nor can its workflow be deleted', async () => {
  const id = await as().ok(contract.workflowGroupCreate, {
    body: { id: nullId, name: 'Followed no more', onDepartments: workflow.onDepartments },
  })
  const { statuses } = await as().ok(contract.workflowGroupGet, { params: { id } })
  const stand = (status: string) =>
    here.db
      .update('job_candidate')
      .set({ status_id: status })
      .where('job_candidate.job_id', '=', job.id)
      .where('job_candidate.candidate_id', '=', anna.id)
      .execute()
  const remove = async () => (await as().raw(contract.workflowGroupDelete, { params: { id } })).body
  await stand(statuses[0]!.id)
  expect(await remove()).toMatchObject({ errorCode: 'WORKFLOW_STATUS_IN_USE' })
  await stand(statusId('NEW'))
  expect(await remove()).toBe(true)
})
