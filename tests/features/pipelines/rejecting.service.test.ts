import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { candidateActivities } from '../../../services/features/candidateNotes/contract.ts'
import { candidateMerge, candidateMergeUndo, jobsOfCandidates } from '../../../services/features/candidates/contract.ts'
import { candidateEmailList } from '../../../services/features/candidateEmails/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import { workflowTriggerAdd } from '../../../services/features/workflows/contract.ts'
import { sendMail } from '../../support/mail.ts'
import { startPipelines, type PipelinesHere } from './pipelines.fixture.ts'

let here: PipelinesHere
let reasonId: string
let reason: string
const templates = new Map<string, string>()
beforeAll(async () => {
  here = await startPipelines()
  const [first] = await here.as().ok(rejectReasonList)
  reasonId = first!.id
  reason = first!.name
  for (const { id, name } of await here.as('interviewer').ok(emailTemplatesByCompany)) templates.set(name, id)
})
afterAll(() => here?.close())

const reject = (jobId: string, candidateIds: readonly string[], more: object = {}) =>
  here.as().raw(contract.jobCandidatesReject, { body: { jobId, candidateIds, reasonId, ...more } })
const undo = (jobId: string, actionId: string) =>
  here.as().raw(contract.jobCandidatesUndo, { body: { jobId, actionId } })
const rejections = async () =>
  await here.db.from('mail').select(['mail.recipient', 'mail.subject']).where('mail.kind', '=', 'rejection').execute()
const outcomes = (body: { results: { outcome: string }[] }) => body.results.map(({ outcome }) => outcome)

test('a rejected candidate keeps the stage and gets the reason, and with a template also a mail', async () => {
  const { jobId, ids } = await here.jobWith(2)
  await here.db
    .update('candidate')
    .set({ emails: ['rejected@mail.example'] })
    .where('candidate.id', '=', ids[0]!)
    .execute()
  await here.db.update('candidate').set({ emails: [] }).where('candidate.id', '=', ids[1]!).execute()
  const { body } = await reject(jobId, ids, { note: ' Asked too much ', templateId: templates.get('Rejection') })
  expect(body.results.map(({ outcome, mail }: any) => [outcome, mail])).toEqual([
    ['done', 'queued'],
    ['done', 'noRecipient'],
  ])
  expect(await rejections()).toEqual([{ recipient: 'rejected@mail.example', subject: expect.any(String) }])
  const [place] = (await here.list(jobId)).filter(({ candidateId }) => candidateId === ids[0])
  expect(place).toMatchObject({
    statusId: here.stage('NEW'),
    isRejected: true,
    rejectReason: reason,
    rejectNote: 'Asked too much',
    rejectedBy: 'recruiter',
  })
  const [last] = (await here.as().ok(candidateActivities, { query: { candidateId: ids[0]! } })).data
  expect([last!.kind, last!.subject]).toEqual(['rejectedFromJob', `Under test (${reason})`])
  expect(outcomes((await reject(jobId, ids)).body)).toEqual(['unchanged', 'unchanged'])

  // The mail is part of the conversation, and so is its answer.
  const conversation = async () => (await here.as().ok(candidateEmailList, { body: { candidateId: ids[0]! } })).data
  const [told] = await conversation()
  expect(told).toMatchObject({ jobId, userName: 'recruiter', toAddress: 'rejected@mail.example', isReceived: false })
  expect(told!.contents).toContain('<p>')
  const { reply_to: to } = await here.db
    .from('mail')
    .select('mail.reply_to')
    .where('mail.recipient', '=', 'rejected@mail.example')
    .executeTakeFirstOrThrow()
  await sendMail(here.services.smtpPort!, { to: to!, subject: 'A pity', text: 'Thank you all the same.' })
  await vi.waitFor(
    async () => expect((await conversation())[0]).toMatchObject({ isReceived: true, subject: 'A pity' }),
    { timeout: 10_000 },
  )
})

test('a mail may be delayed, and is dropped if the rejection is taken back or undone before', async () => {
  const { jobId, ids } = await here.jobWith(2)
  for (const [at, id] of ids.entries())
    await here.db
      .update('candidate')
      .set({ emails: [`later${at}@mail.example`] })
      .where('candidate.id', '=', id)
      .execute()
  const waiting = async () =>
    (
      await here.db
        .from('mail')
        .select(['mail.recipient', 'mail.due_at', 'mail.created_at'])
        .where('mail.recipient', 'like', 'later%')
        .orderBy('mail.recipient')
        .execute()
    ).map((mail) => [
      mail.recipient,
      Math.round((mail.due_at.getTime() - Date.now()) / 3_600_000),
      mail.created_at > new Date(),
    ])
  const late = { templateId: templates.get('Rejection'), mailDelayHours: 24 }
  const { body } = await reject(jobId, ids, late)
  expect(await waiting()).toEqual([
    ['later0@mail.example', 24, true],
    ['later1@mail.example', 24, true],
  ])
  await here.as().raw(contract.jobCandidatesRestore, { body: { jobId, candidateIds: [ids[0]!] } })
  expect((await waiting()).map(([recipient]) => recipient)).toEqual(['later1@mail.example'])
  const undone = await undo(jobId, body.actionId)
  expect(await waiting()).toEqual([])
  for (const candidateId of ids)
    expect((await here.as().ok(candidateEmailList, { body: { candidateId } })).data).toEqual([])
  expect(undone.body.results.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(['conflict', 'done'])
  expect(undone.body.mails).toBe(0)
  expect((await reject(jobId, ids, { ...late, mailDelayHours: 73 })).status).toBe(400)
})

test('a reason keeps the template that a rejection sets for it, until another rejection removes it', async () => {
  const { jobId, ids } = await here.jobWith(3)
  const templateId = templates.get('Rejection')!
  const kept = () => here.as().ok(contract.rejectReasonTemplates)
  await reject(jobId, [ids[0]!], { templateId })
  expect(await kept()).toEqual([])
  await reject(jobId, [ids[1]!], { templateId, isReasonsTemplate: true })
  expect(await kept()).toEqual([{ reasonId, templateId }])
  expect((await reject(jobId, [ids[2]!], { templateId: newId(), isReasonsTemplate: true })).status).toBe(400)
  expect(await kept()).toEqual([{ reasonId, templateId }])
  await reject(jobId, [ids[2]!], { isReasonsTemplate: true })
  expect(await kept()).toEqual([])
})

test('an invalid rejection changes nothing', async () => {
  const { jobId, ids } = await here.jobWith(1)
  expect((await reject(jobId, ids, { reasonId: newId() })).body.errors).toEqual({
    reasonId: ['There is no such reason'],
  })
  expect((await reject(jobId, ids, { templateId: newId() })).body.errors).toEqual({
    templateId: ['There is no such e-mail template'],
  })
  expect(
    outcomes((await reject(jobId, ids, { seen: [{ candidateId: ids[0], statusId: here.stage('SCREENING') }] })).body),
  ).toEqual(['conflict'])
  expect((await here.list(jobId))[0]!.isRejected).toBe(false)
})

test('a rejection can be taken back by restoring or undoing', async () => {
  const { jobId, ids } = await here.jobWith(1)
  await here.move(jobId, 'SCREENING', ids)
  await reject(jobId, ids)
  const restore = () => here.as().ok(contract.jobCandidatesRestore, { body: { jobId, candidateIds: ids } })
  expect(outcomes(await restore())).toEqual(['done'])
  expect(outcomes(await restore())).toEqual(['unchanged'])
  const { body } = await reject(jobId, ids)
  expect(outcomes((await undo(jobId, body.actionId)).body)).toEqual(['done'])
  expect((await here.list(jobId))[0]).toMatchObject({
    isRejected: false,
    rejectReason: null,
    statusId: here.stage('SCREENING'),
  })
  expect((await here.moves(jobId)).map(({ cause, undone_by: by }) => [cause, by])).toEqual([
    ['added', null],
    ['moved', null],
    ['rejected', null],
    ['restored', null],
    ['rejected', 'recruiter'],
  ])
})

test('a move is undone once, to the previous stage and time, without triggers, and its sent mails are reported', async () => {
  const flow = await here.addWorkflow('Writes to candidates', ['SCREENING'])
  await here
    .as('interviewer')
    .ok(workflowTriggerAdd, {
      body: {
        statusId: here.stage('OFFERED', flow),
        trigger: { kind: 'sendEmail', templateId: templates.get('Rejection')!, recipient: 'candidate' },
      },
    })
  const { jobId, ids } = await here.jobWith(1, { workflowId: flow.id })
  await here.db
    .update('candidate')
    .set({ emails: ['told@mail.example'] })
    .where('candidate.id', '=', ids[0]!)
    .execute()
  const [before] = await here.list(jobId)
  const { body } = await here
    .as()
    .raw(contract.jobCandidatesMove, { body: { jobId, statusId: here.stage('OFFERED', flow), candidateIds: ids } })
  expect(await here.counts(jobId)).toMatchObject({ offer: 1 })
  const undone = (await undo(jobId, body.actionId)).body
  expect([outcomes(undone), undone.mails]).toEqual([['done'], 1])
  expect((await here.list(jobId))[0]).toEqual(before)
  expect(await here.counts(jobId)).toMatchObject({ offer: 0 })
  const again = (await undo(jobId, body.actionId)).body
  expect([outcomes(again), again.mails]).toEqual([['unchanged'], 0])
  expect((await undo(jobId, newId())).status).toBe(404)
})

test('a candidate who has been moved on is not put back', async () => {
  const { jobId, ids } = await here.jobWith(2)
  const { body } = await here.move(jobId, 'SCREENING', ids)
  await here.move(jobId, 'INTERVIEWED', ids.slice(0, 1), undefined, 'recruiter2')
  const { results } = (await undo(jobId, body.actionId)).body
  expect(results.map(({ outcome, by, statusId }: any) => [outcome, by, statusId]).toSorted()).toEqual([
    ['conflict', 'recruiter2', here.stage('INTERVIEWED')],
    ['done', 'recruiter', here.stage('NEW')],
  ])
})

test('the workflow is changed under candidates: stages are matched by key or by choice, and a change without a target is refused', async () => {
  const other = await here.addWorkflow('The next one', ['CV_PASSED'])
  const { jobId, ids } = await here.jobWith(3)
  await here.move(jobId, 'SCREENING', ids.slice(0, 1))
  await reject(jobId, ids.slice(1, 2))
  const set = (stages?: object[]) =>
    here.as().raw(contract.jobSetWorkflow, { body: { jobId, workflowId: other.id, ...(stages && { stages }) } })
  const refusedSet = await set()
  expect(refusedSet.body).toMatchObject({
    errorCode: 'JOB_STAGES_UNMAPPED',
    paramValues: { stages: 'SCREENING', ids: here.stage('SCREENING') },
  })
  expect((await set([{ fromId: here.stage('SCREENING'), toId: here.stage('INTERVIEWED') }])).status).toBe(400)
  expect((await set([{ fromId: here.stage('SCREENING'), toId: here.stage('CV_PASSED', other) }])).body).toEqual({
    moved: 3,
  })
  const places = new Map((await here.list(jobId)).map((place) => [place.candidateId, place]))
  expect(places.get(ids[0]!)!.statusId).toBe(here.stage('CV_PASSED', other))
  expect(places.get(ids[1]!)).toMatchObject({ statusId: here.stage('NEW', other), isRejected: true })
  expect((await set()).body).toEqual({ moved: 0 })
})

test('candidates of a job without a workflow start in the first stage of the chosen one', async () => {
  const { jobId } = await here.jobWith(2, { workflowId: null })
  expect(await here.counts(jobId)).toMatchObject({ submitted: 2 })
  expect((await here.list(jobId)).map(({ statusId }) => statusId)).toEqual([null, null])
  await here.as().ok(contract.jobSetWorkflow, { body: { jobId, workflowId: here.workflow.id } })
  expect(new Set((await here.list(jobId)).map(({ statusId }) => statusId))).toEqual(new Set([here.stage('NEW')]))
})

test('a merge moves the history along, counts one person once, and can be undone', async () => {
  const { jobId, people } = await here.jobWith(2)
  const [target, source] = people as [(typeof people)[0], (typeof people)[0]]
  await here.move(jobId, 'OFFERED', [source.id])
  const { mergeId } = await here
    .as()
    .ok(candidateMerge, {
      body: { targetId: target.id, sourceId: source.id, version: target.version, fields: [], cateIds: [] },
    })
  expect(await here.counts(jobId)).toMatchObject({ submitted: 1, offer: 1 })
  expect(await here.list(jobId)).toHaveLength(1)
  await here.as().ok(candidateMergeUndo, { params: { id: mergeId } })
  expect(await here.counts(jobId)).toMatchObject({ submitted: 2, offer: 1 })
  expect((await here.moves(jobId)).filter((row) => row.candidate_id === source.id)).toHaveLength(2)
  expect(await here.as().ok(jobsOfCandidates, { body: { candidateIds: [source.id] } })).not.toEqual([])
})
