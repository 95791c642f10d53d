import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import * as contract from '../../../services/features/interviews/contract.ts'
import { interviewKitSave } from '../../../services/features/interviewKits/contract.ts'
import { interviewRoomSave } from '../../../services/features/interviewRooms/contract.ts'
import { jobCandidateList } from '../../../services/features/pipelines/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { job, place } from '../pipelines/pipelineRecords.ts'
import { interview, kit, room, withInterviews } from './interviewRecords.ts'

const viewer = viewerWith('JobRequest:InterviewManage', 'JobRequest:ReadJobRequest')
const operations = (rest: ReturnType<typeof withInterviews>) => rest.calls.map(({ operation }) => operation).sort()
const details = {
  title: 'Technical interview',
  startsAt: '2099-01-05T02:00:00.000Z',
  minutes: 60,
  timeZone: 'Asia/Ho_Chi_Minh',
  panel: [{ userId: encodeId('User', 'minh'), role: 'LEAD' }],
  roomId: encodeId('InterviewRoom', room.id),
}

test('the interviews of all candidates of a board cost one call, and all rooms cost one more', async () => {
  const places = [place(2001), place(2002), place(2003)]
  const rest = withInterviews()
    .on(jobCandidateList, () => pageOf(places))
    .on(contract.interviewsOf, ({ body }) =>
      body!.candidateIds.flatMap((candidateId, at) => [
        interview(900 + at, { candidateId }),
        interview(950 + at, { candidateId, jobId: uuid(2) }),
      ]),
    )
  const { data, errors } = await execute(
    `{ job(databaseId: "${job.id}") { jobCandidates { nodes { candidateName interviews { title state startsAt timeZone room { name } candidateResponse panel { role response user { fullName } } } } } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  const { nodes } = data.job.jobCandidates
  // Interviews of the same candidate for other jobs are left out.
  expect(nodes.map((one: any) => one.interviews.length)).toEqual([1, 1, 1])
  expect(nodes[0].interviews[0]).toEqual({
    title: 'Technical interview',
    state: 'INVITED',
    startsAt: '2099-01-05T02:00:00.000Z',
    timeZone: 'Asia/Ho_Chi_Minh',
    room: { name: 'Mekong' },
    candidateResponse: 'NEEDS_ACTION',
    panel: [{ role: 'LEAD', response: 'ACCEPTED', user: { fullName: 'User minh' } }],
  })
  expect(operations(rest).filter((name) => name.startsWith('interview'))).toEqual(['interviewRoomList', 'interviewsOf'])
})

test('planning sends the input, and a refusal names the input field', async () => {
  const rest = withInterviews().on(contract.interviewPlan, () => interview(900))
  const plan = `mutation Plan($input: PlanInterviewInput!) { planInterview(input: $input) { interview { databaseId version } } }`
  const variables = {
    input: {
      jobId: encodeId('Job', job.id),
      candidateId: encodeId('Candidate', uuid(3001)),
      interview: { ...details, notes: 'Ask why' },
    },
  }
  const { data, errors } = await execute(plan, { rest, viewer, variables })
  expect(errors).toEqual([])
  expect(data.planInterview.interview).toEqual({ databaseId: uuid(900), version: 1 })
  expect(rest.calls.at(-1)!.body).toMatchObject({
    jobId: job.id,
    candidateId: uuid(3001),
    seats: [{ userName: 'minh', role: 'lead' }],
    zone: 'Asia/Ho_Chi_Minh',
    roomId: room.id,
    place: null,
    notes: 'Ask why',
    formId: null,
  })
  // Local time of the viewer, seven hours ahead.
  expect(rest.calls.at(-1)!.body.startDate).toBe('2099-01-05T09:00:00.000')
})

test('change, cancel and close name the version that the viewer saw', async () => {
  const rest = withInterviews()
    .on(contract.interviewChange, () => interview(900, { version: 2, sequence: 1 }))
    .on(contract.interviewCancel, () => interview(900, { version: 3, state: 'cancelled' }))
    .on(contract.interviewClose, () => interview(900, { version: 4, state: 'noShow' }))
  const run = (name: string, input: object) =>
    execute(
      `mutation Run($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { interview { version state } } }`,
      { rest, viewer, variables: { input: { id: encodeId('Interview', uuid(900)), ...input } } },
    )
  expect(
    (await run('changeInterview', { version: 1, interview: details })).data.changeInterview.interview.version,
  ).toBe(2)
  expect((await run('cancelInterview', { version: 2 })).data.cancelInterview.interview.state).toBe('CANCELLED')
  expect((await run('closeInterview', { version: 3, isHeld: false })).data.closeInterview.interview.state).toBe(
    'NO_SHOW',
  )
  expect(rest.calls.map(({ body }) => [body.version, body.state])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'noShow'],
  ])
})

test('free and busy times of people and rooms are read in one call', async () => {
  const busy = [{ from: '2099-01-05T02:00:00.000Z', to: '2099-01-05T03:00:00.000Z' }]
  const rest = withInterviews().on(contract.interviewFreeBusy, () => ({
    people: [{ userName: 'minh', busy }],
    rooms: [{ roomId: room.id, busy: [] }],
  }))
  const { data, errors } = await execute(
    `{ freeBusy(userIds: ["${encodeId('User', 'minh')}"], roomIds: ["${details.roomId}"], from: "2099-01-05T00:00:00Z", to: "2099-01-06T00:00:00Z") { people { user { fullName } busy { from to } } rooms { room { name } busy { from } } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.freeBusy).toEqual({
    people: [{ user: { fullName: 'User minh' }, busy }],
    rooms: [{ room: { name: 'Mekong' }, busy: [] }],
  })
})

test('stages have kits, which editors save with the version that they read; so do rooms', async () => {
  const editor = viewerWith('InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting')
  const rest = withInterviews()
    .on(interviewKitSave, () => ({ ...kit, version: 2 }))
    .on(interviewRoomSave, () => ({ ...room, version: 2 }))
  const saved = await execute(
    `mutation Save($input: SaveInterviewKitInput!) { saveInterviewKit(input: $input) { kit { version focus } step { name interviewKits { title } } } }`,
    {
      rest,
      viewer: editor,
      variables: {
        input: {
          id: encodeId('InterviewKit', kit.id),
          stepId: encodeId('WorkflowStep', uuid(51)),
          title: 'Technical',
          minutes: 45,
          focus: ['Design'],
          version: 1,
        },
      },
    },
  )
  expect(saved.errors).toEqual([])
  expect(saved.data.saveInterviewKit).toEqual({
    kit: { version: 2, focus: ['Design'] },
    step: { name: 'New', interviewKits: [{ title: 'Technical interview' }] },
  })
  const roomSaved = await execute(
    `mutation Save($input: SaveInterviewRoomInput!) { saveInterviewRoom(input: $input) { room { version name } } }`,
    { rest, viewer: editor, variables: { input: { name: 'Mekong', isActive: true } } },
  )
  expect(roomSaved.data.saveInterviewRoom.room).toEqual({ version: 2, name: 'Mekong' })
  const refused = await execute(
    `mutation Save($input: SaveInterviewRoomInput!) { saveInterviewRoom(input: $input) { room { version } } }`,
    { rest, viewer, variables: { input: { name: 'Mine', isActive: true } } },
  )
  expect(refused.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
