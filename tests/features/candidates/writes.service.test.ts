import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateSetLabels,
  candidateUpdate,
} from '../../../services/features/candidates/writes/writeContract.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { fieldsOf, full, ids, startCandidates, type CandidatesHere } from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const update = (candidate: Candidate, more: object = {}, userName = 'recruiter') =>
  here.send(userName, candidateUpdate, { params: { id: candidate.id }, body: { ...candidate, ...more } })
const updated = async (candidate: Candidate, more: object = {}) => {
  const { status, body } = await update(candidate, more)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as Candidate
}
describe('update', () => {
  test('records what changed, with names', async () => {
    const made = await here.create({ ...full(), name: 'Before' })
    const now = await updated(made, {
      name: 'After',
      owner: null,
      recChannelId: null,
      statusId: ids.otherStatus,
      labelIds: [ids.secondLabel],
      gender: 0,
      phones: [...made.phones, '0988 123 456'],
      inBlackList: true,
      extendProperties: '{"Account":"x"}',
      resume: { ...made.resume, skills: [{ name: 'Go', level: 5 }], work: made.resume.work.slice(1) },
    })
    expect(now).toMatchObject({ name: 'After', version: 2, inBlackList: true, companies: ['Hoa Sen'], skills: ['Go'] })
    const { changes, ...event } = (await here.eventsOf(made.id)).at(-1)!
    expect(event).toEqual({ kind: 'updated', user_name: 'recruiter', subject: null })
    expect(Object.fromEntries(changes!.map(({ field, before, after }) => [field, [before, after]]))).toEqual({
      name: ['Before', 'After'],
      owner: ['Lê Hoàng Nam', null],
      recChannelId: ['TopCV', null],
      statusId: ['Available', 'Hired'],
      labelIds: ['Fast learner', 'Returning'],
      gender: ['Female', 'Male'],
      phones: [made.phones[0], `${made.phones[0]}, 0988 123 456`],
      inBlackList: ['false', 'true'],
      'extension:Account': ['an.nguyen', 'x'],
      'extension:Notice': ['30 days', null],
      'extension:Tools': ['Git, Jira', null],
      'extension:Remote': ['true', null],
      'extension:TerminalDate': ['2020-01-31', null],
      'resume.skills': ['Go 4/5, SQL', 'Go 5/5'],
      'resume.work': [
        'Sông Pay, Engineer (2020-03 – now): Payments\nHoa Sen, Intern (2018 – 2020-02-15)',
        'Hoa Sen, Intern (2018 – 2020-02-15)',
      ],
    })
    expect(
      await here.db
        .from('candidate')
        .select(['updated_by', 'terminal_date'])
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ updated_by: 'recruiter', terminal_date: null })
  })

  test('a change without effect is not recorded', async () => {
    const made = await here.create(full())
    expect(await updated(made)).toEqual(made)
    expect(await here.eventsOf(made.id)).toHaveLength(1)
  })

  test('the second of two editors learns who was first, and changes nothing', async () => {
    const made = await here.create()
    const answers = await Promise.all(
      ['One', 'Two'].map((name, at) => update(made, { name }, at ? 'recruiter2' : 'recruiter')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const [winner, loser] = answers[0]!.status === 200 ? [0, 1] : [1, 0]
    expect(answers[loser]!.body).toMatchObject({
      errorCode: '599',
      paramValues: { updatedBy: winner ? 'recruiter2' : 'recruiter', updatedDate: expect.stringMatching(/Z$/) },
    })
    const stored = await here.db
      .from('candidate')
      .select(['name', 'version'])
      .where('id', '=', made.id)
      .executeTakeFirst()
    expect(stored).toEqual({ name: winner ? 'Two' : 'One', version: 2 })
  })

  test('removed phones and e-mails become available to others, and those of others are refused', async () => {
    const [one, two] = [await here.create({ emails: ['one@keys.vn'] }), await here.create({ emails: ['two@keys.vn'] })]
    expect(await update(two, { emails: ['one@keys.vn'] })).toMatchObject({
      status: 400,
      body: { errorCode: 'CANDIDATE_EXISTS', paramValues: { candidateId: one.id } },
    })
    expect(
      (await here.db.from('candidate').select('emails').where('id', '=', two.id).executeTakeFirst())?.emails,
    ).toEqual(['two@keys.vn'])
    await updated(one, { emails: [] })
    expect((await updated(two, { emails: ['one@keys.vn'] })).emails).toEqual(['one@keys.vn'])
  })

  test('a disabled owner may stay, and invalid input changes nothing', async () => {
    const made = await here.create()
    await here.db.update('candidate').set({ owner: 'gone' }).where('id', '=', made.id).execute()
    const now = await updated({ ...made, owner: 'gone' }, { jobTitle: 'Lead' })
    expect(now).toMatchObject({ owner: 'gone', jobTitle: 'Lead' })
    expect((await update(now, { name: '' })).body.errors).toEqual({ name: ['This field is required'] })
    expect((await update(now, { version: 0 })).status).toBe(400)
    expect((await here.eventsOf(made.id)).map(({ kind }) => kind)).toEqual(['created', 'updated'])
  })
})

test('a deleted candidate is not found until restored, with the contacts that are still available', async () => {
  const made = await here.create({ phones: ['0912 888 001'], emails: ['back@example.vn'] })
  expect(await here.ok('recruiter', candidateDelete, { params: { id: made.id } })).toEqual({ status: 'OK' })
  expect((await update({ ...made, version: 2 })).status).toBe(404)
  expect((await here.send('recruiter', candidateDelete, { params: { id: made.id } })).status).toBe(404)
  const other = await here.create({ phones: ['0912888001'] })
  const back = await here.ok('recruiter', candidateRestore, { params: { id: made.id } })
  expect(back).toMatchObject({ id: made.id, version: 3, phones: ['0912 888 001'] })
  const keys = await here.db
    .from('candidate_contact')
    .select(['key', 'candidate_id'])
    .where('key', 'in', ['0912888001', 'back@example.vn'])
    .orderBy('key')
    .execute()
  expect(keys).toEqual([
    { key: '0912888001', candidate_id: other.id },
    { key: 'back@example.vn', candidate_id: made.id },
  ])
  expect((await here.eventsOf(made.id)).map(({ kind }) => kind)).toEqual(['created', 'deleted', 'restored'])
  expect(await here.ok('recruiter', candidateRestore, { params: { id: made.id } })).toEqual(
    expect.objectContaining({ version: 3 }),
  )
})

test('labels are replaced; unknown ones are refused', async () => {
  const made = await here.create()
  const set = (labelIds: string[]) =>
    here.send('recruiter', candidateSetLabels, { params: { id: made.id }, body: { labelIds } })
  expect((await set([ids.label, ids.secondLabel])).body).toMatchObject({
    id: made.id,
    labelIds: [ids.label, ids.secondLabel],
    version: 2,
  })
  expect((await set([ids.secondLabel, ids.label])).body).toMatchObject({ version: 2 })
  expect((await set([ids.foreignLabel])).body.errors).toEqual({ labelIds: ['Unknown label'] })
  expect((await here.eventsOf(made.id)).at(-1)).toMatchObject({
    kind: 'labelled',
    subject: 'Fast learner, Returning',
    changes: [{ field: 'labelIds', before: null, after: 'Fast learner, Returning' }],
  })
})

test("another company's candidates are not found, and roles without the permissions are refused", async () => {
  const made = await here.create()
  const body = { ...made, labelIds: [] }
  for (const operation of [candidateUpdate, candidateDelete, candidateRestore, candidateSetLabels]) {
    const sent = { params: { id: made.id }, ...(operation !== candidateDelete && { body }) }
    expect((await here.send('admin@other', operation, sent)).status).toBe(404)
    expect((await here.send('manager', operation, sent)).status).toBe(403)
  }
  expect((await here.send('manager', candidateCreate, { body: fieldsOf() })).status).toBe(403)
  expect(
    (await here.db.from('candidate').select('version').where('id', '=', made.id).executeTakeFirst())?.version,
  ).toBe(1)
})

test('approvals and imports appear in the history, and an editor with an older version is notified', async () => {
  const draft = {
    name: 'From a row',
    phones: ['0912 400 001'],
    emails: ['row@saved.vn'],
    createdBy: 'recruiter2',
    origin: 'approved' as const,
  }
  const { id } = await here.db.transaction((tx) => saveCandidate(tx, draft))
  const seen = await here.db.transaction((tx) =>
    saveCandidate(tx, { ...draft, origin: 'imported', phones: ['+84912400001', '0912 400 002'] }),
  )
  expect(seen).toMatchObject({ id, created: false })
  expect(await here.eventsOf(id)).toEqual([
    { kind: 'approved', user_name: 'recruiter2', subject: null, changes: null },
    {
      kind: 'imported',
      user_name: 'recruiter2',
      subject: null,
      changes: [{ field: 'phones', before: '0912 400 001', after: '0912 400 001, 0912 400 002' }],
    },
  ])
  const answer = await here.send('recruiter', candidateUpdate, {
    params: { id },
    body: { ...fieldsOf({ phones: ['0912 400 001'] }), version: 1 },
  })
  expect(answer.body).toMatchObject({ errorCode: '599', paramValues: { updatedBy: 'recruiter2' } })
  await here.ok('recruiter', candidateDelete, { params: { id } })
  const anew = await here.db.transaction((tx) => saveCandidate(tx, draft, id))
  expect(anew).toMatchObject({ created: true })
  expect(anew.id).not.toBe(id)
})
