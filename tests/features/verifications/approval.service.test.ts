import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '../../../common/text.ts'
import { newId } from '../../../services/core/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import { candidateStatuses, type CandidateStatus } from '../../../services/features/reviews/contract.ts'
import {
  verificationCandidateApproval,
  verificationCandidateByIds,
} from '../../../services/features/verifications/contract.ts'
import {
  addFolder,
  channelId,
  otherChannelId,
  startVerifications,
  type Failure,
  type Here,
} from './verifications.fixture.ts'

let here: Here
let folder: string
let talents: Record<'own' | 'foreign' | 'job', string>
beforeAll(async () => {
  here = await startVerifications()
  folder = await addFolder(here.db, { shareAll: true })
  const add = async (userName: string, type = 'candidate') => {
    const id = newId()
    await here.db
      .insert('talent_folder', { id, name: 'Talents', search: fold('Talents'), user_name: userName, type })
      .execute()
    return id
  }
  talents = { own: await add('recruiter'), foreign: await add('recruiter2'), job: await add('recruiter', 'job') }
})
afterAll(() => here?.close())

let number = 0
async function addRow({
  verificationId = folder,
  status = 'new' as CandidateStatus,
  phone = `09${String(++number).padStart(8, '0')}`,
  ...more
}: {
  verificationId?: string
  status?: CandidateStatus
  phone?: string
  reviewed_by?: string
  reviewed_at?: string
  existing_candidate_id?: string
  owner?: string
} = {}) {
  const id = newId()
  const person = { name: `Person ${number}`, phones: [phone], emails: [`person${number}@example.vn`] }
  await here.db
    .insert('verification_candidate', {
      id,
      verification_id: verificationId,
      import_id: null,
      import_row: null,
      import_from_file: null,
      ...person,
      status,
      remark: null,
      info: null,
      cv_path: null,
      owner: null,
      rec_channel_id: null,
      candidate_proccess_id: null,
      existing_candidate_id: null,
      reviewed_by: null,
      reviewed_at: null,
      created_by: 'recruiter',
      ...searchColumns(person),
      ...more,
    })
    .execute()
  return id
}
const approval = (id: string, more: object = {}) => ({
  id,
  status: 'approved',
  remark: 'Good',
  skill: 'Node.js, TypeScript',
  recChanel: channelId,
  ...more,
})
const rejection = (id: string, more: object = {}) => ({ id, status: 'rejected', remark: 'No', ...more })
const send = (body: object, userName = 'recruiter') => here.as(userName).raw(verificationCandidateApproval, { body })
const rowOf = async (id: string, userName = 'recruiter') =>
  (await here.as(userName).ok(verificationCandidateByIds, { body: { ids: [id] } }))[0]
const candidateOf = (id: string) =>
  here.db.from('candidate').selectAll().where('candidate.id', '=', id).executeTakeFirst()

/** Adds the status in which new candidates of the company start. */
async function addFirstStatus() {
  const id = newId()
  await here.db.insert('vocabulary_item', { id, kind: 'candidateStatus', name: 'New', is_default: true }).execute()
  return id
}

test('approving creates a candidate from the row', async () => {
  const statusId = await addFirstStatus()
  const id = await addRow({ phone: '+84 977 654 486' })
  const answer = await send(
    approval(id, {
      skill: ' Node.js, TypeScript,, Node.js',
      owner: 'multi',
      jobRank: 'Senior',
      experienceYear: 8.5,
      website: 'https://example.vn',
      companyName: 'Sông Pay',
      position: 'Engineer',
      languages: [{ language: 'Japanese', level: 4 }],
      experiences: [{ companyName: 'Hoa Sen', position: 'Intern' }],
      desiredWorkLocations: 'Hà Nội',
      folderId: `${talents.own}, ${talents.own}`,
    }),
  )
  expect(answer).toMatchObject({ status: 200, body: { status: 'OK', candidateId: expect.any(String) } })
  const { candidateId } = answer.body as unknown as { candidateId: string }
  const told = await here.db.from('notification').select(['user_name', 'kind', 'path', 'created_by']).execute()
  expect(told).toEqual([
    { user_name: 'multi', kind: 'candidateAssigned', path: `/candidates/view/${candidateId}`, created_by: 'recruiter' },
  ])
  expect(await candidateOf(candidateId)).toMatchObject({
    phones: ['+84 977 654 486'],
    owner: 'multi',
    rec_channel_id: channelId,
    job_rank: 'Senior',
    skills: ['Node.js', 'TypeScript'],
    experience_year: '8.5',
    languages: [{ language: 'Japanese', level: 4 }],
    experiences: [
      { companyName: 'Sông Pay', position: 'Engineer' },
      { companyName: 'Hoa Sen', position: 'Intern' },
    ],
    job_title: 'Engineer',
    status_id: statusId,
    created_by: 'recruiter',
  })
  expect(await rowOf(id)).toMatchObject({
    status: 'approved',
    remark: 'Good',
    candidateProccessId: candidateId,
    owner: 'multi',
    recChannelId: channelId,
    reviewedBy: 'recruiter',
    reviewedDate: expect.any(String),
    data: { canApprove: false },
  })
  const members = await here.db
    .from('talent_folder_candidate')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .execute()
  expect(members).toMatchObject([{ folder_id: talents.own, added_by: 'recruiter', remark: 'Good' }])
  const keys = await here.db
    .from('candidate_contact')
    .select(['kind', 'key'])
    .where('candidate_id', '=', candidateId)
    .orderBy('kind')
    .execute()
  expect(keys).toEqual([
    { kind: 'email', key: expect.any(String) },
    { kind: 'phone', key: '0977654486' },
  ])
  expect(
    await here.db
      .from('candidate_event')
      .select(['kind', 'user_name'])
      .where('candidate_id', '=', candidateId)
      .execute(),
  ).toEqual([{ kind: 'approved', user_name: 'recruiter' }])
  const event = await here.db
    .from('event')
    .selectAll()
    .where('subject_id', '=', folder)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(event).toMatchObject({ type: 'list.changed', data: { list: 'verificationCandidates', rowId: id } })
})

test('rejecting requires only a remark, and creates nothing', async () => {
  const id = await addRow()
  expect(await send(rejection(id))).toMatchObject({ status: 200, body: { status: 'OK', candidateId: null } })
  expect(await rowOf(id)).toMatchObject({
    status: 'rejected',
    remark: 'No',
    candidateProccessId: null,
    reviewedBy: 'recruiter',
    data: { canApprove: false },
  })
})

test.each([
  ['remark', { remark: '' }],
  ['remark', { remark: '  ' }],
  ['remark', { remark: 'x'.repeat(2001) }],
  ['skill', { skill: undefined }],
  ['skill', { skill: ' , ' }],
  ['recChanel', { recChanel: undefined }],
  ['recChanel', { recChanel: newId() }],
  ['recChanel', { recChanel: otherChannelId }],
  ['experienceYear', { experienceYear: -1 }],
  ['experienceYear', { experienceYear: 70.5 }],
  ['owner', { owner: 'nobody' }],
  ['owner', { owner: 'admin@other' }],
  ['languages', { languages: [{ language: 'x'.repeat(222), level: 1 }] }],
  ['languages', { languages: Array.from({ length: 15 }, () => ({ language: 'Vietnamese', level: 5 })) }],
  ['languages', { languages: [{ language: ' ', level: 1 }] }],
  ['languages.0.level', { languages: [{ language: 'English', level: 6 }] }],
  ['status', { status: 'new' }],
] as const)('an approval with a wrong %s is refused and changes nothing: %#', async (field, change) => {
  const id = await addRow()
  const { status, body } = await send(approval(id, change))
  expect([status, Object.keys((body as Failure).errors ?? {})]).toEqual([400, [field]])
  expect(await rowOf(id)).toMatchObject({ status: 'new', reviewedBy: null })
})

test.each([
  { experienceYear: 70 },
  { experienceYear: 0 },
  { remark: 'x'.repeat(2000) },
  { owner: '' },
  { folderId: '' },
  { languages: [{ language: 'x'.repeat(221), level: 1 }] },
])('values at the limits are allowed: %#', async (change) => {
  expect((await send(approval(await addRow(), change))).status).toBe(200)
})

test("only the user's own folders of type candidate can be chosen", async () => {
  for (const folderId of [talents.foreign, talents.job, newId(), 'x', `${talents.own},${talents.foreign}`]) {
    expect(await send(approval(await addRow(), { folderId }))).toMatchObject({
      status: 400,
      body: { errors: { folderId: ['You can only choose your own folders'] } },
    })
  }
})

test.each(candidateStatuses)('a row that is %s can be approved and rejected as its status allows', async (status) => {
  const when = '2026-11-20T08:00:00.000Z'
  const done = status === 'approved' || status === 'rejected'
  const add = () => addRow({ status, ...(done && { reviewed_by: 'multi', reviewed_at: when }) })
  for (const make of [approval, rejection]) {
    const answer = await send(make(await add()))
    if (done) {
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errorCode: '599',
          message: `Already ${status} by multi`,
          paramValues: { status, reviewedBy: 'multi', reviewedDate: when },
        },
      })
    } else if (status.includes('fail'))
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'VERIFICATION_ROW_FAILED' } })
    else expect(answer.status).toBe(200)
  }
})

test('the creator of the folder reviews; in a Vendor folder everyone who sees it does; nobody else does', async () => {
  const vendor = await addFolder(here.db, { code: 'Vendor', createdBy: 'admin', shareAll: true })
  const vendorPrivate = await addFolder(here.db, { code: 'Vendor', createdBy: 'admin' })
  const other = await addFolder(here.otherDb, { createdBy: 'admin@other', shareAll: true })
  expect((await send(approval(await addRow()), 'recruiter2')).status).toBe(403)
  expect((await send(rejection(await addRow()), 'admin')).status).toBe(403)
  expect((await send(rejection(await addRow({ verificationId: vendor })), 'recruiter2')).status).toBe(200)
  expect((await send(rejection(await addRow({ verificationId: vendorPrivate })), 'recruiter2')).status).toBe(404)
  expect((await send(rejection(await addRow()), 'admin@other')).status).toBe(404)
  expect((await send(rejection(newId()))).status).toBe(404)
  expect((await send(rejection(await addRow()), 'manager')).status).toBe(403)
  expect(other).toBeTruthy()
})

test('an existing row is linked to its candidate, who is completed but not changed', async () => {
  const known = await saveCandidate(here.db, {
    name: 'Known',
    phones: ['0988 000 111'],
    emails: [],
    owner: 'sato.kenta',
    skills: ['Java'],
    jobRank: 'Lead',
    createdBy: 'x',
  })
  const id = await addRow({
    status: 'existed',
    phone: '+84 988 000 111',
    existing_candidate_id: known.id,
    owner: 'sato.kenta',
  })
  const { body } = await send(
    approval(id, { skill: 'java,Go', owner: 'multi', jobRank: 'Junior', folderId: talents.own }),
  )
  expect(body).toEqual({ status: 'OK', candidateId: known.id })
  expect(await candidateOf(known.id)).toMatchObject({
    name: 'Known',
    owner: 'sato.kenta',
    skills: ['Java', 'Go'],
    job_rank: 'Lead',
    phones: ['0988 000 111'],
    emails: [expect.stringContaining('@')],
    rec_channel_id: channelId,
  })
  expect(await rowOf(id)).toMatchObject({ candidateProccessId: known.id, owner: 'sato.kenta' })
})

test('a new row whose phone has since become that of a candidate is linked too', async () => {
  const [one, two] = [
    await addRow({ phone: '0988 000 222' }),
    await addRow({ phone: '+84988000222', status: 'existed' }),
  ]
  const first = (await send(approval(one))).body as unknown as { candidateId: string }
  expect((await send(approval(two))).body).toEqual({ status: 'OK', candidateId: first.candidateId })
})

test('when two reviewers act at once, one wins and the other is told who was first', async () => {
  for (const make of [approval, rejection]) {
    const vendor = await addFolder(here.db, { code: 'Vendor', createdBy: 'admin', shareAll: true })
    const id = await addRow({ verificationId: vendor })
    const answers = await Promise.all([send(make(id)), send(rejection(id), 'recruiter2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = answers[0]!.status === 200 ? 'recruiter' : 'recruiter2'
    const loser = answers.find(({ status }) => status === 400)!.body as Failure
    expect(loser).toMatchObject({
      errorCode: '599',
      paramValues: { reviewedBy: winner, reviewedDate: expect.stringMatching(/Z$/) },
    })
    expect((await rowOf(id))?.reviewedBy).toBe(winner)
  }
})

test('two rows of one person that are approved at once create one candidate', async () => {
  const phone = '0988 000 333'
  const ids = await Promise.all([1, 2, 3].map(() => addRow({ phone })))
  const answers = await Promise.all(ids.map((id) => send(approval(id))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => (body as unknown as { candidateId: string }).candidateId)).size).toBe(1)
})

test('a repeat with the same key gets the first answer', async () => {
  const id = await addRow()
  const token = await here.services.identity.issueAccessToken('recruiter')
  const post = () =>
    fetch(here.services.url + verificationCandidateApproval.path, {
      method: 'POST',
      body: JSON.stringify(approval(id)),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': `key-${id}` },
    })
  const [first, second] = [await post(), await post()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
})
