import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../../services/core/mail/outbox.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
/** A workflow whose triggers send mails to candidates, and one of the candidates. */
let workflow: contract.WorkflowGroup
let anna: { id: string; name: string; email: string }
let jobId: string

const as = (userName: string) => here.as(userName)

beforeAll(async () => {
  here = await startLookups()
  const all = await as('admin').ok(contract.workflowList)
  workflow = all.find(({ active, statuses }) => active && statuses.some(mailsCandidate))!
  const [subject] = (await as('admin').ok(contract.workflowSubjects, { body: { groupId: workflow.id } })).data
  anna = { id: subject!.candidateId, name: subject!.candidateName!, email: 'anna@mail.example' }
  jobId = subject!.jobId
  await here.db
    .update('candidate')
    .set({ emails: [anna.email] })
    .where('candidate.id', '=', anna.id)
    .execute()
})
afterAll(() => here?.close())

const mailsCandidate = ({ triggers }: contract.WorkflowGroup['statuses'][number]) =>
  triggers.some(({ kind, recipient }) => kind === 'sendEmail' && recipient === 'candidate')

test('users who may neither read candidates nor manage interviews see no name or address in a dry run', async () => {
  const status = workflow.statuses.find(mailsCandidate)!
  const tried = async (userName: string) =>
    JSON.stringify(
      await as(userName).ok(contract.workflowDryRun, { body: { statusId: status.id, jobId, candidateId: anna.id } }),
    )
  const seen = await tried('admin')
  expect([seen.includes(anna.name), seen.includes(anna.email)]).toEqual([true, true])
  const hidden = await tried('interviewer')
  expect([hidden.includes(anna.name), hidden.includes(anna.email)]).toEqual([false, false])
  expect(hidden).toContain('a•••@mail.example')
})

test('they see none in the trigger log either', async () => {
  const status = workflow.statuses.find(mailsCandidate)!
  await as('recruiter').ok(contract.workflowMoveCandidates, {
    body: { jobId, statusId: status.id, candidateIds: [anna.id] },
  })
  const runs = async (userName: string) =>
    (await as(userName).ok(contract.workflowRunList, { body: { groupId: workflow.id, pageSize: 100 } })).data.filter(
      ({ candidateId }) => candidateId === anna.id,
    )
  const [seen, hidden] = [await runs('recruiter'), await runs('interviewer')]
  expect(JSON.stringify(seen)).toContain(anna.email)
  expect(hidden).toHaveLength(seen.length)
  const texts = JSON.stringify(hidden)
  expect([texts.includes(anna.name), texts.includes(anna.email)]).toEqual([false, false])
  expect(hidden.every(({ candidateName }) => candidateName === null)).toBe(true)
})
