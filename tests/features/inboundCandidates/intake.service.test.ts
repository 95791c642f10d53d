import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import { collectedCandidateIntake } from '../../../services/features/inboundCandidates/contract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { machineToken } from '../../support/services.fixture.ts'
import { otherChannelId, channelId, type Failure } from '../verifications/verifications.fixture.ts'
import { machine, person, startInbound, type InboundHere } from './inbound.fixture.ts'

let here: InboundHere
beforeAll(async () => {
  here = await startInbound()
})
afterAll(() => here?.close())

const errorsOf = async (body: object) => {
  const answer = await here.raw(body)
  return [answer.status, Object.keys((answer.body as Failure).errors ?? {})]
}

test('candidates from another system appear in the list, newest first, with the data of the source', async () => {
  const sent = person({ recChannelId: channelId, info: '{"position":"Tester","answers":[{"q":"When?","a":3}]}' })
  const [answer] = await here.send([sent], 'Kiosk')
  expect(answer).toEqual({
    externalId: sent.externalId,
    id: expect.any(String),
    status: 'new',
    remark: null,
    remarkDetails: null,
    isNew: true,
  })
  const {
    data: [row],
  } = await here.list()
  expect(row).toMatchObject({
    id: answer!.id,
    name: sent.name,
    phones: sent.phones,
    emails: sent.emails,
    status: 'new',
    collectFrom: 'Kiosk',
    externalId: sent.externalId,
    createdBy: machine,
    recChannelId: channelId,
    candidateProccessId: null,
    canApprove: true,
    reviewedBy: null,
  })
  expect(JSON.parse(row!.info!)).toEqual({ position: 'Tester', answers: [{ q: 'When?', a: 3 }] })
  const event = await here.db.from('event').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(event).toMatchObject({
    type: 'list.changed',
    subject_id: here.db.companyId,
    data: { list: 'COLLECTED_CANDIDATES', rowId: answer!.id },
  })
})

test('a candidate that is sent again is returned as it stands; another source may use the same id', async () => {
  const one = person()
  const [first] = await here.send([one])
  const [again] = await here.send([{ ...one, name: 'Another name' }])
  expect(again).toEqual({ ...first, isNew: false })
  expect((await here.row(first!.id))?.name).toBe(one.name)
  const [elsewhere] = await here.send([person({ externalId: one.externalId })], 'Kiosk')
  expect([elsewhere!.isNew, elsewhere!.id === first!.id]).toEqual([true, false])
})

test('a call that repeats an idempotency key gets the first answer; another body under the same key is refused', async () => {
  const post = async (candidates: object[]) => {
    const answer = await fetch(here.services.url + collectedCandidateIntake.path, {
      method: 'POST',
      body: JSON.stringify({ source: 'Kiosk', candidates }),
      headers: {
        authorization: `Bearer ${await here.services.identity.issueAccessToken(machine)}`,
        'content-type': 'application/json',
        'idempotency-key': 'intake-1',
      },
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const body = [person()]
  const [first, second] = [await post(body), await post(body)]
  expect([first.status, second]).toEqual([200, first])
  expect((await post([person()])).status).toBe(409)
})

test('a machine client signs in with its credentials and sends', async () => {
  const token = await machineToken(here.services.url, machine, 'internal-tools-secret-of-the-tests')
  const answer = await fetch(here.services.url + collectedCandidateIntake.path, {
    method: 'POST',
    body: JSON.stringify({ source: 'Kiosk', candidates: [person()] }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.json()]).toEqual([200, [expect.objectContaining({ status: 'new', isNew: true })]])
  expect((await here.raw({ source: 'Kiosk', candidates: [person()] }, 'finance')).status).toBe(403)
})

test('known people exist already, blacklisted ones are refused by policy, and unreachable ones fail, as in imports', async () => {
  const known = await saveCandidate(here.db, {
    name: 'Known',
    phones: ['0988 111 000'],
    emails: [],
    owner: 'multi',
    createdBy: 'x',
  })
  const free = await saveCandidate(here.db, { name: 'Free', phones: [], emails: ['free@example.vn'], createdBy: 'x' })
  const barred = await saveCandidate(here.db, { name: 'Barred', phones: ['0988 111 002'], emails: [], createdBy: 'x' })
  await here.db.update('candidate').set({ in_black_list: true }).where('id', '=', barred.id).execute()
  await here.db.insert('block_word', { id: crypto.randomUUID(), word: 'casino' }).execute()
  const before = await here.add({ phones: ['0988 111 003'] })
  const twin = person({ phones: ['0988 111 004'] })
  const answers = await here.send([
    { phones: ['+84 988 111 000'] },
    { emails: ['FREE@example.vn'] },
    { phones: ['0988111002'] },
    { info: '{"history":[{"where":"Online Casino"}]}' },
    { phones: ['0988111003'] },
    twin,
    { phones: twin.phones! },
    { phones: ['see CV'], emails: [] },
    { phones: [], emails: [] },
    { name: '' },
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    'existed',
    'existed',
    'policyfailure',
    'policyfailure',
    'existed',
    'new',
    'existed',
    'failed',
    'failed',
    'failed',
  ])
  expect(answers[0]!.remark).toBe('Same phone or e-mail as candidate Known')
  expect(answers[0]!.remarkDetails).toEqual([{ code: 'SAME_AS_CANDIDATE', params: { name: 'Known' } }])
  expect(answers[3]!.remark).toContain('casino')
  expect(answers[4]!.remark).toContain('collected from Careers chat')
  expect(answers[6]!.remark).toContain('in this call')
  expect(answers[7]!.remark).toContain('Not a phone number: see CV')
  expect(await here.row(answers[0]!.id)).toMatchObject({ owner: 'multi', candidateProccessId: null })
  expect(await here.row(answers[1]!.id)).toMatchObject({ owner: null, candidateProccessId: free.id })
  expect([before, known.id].every(Boolean)).toBe(true)
})

test('a failed candidate can be corrected and sent again, and keeps its id', async () => {
  const one = person({ phones: ['12'] })
  const [failed] = await here.send([one])
  expect(failed).toMatchObject({ status: 'failed', isNew: true })
  const [mended] = await here.send([{ ...one, phones: ['0977 555 001'] }])
  expect(mended).toMatchObject({ externalId: one.externalId, id: failed!.id, status: 'new', remark: null, isNew: true })
  expect(await here.row(failed!.id)).toMatchObject({ phones: ['0977 555 001'], status: 'new', remark: null })
})

test('invalid input is refused as a whole and nothing of it is stored', async () => {
  const { totalItem } = await here.list()
  const of = (...candidates: object[]) => ({ source: 'Kiosk', candidates })
  expect(await errorsOf({ candidates: [person()] })).toEqual([400, ['source']])
  expect(await errorsOf({ source: '  ', candidates: [person()] })).toEqual([400, ['source']])
  expect(await errorsOf(of())).toEqual([400, ['candidates']])
  expect(await errorsOf(of(...Array.from({ length: 101 }, () => person())))).toEqual([400, ['candidates']])
  expect(await errorsOf(of(person(), person({ externalId: ' ' })))).toEqual([400, ['candidates.1.externalId']])
  expect(await errorsOf(of(person({ externalId: 'same' }), person({ externalId: 'same ' })))).toEqual([
    400,
    ['candidates.1.externalId'],
  ])
  for (const info of ['{', '[]', '"x"', 'null', '{"a":'.repeat(12) + '1' + '}'.repeat(12)])
    expect(await errorsOf(of(person({ info })))).toEqual([400, ['candidates.0.info']])
  expect(await errorsOf(of(person({ info: JSON.stringify({ a: 'x'.repeat(20_000) }) })))).toEqual([
    400,
    ['candidates.0.info'],
  ])
  expect(await errorsOf(of(person(), person({ recChannelId: otherChannelId })))).toEqual([
    400,
    ['candidates.1.recChannelId'],
  ])
  expect(await errorsOf(of(person({ name: 'x'.repeat(251) })))).toEqual([400, ['candidates.0.name']])
  expect(await errorsOf(of(person({ phones: Array.from({ length: 11 }, (_, at) => `091234567${at}`) })))).toEqual([
    400,
    ['candidates.0.phones'],
  ])
  expect(await errorsOf(of(person(), person({ cvPath: 'elsewhere/cv.pdf' })))).toEqual([400, ['candidates.1.cvPath']])
  expect((await here.list()).totalItem).toBe(totalItem)
})

test('a hundred candidates come in one call', async () => {
  const answers = await here.send(Array.from({ length: 100 }, () => ({})))
  expect(answers.filter(({ status, isNew }) => status === 'new' && isNew)).toHaveLength(100)
})

test('when several calls send the same person at once, only the first one creates the candidate', async () => {
  const phones = ['0966 777 001']
  const answers = await Promise.all([1, 2, 3].map(() => here.send([{ phones }])))
  expect(answers.map(([one]) => one!.status).sort()).toEqual(['existed', 'existed', 'new'])
})

test('a file that is not a CV is refused', async () => {
  const { totalItem } = await here.list()
  const candidates = [person({ cvPath: await here.upload('list.csv', 'a,b') })]
  expect(await errorsOf({ source: 'Kiosk', candidates })).toEqual([400, ['candidates.0.cvPath']])
  expect((await here.list()).totalItem).toBe(totalItem)
})

test('an uploaded CV belongs to the candidate that it was sent with', async () => {
  const path = await here.upload('cv.pdf', '%PDF-1.4\n%%EOF\n')
  const read = async (userName: string) =>
    (
      await fetch(`${here.services.url}${commonsFile.path}?path=${encodeURIComponent(path)}`, {
        headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}` },
      })
    ).status
  expect(await read('recruiter2')).toBe(404)
  const one = person({ cvPath: path })
  const [taken] = await here.send([one])
  expect((await here.row(taken!.id))?.cvPath).toBe(path)
  expect([await read('recruiter2'), await read('finance'), await read('manager')]).toEqual([200, 404, 404])
  // The file belongs to its record: nobody can read it through another one.
  expect(await errorsOf({ source: 'Kiosk', candidates: [person({ cvPath: path })] })).toEqual([
    400,
    ['candidates.0.cvPath'],
  ])
})
