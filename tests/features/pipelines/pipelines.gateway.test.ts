import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { candidateByIds } from '../../../services/features/candidates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { row } from '../candidates/candidateRecords.ts'
import { at, job, place, services } from './pipelineRecords.ts'

const viewer = viewerWith('JobRequest:InterviewManage', 'JobRequest:ReadJobRequest')
const calls = (rest: ReturnType<typeof services>) => rest.calls.map(({ operation }) => operation).sort()

const fields = 'candidateName daysInStage stage { name } owner { fullName } stageBy { fullName } candidate { id }'

test('a board of 1,500 candidates costs two reads of candidates, and one call for each other kind of record', async () => {
  const rest = services().on(contract.jobCandidateList, ({ body }) => {
    const from = body!.after ? 1000 : 0
    const data = Array.from({ length: from ? 500 : 1000 }, (_place, index) => place(2000 + from + index))
    return { ...pageOf(data, 0), totalItem: undefined, hasMore: from === 0, positions: data.map(({ id }) => id) }
  })
  const { data, errors } = await execute(
    `{ job(databaseId: "${job.id}") { onboardCount allCandidates(query: "an", filter: { minDaysInStage: 7, isRejected: false, stageDatabaseIds: ["${uuid(51)}"], ownerUserName: "lan" }) { ${fields} } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.job.onboardCount).toBe(1)
  expect(data.job.allCandidates).toHaveLength(1500)
  expect(data.job.allCandidates[0]).toMatchObject({ stage: { name: 'New' }, stageBy: { fullName: 'User minh' } })
  expect(calls(rest)).toEqual(['jobCandidateList', 'jobCandidateList', 'jobsByIds', 'usersByUserNames', 'workflowList'])
  expect(rest.calls.find(({ operation }) => operation === 'jobCandidateList')).toMatchObject({
    query: { jobID: job.id },
    body: { keyword: 'an', leastDays: 7, isRejected: false, statusIds: [uuid(51)], owner: 'lan', total: false },
  })
})

test('a move says where the viewer saw each candidate, and returns where each one really is', async () => {
  const rest = services().on(contract.jobCandidatesMove, () => ({
    actionId: uuid(900),
    results: [
      { candidateId: uuid(3001), id: uuid(2001), outcome: 'done' as const, statusId: uuid(52), by: 'lan', date: at },
      {
        candidateId: uuid(3002),
        id: uuid(2002),
        outcome: 'conflict' as const,
        statusId: uuid(51),
        by: 'minh',
        date: at,
      },
      { candidateId: uuid(3003), id: null, outcome: 'gone' as const, statusId: null, by: null, date: null },
    ],
  }))
  const { data, errors } = await execute(
    `mutation Move($input: MoveJobCandidatesInput!) { moveJobCandidates(input: $input) {
      actionId results { outcome candidateId by { fullName } step { name } jobCandidate { id candidateName } } job { openingsRemaining }
    } }`,
    {
      rest,
      viewer,
      variables: {
        input: {
          jobId: idOf('Job', 1),
          stageId: idOf('WorkflowStep', 52),
          candidates: [
            { candidateId: idOf('Candidate', 3001), fromStageId: idOf('WorkflowStep', 51) },
            { candidateId: idOf('Candidate', 3002), fromStageId: null },
            { candidateId: idOf('Candidate', 3003) },
          ],
        },
      },
    },
  )
  expect(errors).toEqual([])
  expect(data.moveJobCandidates.results).toEqual([
    expect.objectContaining({ outcome: 'DONE', step: { name: 'Offered' } }),
    expect.objectContaining({ outcome: 'CONFLICT', step: { name: 'New' }, by: { fullName: 'User minh' } }),
    { outcome: 'GONE', candidateId: idOf('Candidate', 3003), by: null, step: null, jobCandidate: null },
  ])
  expect(data.moveJobCandidates.job).toEqual({ openingsRemaining: 1 })
  expect(rest.calls[0]!.body).toEqual({
    jobId: job.id,
    statusId: uuid(52),
    candidateIds: [uuid(3001), uuid(3002), uuid(3003)],
    seen: [
      { candidateId: uuid(3001), statusId: uuid(51) },
      { candidateId: uuid(3002), statusId: null },
    ],
  })
  expect(calls(rest)).toEqual([
    'jobCandidatesByIds',
    'jobCandidatesMove',
    'jobsByIds',
    'usersByUserNames',
    'workflowList',
  ])
})

test('a rejection accepts only a reason of its list', async () => {
  const rest = services().on(contract.jobCandidatesReject, () => ({ actionId: uuid(900), results: [] }))
  const reject = (kind: string) =>
    execute(`mutation Reject($input: RejectJobCandidatesInput!) { rejectJobCandidates(input: $input) { actionId } }`, {
      rest,
      viewer,
      variables: {
        input: {
          jobId: idOf('Job', 1),
          candidates: [{ candidateId: idOf('Candidate', 3001) }],
          reasonId: encodeId('VocabularyItem', `${kind}.${uuid(80)}`),
          templateId: idOf('EmailTemplate', 81),
          emailDelayHours: 24,
        },
      },
    })
  expect((await reject('skill')).errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } })
  expect(rest.calls).toEqual([])
  expect((await reject('rejectReason')).errors).toEqual([])
  expect(rest.calls[0]!.body).toEqual({
    jobId: job.id,
    candidateIds: [uuid(3001)],
    reasonId: uuid(80),
    templateId: uuid(81),
    mailDelayHours: 24,
  })
})

test('the template links of reasons cost one call, the reasons another and the templates a third', async () => {
  const rest = services()
    .on(contract.rejectReasonTemplates, () => [
      { reasonId: uuid(80), templateId: uuid(81) },
      { reasonId: uuid(82), templateId: uuid(81) },
    ])
    .on(rejectReasonList, () => [{ id: uuid(80), name: 'No answer', isDefault: false }])
  const { data } = await execute('{ rejectReasonTemplates { reason { id name } emailTemplate { id } } }', {
    rest,
    viewer,
  })
  const emailTemplate = { id: idOf('EmailTemplate', 81) }
  expect(data.rejectReasonTemplates).toEqual([
    { reason: { id: encodeId('VocabularyItem', `rejectReason.${uuid(80)}`), name: 'No answer' }, emailTemplate },
    { reason: null, emailTemplate },
  ])
  expect(rest.calls.map(({ operation }) => operation).sort()).toEqual(['rejectReasonList', 'rejectReasonTemplates'])
})

test('users who may only read jobs see where candidates are but cannot move them', async () => {
  const rest = services().on(contract.jobPipelines, () => [
    { jobId: job.id, stages: [{ statusId: uuid(51), count: 4, rejectedCount: 1 }] },
  ])
  const reader = viewerWith('JobRequest:ReadJobRequest')
  const read = await execute(`{ job(databaseId: "${job.id}") { stages { count rejectedCount step { name } } } }`, {
    rest,
    viewer: reader,
  })
  expect(read.data.job.stages).toEqual([{ count: 4, rejectedCount: 1, step: null }])
  const moved = await execute(
    `mutation Undo($input: UndoJobCandidateMoveInput!) { undoJobCandidateMove(input: $input) { emailCount } }`,
    { rest, viewer: reader, variables: { input: { jobId: idOf('Job', 1), actionId: uuid(900) } } },
  )
  expect(moved.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})

test('the open stages of a page of candidates cost one call, and are hidden from users who may not see them', async () => {
  const rows = [place(2001), place(2001, uuid(52), { id: uuid(2101) }), place(2002)]
  const rest = services()
    .on(contract.jobCandidatesOf, () => rows)
    .on(candidateByIds, ({ body }) => body!.ids.map((id) => row(Number(String(id).slice(-4)))))
  const ids = [3001, 3002, 3003].map((number) => idOf('Candidate', number))
  const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Candidate { openPlaces { id stage { name } job { title } } } } }`
  const reader = viewerWith('JobRequest:InterviewManage', 'JobRequest:ReadJobRequest', 'Candidate:ReadCandidate')
  const { data, errors } = await execute(document, { rest, viewer: reader, variables: { ids } })
  expect(errors).toEqual([])
  expect(
    data.nodes.map(({ openPlaces }: { openPlaces: { stage: { name: string } }[] }) =>
      openPlaces.map(({ stage }) => stage.name),
    ),
  ).toEqual([['New', 'Offered'], ['New'], []])
  expect(calls(rest)).toEqual(['candidateByIds', 'jobCandidatesOf', 'jobsByIds', 'workflowList'])
  expect(rest.calls.find(({ operation }) => operation === 'jobCandidatesOf')!.body).toEqual({
    candidateIds: [uuid(3001), uuid(3002), uuid(3003)],
    isOpen: true,
  })
  const other = await execute(document, { rest, viewer: viewerWith('Candidate:ReadCandidate'), variables: { ids } })
  expect(other.data.nodes).toEqual([{ openPlaces: null }, { openPlaces: null }, { openPlaces: null }])
})
