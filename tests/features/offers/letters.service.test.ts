import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../services/features/offers/contract.ts'
import { expireOffers } from '../../../services/features/offers/upkeep.ts'
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

test('a letter is sent, opened with a code and accepted once, and the receipt shows the document’s hash', async () => {
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  expect(offer).toMatchObject({ state: 'sent', recipient: 'lan@mail.example', sentBy: 'recruiter' })
  expect(await here.stageOf(at)).toBe('OFFER_SENT')
  const seen = await here.linkState(token)
  expect(seen.body).toEqual({ companyName: expect.any(String), mailHint: 'l•••@mail.example', isLocked: false })
  const code = await here.codeOf(token, offer.id)
  // Half a minute must pass before another code is sent.
  await here.anonymous('POST', `/OfferLetters/${token}/code`, {})
  expect(await here.mails(offer.id)).toHaveLength(1)
  const { body: opened } = await here.open(token, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect(opened).toMatchObject({ result: 'opened', key: expect.any(String) })
  const { document } = opened.letter
  expect(sha256(Buffer.from(document.content, 'base64'))).toBe(document.sha256)
  expect((await here.open(token, code)).body).toMatchObject({ result: 'expired' })

  const given = { key: opened.key, answer: 'accepted', version: opened.letter.version }
  expect((await here.answer(token, { ...given, key: 'wrong' })).body).toMatchObject({ errorCode: '599' })
  const both = await Promise.all([here.answer(token, given), here.answer(token, given)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const receipt = both.find(({ status }) => status === 200)!.body
  expect(receipt).toMatchObject({ answer: 'accepted', sha256: document.sha256 })
  expect(await here.stageOf(at)).toBe('OFFER_ACCEPTED')
  expect(await here.told('recruiter', 'offerAccepted')).toHaveLength(1)
  const mail = (await here.mails(offer.id)).at(-1)!
  expect(mail).toMatchObject({ recipient: 'lan@mail.example', body: expect.stringContaining(document.sha256) })
  expect(mail.attachments).toHaveLength(1)
  expect((await here.get(offer.id))!).toMatchObject({ state: 'accepted' })
  const proof = here.db.from('offer').select(['offer.ended_from', 'offer.ended_agent']).where('offer.id', '=', offer.id)
  expect(await proof.executeTakeFirst()).toEqual({ ended_from: '127.0.0.1', ended_agent: 'node' })
  expect((await here.linkState(token)).body).toMatchObject({ errorCode: 'LINK_GONE' })
  expect((await here.as().raw(contract.offerWithdraw, { params: { id: offer.id }, body: {} })).body).toMatchObject({
    errorCode: 'OFFER_ENDED',
  })
})

test('an offer is declined with a reason, which its creator can read', async () => {
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  const { body: opened } = await here.open(token, await here.codeOf(token, offer.id))
  const given = { key: opened.key, answer: 'declined', version: offer.version }
  expect((await here.answer(token, given)).body).toMatchObject({ errorDetails: { reason: [{ code: 'REQUIRED' }] } })
  expect((await here.answer(token, { ...given, reason: 'Another one came first' })).status).toBe(200)
  expect(await here.get(offer.id)).toMatchObject({ state: 'declined', reason: 'Another one came first' })
  expect(await here.stageOf(at)).toBe('OFFER_DECLINED')
})

test('five wrong codes lock the link, even for the right code; a new link works again', async () => {
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  const code = await here.codeOf(token, offer.id)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const left of [4, 3, 2, 1])
    expect((await here.open(token, wrong)).body).toMatchObject({ result: 'wrong', triesLeft: left, key: null })
  expect((await here.open(token, wrong)).body).toMatchObject({ result: 'locked', triesLeft: 0 })
  expect((await here.open(token, code)).body).toMatchObject({ result: 'locked', letter: null })
  expect((await here.linkState(token)).body).toMatchObject({ isLocked: true })
  expect(await here.told('recruiter', 'offerLocked')).toHaveLength(1)
  expect((await here.send(offer.id, offer.version)).status).toBe(200)
  const next = await here.tokenOf(at.candidateId)
  expect((await here.linkState(token)).status).toBe(404)
  expect((await here.open(next, await here.codeOf(next, offer.id))).body).toMatchObject({ result: 'opened' })
})

test('a code is valid for ten minutes', async () => {
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  const code = await here.codeOf(token, offer.id)
  await here.db
    .update('offer_access')
    .set({ code_until: new Date(Date.now() - 1000) })
    .where('offer_access.offer_id', '=', offer.id)
    .execute()
  expect((await here.open(token, code)).body).toMatchObject({ result: 'expired' })
})

test('a link no longer works after the offer was changed or withdrawn or has expired', async () => {
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  await here
    .as()
    .ok(contract.offerUpdate, {
      params: { id: offer.id },
      body: { version: offer.version, answers: answers as never, validUntil: inDays(7) },
    })
  expect((await here.linkState(token)).body).toMatchObject({ errorCode: 'LINK_GONE' })
  expect((await here.send(offer.id, offer.version + 1)).body).toMatchObject({ errorCode: 'OFFER_NOT_APPROVED' })

  const second = await here.sent(await here.place())
  await here.as().ok(contract.offerWithdraw, { params: { id: second.offer.id }, body: { reason: 'Budget' } })
  expect((await here.linkState(second.token)).status).toBe(404)
  expect((await here.mails(second.offer.id)).at(-1)!.subject).toContain('withdrawn')

  const third = await here.sent(await here.place())
  const { body: opened } = await here.open(third.token, await here.codeOf(third.token, third.offer.id))
  await here.db
    .update('offer')
    .set({ valid_until: new Date(Date.now() - 1000) })
    .where('offer.id', '=', third.offer.id)
    .execute()
  const late = { key: opened.key, answer: 'accepted', version: third.offer.version }
  expect((await here.answer(third.token, late)).status).toBe(404)
  expect(await expireOffers(here.db)).toBe(1)
  expect(await here.get(third.offer.id)).toMatchObject({ state: 'expired' })
  expect(await here.told('recruiter', 'offerExpired')).toHaveLength(1)
})

test('when a change and an acceptance happen at once, one of them succeeds, and neither waits forever', async () => {
  const { offer, token } = await here.sent(await here.place())
  const { body: opened } = await here.open(token, await here.codeOf(token, offer.id))
  const [changed, answered] = await Promise.all([
    here
      .as()
      .raw(contract.offerUpdate, {
        params: { id: offer.id },
        body: { version: offer.version, answers: answers as never, validUntil: inDays(7) },
      }),
    here.answer(token, { key: opened.key, answer: 'accepted', version: offer.version }),
  ])
  const { state } = (await here.get(offer.id))!
  expect([changed.status, answered.status, state]).toEqual(
    changed.status === 200 ? [200, 404, 'draft'] : [400, 200, 'accepted'],
  )
})
