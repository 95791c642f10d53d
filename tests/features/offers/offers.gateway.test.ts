import { expect, test } from 'vitest'
import * as approvals from '../../../services/features/approvals/contract.ts'
import { candidateByIds } from '../../../services/features/candidates/contract.ts'
import * as delegations from '../../../services/features/delegations/contract.ts'
import * as contract from '../../../services/features/offers/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { row } from '../candidates/candidateRecords.ts'
import { offer, step } from './offerRecords.ts'

const maker = viewerWith('JobRequest:InterviewManage', 'Candidate:ReadCandidate')
const approver = viewerWith('JobRequest:ApproveOfferLetter', 'Candidate:ReadCandidate')

test('the offers of many candidates are read in one call', async () => {
  const rest = fakeRest()
    .on(candidateByIds, () => [row(1), row(2)])
    .on(contract.offersOf, ({ body }) => body.candidateIds.map((candidateId, at) => offer(at + 5, { candidateId })))
  const ids = [idOf('Candidate', 1), idOf('Candidate', 2)]
  const { data, errors } = await execute(
    `{ nodes(ids: ${JSON.stringify(ids)}) { ... on Candidate { id offers { id state kind version answers previewUrl document { name } } } } }`,
    { rest, viewer: maker },
  )
  expect(errors).toEqual([])
  expect(data.nodes.map((one: any) => one.offers[0].id)).toEqual([idOf('Offer', 5), idOf('Offer', 6)])
  expect(data.nodes[0].offers[0]).toMatchObject({
    state: 'DRAFT',
    kind: 'OFFER_LETTER',
    answers: '{"salary":{"value":"2,000 USD"}}',
    previewUrl: `/download/offerPreview?id=${uuid(5)}`,
    document: null,
  })
  expect(rest.callsOf('offersOf').map(({ body }) => body)).toEqual([{ candidateIds: [uuid(1), uuid(2)] }])
})

test('creating, changing, submitting, sending and withdrawing an offer cost one call each', async () => {
  const rest = fakeRest()
    .on(contract.offerCreate, () => offer(5))
    .on(contract.offerUpdate, () => offer(5, { version: 4 }))
    .on(contract.offerSubmit, () => offer(5, { state: 'pending' }))
    .on(contract.offerSend, () => offer(5, { state: 'sent' }))
    .on(contract.offerWithdraw, () => offer(5, { state: 'withdrawn' }))
  const text = (value: string) => JSON.stringify(value)
  const answers = text('{"salary":{"value":"1"}}')
  const id = `id: "${idOf('Offer', 5)}"`
  const run = async (name: string, input: string) => {
    const { data, errors } = await execute(`mutation { ${name}(input: { ${input} }) { offer { id state version } } }`, {
      rest,
      viewer: maker,
    })
    expect(errors).toEqual([])
    return data[name].offer
  }
  const begun = `jobId: "${idOf('Job', 1)}", candidateId: "${idOf('Candidate', 1)}", formId: "${idOf('OfferForm', 7)}"`
  await run('createOffer', `${begun}, answers: ${answers}, subject: "S", validUntil: "2026-12-24T00:00:00.000Z"`)
  await run('updateOffer', `${id}, version: 3, answers: ${answers}`)
  await run('submitOffer', `${id}, version: 4, approverIds: ["${userId('manager')}"]`)
  await run('sendOffer', `${id}, version: 4`)
  expect(await run('withdrawOffer', `${id}, reason: "Budget"`)).toMatchObject({ state: 'WITHDRAWN' })
  const written = { answers: { salary: { value: '1' } }, message: '' }
  expect(rest.calls.map(({ operation, params, body }) => ({ operation, params, body }))).toMatchObject([
    {
      operation: 'offerCreate',
      body: {
        jobId: uuid(1),
        candidateId: uuid(1),
        formId: uuid(7),
        ...written,
        subject: 'S',
        validUntil: '2026-12-24T00:00:00.000Z',
      },
    },
    {
      operation: 'offerUpdate',
      params: { id: uuid(5) },
      body: { version: 3, ...written, subject: '', validUntil: null },
    },
    { operation: 'offerSubmit', body: { version: 4, approvers: ['manager'] } },
    { operation: 'offerSend', body: { version: 4 } },
    { operation: 'offerWithdraw', body: { reason: 'Budget' } },
  ])
})

test('an approver decides on their own step; answers that are not an object are refused before any call', async () => {
  const waiting = offer(5, {
    state: 'pending',
    rounds: [{ round: 1, status: 'pending', steps: [step(9)] }],
    waitingId: uuid(9),
  })
  const rest = fakeRest()
    .on(contract.offersByIds, () => [waiting])
    .on(contract.offerDecide, () => offer(5, { state: 'approved' }))
  const seen = await execute(`{ offer(databaseId: "${uuid(5)}") { stepToDecide { id } insteadOf { userName } } }`, {
    rest,
    viewer: approver,
  })
  const stepId = seen.data.offer.stepToDecide.id
  const { data } = await execute(
    `mutation { decideOffer(input: { stepId: "${stepId}", verdict: APPROVE, version: 3 }) { offer { state } } }`,
    { rest, viewer: approver },
  )
  expect(data.decideOffer.offer.state).toBe('APPROVED')
  expect(rest.callsOf('offerDecide')).toMatchObject([
    { params: { id: uuid(9) }, body: { decision: 'approved', version: 3 } },
  ])
  const wrong = await execute(
    `mutation { updateOffer(input: { id: "${idOf('Offer', 5)}", version: 1, answers: "[]" }) { offer { id } } }`,
    { rest, viewer: maker },
  )
  expect(wrong.errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } })
  expect(rest.callsOf('offerUpdate')).toEqual([])
})

test('users without any of the permissions can neither read nor write offers', async () => {
  const rest = fakeRest()
  const stranger = { rest, viewer: viewerWith('Candidate:ReadCandidate') }
  const seen = await execute(`{ offer(databaseId: "${uuid(5)}") { id } }`, stranger)
  expect(seen.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  const sent = await execute(
    `mutation { sendOffer(input: { id: "${idOf('Offer', 5)}", version: 1 }) { offer { id } } }`,
    { rest, viewer: approver },
  )
  expect(sent.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(rest.calls).toEqual([])
})

test('a candidate without an account opens and answers an offer', async () => {
  const letter = {
    companyName: 'Demo',
    candidateName: 'Lan Anh',
    jobTitle: 'Porter',
    validUntil: '2026-12-24T00:00:00.000Z',
    version: 3,
    document: { name: 'offer.pdf', contentType: 'application/pdf', sha256: 'ab', content: 'AAAA' },
  }
  const receipt = {
    answer: 'accepted' as const,
    companyName: 'Demo',
    jobTitle: 'Porter',
    answeredDate: '2026-11-24T00:00:00.000Z',
    documentName: 'offer.pdf',
    sha256: 'ab',
  }
  const rest = fakeRest()
    .on(contract.offerLink, () => ({ companyName: 'Demo', mailHint: 'l•••@mail.example', isLocked: false }))
    .on(contract.offerSendCode, () => ({ ok: true, seconds: 30 }))
    .on(contract.offerOpen, () => ({ result: 'opened' as const, triesLeft: 5, key: 'k', letter }))
    .on(contract.offerAnswer, () => receipt)
  const anonymous = { rest, viewer: null }
  const { data } = await execute(
    `mutation {
      sendOfferCode(input: { token: "t" }) { waitSeconds }
      openOffer(input: { token: "t", code: "123456" }) { result key letter { version document { hash content } } }
      answerOffer(input: { token: "t", key: "k", answer: ACCEPT, version: 3 }) { receipt { answer hash } }
    }`,
    anonymous,
  )
  expect(data).toEqual({
    sendOfferCode: { waitSeconds: 30 },
    openOffer: { result: 'OPENED', key: 'k', letter: { version: 3, document: { hash: 'ab', content: 'AAAA' } } },
    answerOffer: { receipt: { answer: 'ACCEPT', hash: 'ab' } },
  })
  expect(rest.callsOf('offerAnswer')).toMatchObject([
    { params: { token: 't' }, body: { key: 'k', answer: 'accepted', version: 3 } },
  ])
  expect((await execute('{ offerLink(token: "t") { mailHint } }', anonymous)).data.offerLink.mailHint).toContain('•••')
})

test('pending approvals are one list, whatever they are about', async () => {
  const rest = fakeRest()
    .on(approvals.waitingDecisionList, () => ({
      data: [
        {
          id: uuid(9),
          kind: 'offerLetter' as const,
          jobId: uuid(1),
          offerId: uuid(5),
          candidateId: uuid(1),
          askedDate: '2026-11-01T00:00:00.000Z',
          insteadOf: null,
        },
        {
          id: uuid(8),
          kind: 'job' as const,
          jobId: uuid(2),
          offerId: null,
          candidateId: null,
          askedDate: '2026-11-02T00:00:00.000Z',
          insteadOf: 'lan',
        },
      ],
      totalItem: 2,
      pageIndex: 0,
      pageSize: 20,
    }))
    .on(contract.offersByIds, ({ body }) => body.ids.map(() => offer(5)))
  const { data, errors } = await execute(
    '{ waitingDecisions(filter: { kinds: [OFFER_LETTER, JOB] }, first: 20) { nodes { kind databaseId offer { candidateName } } totalCount } }',
    { rest, viewer: approver },
  )
  expect(errors).toEqual([])
  expect(data.waitingDecisions).toEqual({
    nodes: [
      { kind: 'OFFER_LETTER', databaseId: uuid(5), offer: { candidateName: 'Lan Anh' } },
      { kind: 'JOB', databaseId: uuid(2), offer: null },
    ],
    totalCount: 2,
  })
  expect(rest.callsOf('waitingDecisionList')[0]!.body).toMatchObject({ kinds: ['offerLetter', 'job'] })
  expect(rest.counts()).toMatchObject({ offersByIds: 1 })
})

test('a deputy is set until a date, and removed', async () => {
  const none = { deputy: null, standsInFor: [] }
  const rest = fakeRest()
    .on(delegations.delegationSet, () => none)
    .on(delegations.delegationEnd, () => none)
  const run = (input: string) =>
    execute(`mutation { setApprovalDeputy(input: { ${input} }) { delegation { deputy { endAt } } } }`, {
      rest,
      viewer: approver,
    })
  const user = `userId: "${userId('manager')}"`
  expect((await run(user)).errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } })
  await run(`${user}, startAt: "2026-12-01T00:00:00.000Z", endAt: "2026-12-24T00:00:00.000Z"`)
  await run('userId: null')
  expect(rest.calls.map(({ operation, body }) => ({ operation, body }))).toMatchObject([
    {
      operation: 'delegationSet',
      body: { userName: 'manager', fromDate: '2026-12-01T00:00:00.000Z', toDate: '2026-12-24T00:00:00.000Z' },
    },
    { operation: 'delegationEnd' },
  ])
})
