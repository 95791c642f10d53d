import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Readable } from 'node:stream'
import { addRecord } from '../../../services/core/files/fileRecords.ts'
import { newId } from '../../../services/core/ids.ts'
import { waitingDecisionList } from '../../../services/features/approvals/contract.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { delegationEnd, delegationGet, delegationSet } from '../../../services/features/delegations/contract.ts'
import * as contract from '../../../services/features/offers/contract.ts'
import { remindApprovers, skipUnfit } from '../../../services/features/offers/upkeep.ts'
import { runTask } from '../../../services/features/media/tasks.ts'
import { textOf } from '../media/documents.fixture.ts'
import { emailTokenManageCreate } from '../../../services/features/emailTokens/contract.ts'
import { docx, paragraph } from '../../support/docx.ts'
import { inDays } from '../../support/inDays.ts'
import { answers, sha256, startOffers, type OffersHere } from './offers.fixture.ts'

let here: OffersHere
beforeAll(async () => {
  here = await startOffers()
})
afterAll(() => here?.close())
beforeEach(async () => {
  for (const table of ['offer', 'link', 'notification'] as const) await here.db.delete(table).execute()
})

const make = async (at: { jobId: string; candidateId: string }, formId = here.forms.salary, given = {}) =>
  here.as().ok(contract.offerCreate, { body: here.body(at, formId, given) })
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** The text of a document, whichever format this machine could produce. */
const wordsOf = async (bytes: Buffer) =>
  bytes.subarray(0, 5).toString() === '%PDF-'
    ? (await textOf(bytes)).join(' ')
    : (await runTask('docxToHtml', bytes)).replace(/<[^>]+>/g, ' ')
const waiting = async (userName: string) => (await here.as(userName).ok(waitingDecisionList, { body: {} })).data
const storedBytes = async (path: string) => buffer(await here.services.files.read(path))

test('a salary offer is written, approved by a chain in order, and moves the candidate', async () => {
  const at = await here.place()
  const offer = await make(at)
  expect(offer).toMatchObject({ kind: 'salaryOffer', state: 'draft', version: 1, needsApproval: true, answers })
  expect((await here.submit(offer.id, 1, ['manager', 'admin'])).body).toMatchObject({ state: 'pending' })
  const submitted = (await here.get(offer.id))!
  expect(submitted.document).toMatchObject({ sha256: sha256(await storedBytes(submitted.document!.path)) })
  // The second approver is asked when the first has decided.
  expect(await waiting('admin')).toEqual([])
  expect(await here.told('manager', 'offerApprovalAsked')).toEqual([`/approvals?offer=${offer.id}`])
  expect((await here.mails(offer.id)).map(({ recipient }) => recipient)).toHaveLength(1)
  expect(await waiting('manager')).toMatchObject([{ kind: 'salaryOffer', offerId: offer.id, insteadOf: null }])
  expect((await here.decide('admin', offer.id)).body).toMatchObject({ errorCode: 'OFFER_NOT_YOUR_TURN' })

  expect((await here.decide('manager', offer.id, { comment: 'Good' })).status).toBe(200)
  expect(await here.stageOf(at)).toBe('NEW')
  expect((await here.decide('admin', offer.id)).body).toMatchObject({ state: 'approved' })
  expect(await here.stageOf(at)).toBe('SALARY_APPROVED')
  expect(await here.told('recruiter', 'offerApproved')).toEqual([`/candidates/view/${at.candidateId}?tab=offers`])
  const [round] = (await here.get(offer.id))!.rounds
  expect(round).toMatchObject({
    status: 'approved',
    steps: [
      { userName: 'manager', decision: 'approved', comment: 'Good', decidedBy: 'manager' },
      { userName: 'admin', decision: 'approved' },
    ],
  })
})

test('a rejection requires a comment and moves the candidate, and the offer can be changed and resubmitted', async () => {
  const at = await here.place()
  const { id } = await make(at)
  await here.submit(id, 1, ['manager'])
  expect((await here.decide('manager', id, { decision: 'rejected' })).body).toMatchObject({
    errorDetails: { comment: [{ code: 'REQUIRED' }] },
  })
  expect((await here.decide('manager', id, { decision: 'rejected', comment: 'Too much' })).body).toMatchObject({
    state: 'rejected',
  })
  expect(await here.stageOf(at)).toBe('SALARY_REJECTED')
  const { body } = await here
    .as()
    .raw(contract.offerUpdate, {
      params: { id },
      body: { version: 1, answers: { salary: { value: '1,800 USD' } }, validUntil: inDays(3) },
    })
  expect(body).toMatchObject({ state: 'draft', version: 2, document: null, suggested: ['manager'] })
  expect((await here.submit(id, 1, ['manager'])).body).toMatchObject({ errorCode: '599' })
  expect((await here.submit(id, 2, ['manager'])).body).toMatchObject({ state: 'pending' })
  expect((await here.get(id))!.rounds.map(({ status }) => status)).toEqual(['pending', 'rejected'])
})

test('an offer that is incomplete, has no suitable approver or would be approved by its own creator is refused and nothing is changed', async () => {
  const at = await here.place()
  const { id } = await make(at, here.forms.salary, { answers: {} })
  const errors = async (approvers: string[], userName = 'recruiter') =>
    (await here.submit(id, 1, approvers, userName)).body
  expect(await errors([])).toMatchObject({
    errorDetails: { 'answers.salary': [{ code: 'REQUIRED' }], approvers: [{ code: 'APPROVERS_NEEDED' }] },
  })
  expect(await errors(['recruiter'])).toMatchObject({ errorDetails: { approvers: [{ code: 'OWN_APPROVAL' }] } })
  expect(await errors(['interviewer'])).toMatchObject({ errorDetails: { approvers: [{ code: 'CANNOT_APPROVE' }] } })
  expect(await here.get(id)).toMatchObject({ state: 'draft', document: null, rounds: [] })
  expect((await here.as().raw(contract.offerCreate, { body: here.body(at, here.forms.salary) })).body).toMatchObject({
    errorCode: 'OFFER_OPEN',
  })
  expect((await here.as().raw(contract.offerCreate, { body: here.body(at, newId()) })).body).toMatchObject({
    errorDetails: { formId: [{ code: 'NO_SUCH_FORM' }] },
  })
})

test('when two users create an offer at once, one succeeds; a repeated idempotency key returns the same offer', async () => {
  const at = await here.place()
  const both = await Promise.all(
    [0, 1].map(() => here.as().raw(contract.offerCreate, { body: here.body(at, here.forms.salary) })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const other = await here.place()
  const sent = { body: here.body(other, here.forms.salary), key: newId() }
  const first = await here.as().ok(contract.offerCreate, sent)
  expect((await here.as().ok(contract.offerCreate, sent)).id).toBe(first.id)
})

test('users who only approve see what they are asked about, and no other kind; others see nothing', async () => {
  const give = (keys: string[]) =>
    here.services.db
      .updateTable('role')
      .set({ keys: keys as never })
      .where('name', '=', 'Approver')
      .execute()
  const role = await here.services.db
    .selectFrom('role')
    .selectAll()
    .where('name', '=', 'Approver')
    .executeTakeFirstOrThrow()
  const at = await here.place()
  const { id } = await make(at)
  const seen = async (userName: string) =>
    (await here.as(userName).raw(contract.offersOf, { body: { candidateIds: [at.candidateId] } })).body
  expect(await seen('finance')).toBe('Forbidden')
  try {
    await give([...role.keys, 'JobRequest:ApproveSalaryOffer'])
    expect(await seen('approver')).toEqual([])
    await here.submit(id, 1, ['approver'])
    expect(await seen('approver')).toMatchObject([{ id, waitingId: expect.any(String) }])
    await give([...role.keys, 'JobRequest:ApproveOfferLetter'])
    expect(await seen('approver')).toEqual([])
  } finally {
    await give([...role.keys])
  }
  expect((await here.as('admin@other').raw(contract.offersByIds, { body: { ids: [id] } })).body).toEqual([])
  expect((await here.as().raw(contract.offersByIds, { body: { ids: [id] } })).body).toHaveLength(1)
})

test('a deputy decides while a user is away, and the history says who decided', async () => {
  const at = await here.place()
  const { id } = await make(at)
  await here.submit(id, 1, ['manager'])
  const away = { userName: 'admin', fromDate: inDays(-1), toDate: inDays(2) }
  const wrong = { ...away, userName: 'manager' }
  expect((await here.as('manager').raw(delegationSet, { body: wrong })).body).toMatchObject({
    errorDetails: { userName: [{ code: 'OWN_DEPUTY' }] },
  })
  expect(
    (await here.as('manager').raw(delegationSet, { body: { ...away, userName: 'interviewer' } })).body,
  ).toMatchObject({ errorDetails: { userName: [{ code: 'CANNOT_APPROVE' }] } })
  expect((await here.as('manager').raw(delegationSet, { body: { ...away, toDate: inDays(-2) } })).body).toMatchObject({
    errorDetails: { toDate: [{ code: 'BEFORE_START' }] },
  })
  await here.as('manager').ok(delegationSet, { body: away })
  expect(await here.as('admin').ok(delegationGet)).toMatchObject({ deputy: null, standsInFor: ['manager'] })
  expect(await waiting('admin')).toMatchObject([{ offerId: id, insteadOf: 'manager' }])
  expect(await here.get(id, 'admin')).toMatchObject({ waitingFor: 'manager', waitingId: expect.any(String) })
  expect((await here.decide('admin', id)).body).toMatchObject({ state: 'approved' })
  expect((await here.get(id))!.rounds[0]!.steps[0]).toMatchObject({ userName: 'manager', decidedBy: 'admin' })
  expect(await here.as('manager').ok(delegationEnd)).toMatchObject({ deputy: null })
  expect(await here.as('admin').ok(delegationGet)).toMatchObject({ standsInFor: [] })
})

test('approvers are reminded at most once in two days', async () => {
  const at = await here.place()
  const { id } = await make(at)
  await here.submit(id, 1, ['manager'])
  const product = { publicUrl: 'http://localhost' }
  expect(await remindApprovers(here.db, product)).toBe(0)
  await here.db
    .update('offer_approval')
    .set({ asked_at: new Date(Date.now() - 3 * 86_400_000) })
    .where('offer_approval.offer_id', '=', id)
    .execute()
  expect(await remindApprovers(here.db, product)).toBe(1)
  expect(await remindApprovers(here.db, product)).toBe(0)
  expect((await here.mails(id)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Please approve/),
    expect.stringMatching(/^Reminder/),
  ])
})

const setActive = (userName: string, isActive: boolean) =>
  here.services.db
    .updateTable('app_user')
    .set({ status: isActive ? 'active' : 'disabled' })
    .where('user_name', '=', userName)
    .execute()

test('an approver who has left is skipped; when no approver remains the offer goes back to its creator', async () => {
  const about = { publicUrl: 'http://localhost', jobs: here.services.jobs }
  const two = await make(await here.place())
  await here.submit(two.id, 1, ['manager', 'admin'])
  const alone = await make(await here.place())
  await here.submit(alone.id, 1, ['manager'])
  expect(await skipUnfit(here.db, about)).toBe(0)
  await setActive('manager', false)
  try {
    expect(await skipUnfit(here.db, about)).toBe(2)
    expect(await skipUnfit(here.db, about)).toBe(0)
  } finally {
    await setActive('manager', true)
  }
  expect(await waiting('admin')).toMatchObject([{ offerId: two.id }])
  expect((await here.decide('admin', two.id)).body).toMatchObject({
    state: 'approved',
    rounds: [{ steps: [{ decision: 'skipped' }, { decision: 'approved' }] }],
  })
  expect(await here.get(alone.id)).toMatchObject({ state: 'draft' })
  expect(await here.told('recruiter', 'offerRefused')).toHaveLength(1)
})

test('a deputy cannot decide for a user who has left', async () => {
  const { id } = await make(await here.place())
  await here.submit(id, 1, ['manager'])
  await here.as('manager').ok(delegationSet, { body: { userName: 'admin', fromDate: inDays(-1), toDate: inDays(2) } })
  await setActive('manager', false)
  const decided = await here.decide('admin', id)
  await setActive('manager', true)
  expect(decided.body).toMatchObject({ errorCode: 'OFFER_NOT_YOUR_TURN' })
  expect(await here.get(id)).toMatchObject({ state: 'pending' })
  await here.as('manager').ok(delegationEnd)
})

test('a document that no outsider has seen is deleted when its offer changes', async () => {
  const { id } = await make(await here.place())
  await here.submit(id, 1, ['manager'])
  const { path } = (await here.get(id))!.document!
  const record = () =>
    here.db.from('stored_file').select('stored_file.expires_at').where('path', '=', path).executeTakeFirstOrThrow()
  expect((await record()).expires_at).toBeNull()
  await here.as().ok(contract.offerUpdate, { params: { id }, body: { version: 1, answers: answers as never } })
  expect((await record()).expires_at).not.toBeNull()
})

test('when two candidates are merged, the offer to one of them stays', async () => {
  const at = await here.place()
  const [other] = await here.candidates(1)
  await here.add(at.jobId, [other!.id])
  const kept = await make(at)
  const dropped = await make({ jobId: at.jobId, candidateId: other!.id })
  const { version } = await here.db
    .from('candidate')
    .select('candidate.version')
    .where('candidate.id', '=', at.candidateId)
    .executeTakeFirstOrThrow()
  const body = { targetId: at.candidateId, sourceId: other!.id, version }
  await here.as('admin').ok(candidateMerge, { body })
  expect(await here.get(kept.id)).toMatchObject({ state: 'draft', candidateId: at.candidateId })
  expect(await here.get(dropped.id)).toMatchObject({ state: 'withdrawn', candidateId: at.candidateId })
})

test('the Word file of a form is filled from the answers; a placeholder without a value is reported', async () => {
  const at = await here.place()
  const upload = async (...texts: string[]) => {
    const bytes = docx(texts.map((text) => paragraph(...text.split('|'))).join(''))
    const { path, size } = await here.services.files.save(here.db.companyId, 'offer.docx', Readable.from([bytes]), 1e6)
    const file = {
      path,
      name: 'offer.docx',
      contentType: docxType,
      size,
      sha256: sha256(bytes),
      createdBy: 'interviewer',
    }
    await addRecord(here.db, file)
    return JSON.stringify([{ file: path, sendType: 'attachment' }])
  }
  const attachment = await upload('Dear {{Candi|date_Name}},', 'you earn {{ Salary }} from {{First day}}. {{Bonus}}')
  const formId = await here.form('offerLetter', { approvals: '[]', attachment })
  const { id } = await make(at, formId)
  expect((await here.submit(id, 1)).body).toMatchObject({
    errorDetails: { document: [{ code: 'NOTHING_KNOWN', params: { tokens: 'Bonus' } }] },
  })
  expect(await here.get(id)).toMatchObject({ state: 'draft', document: null })
  await here.as().ok(contract.offerWithdraw, { params: { id }, body: {} })
  const whole = await here.form('offerLetter', {
    approvals: '[]',
    attachment: await upload(
      'Dear {{Candi|date_Name}},',
      'you earn {{ Salary }} from {{First day}} at {{Office_Address}}.',
    ),
  })
  // The company defines the value of that placeholder itself.
  await here
    .as('admin')
    .ok(emailTokenManageCreate, {
      body: { name: 'Office_Address', description: 'Where we are', value: '12 Hue Street' },
    })
  const next = await make(at, whole)
  const { body } = await here.submit(next.id, 1)
  expect(body).toMatchObject({ state: 'approved' })
  // Fonts may draw the same character with another code.
  const text = (await wordsOf(await storedBytes((body as contract.Offer).document!.path))).normalize('NFKC')
  const { candidateName } = body as contract.Offer
  expect(text).toContain(`Dear ${candidateName},`)
  expect(text).toContain('you earn 2,000 USD from 2027-01-04 at 12 Hue Street.')
})
