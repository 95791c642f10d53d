import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { candidateEmailPreview } from '../../../services/features/candidateEmails/contract.ts'
import '../../../services/features/interviews/tables.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

test('placeholders describe the next interview for the job, in the time zone of the interview', async () => {
  const { jobId, ids } = await here.jobWith(2)
  const [candidateId, other] = ids
  const preview = (id: string) =>
    here
      .as()
      .ok(candidateEmailPreview, {
        body: {
          candidateId: id,
          jobId,
          subject: 'Interview on Interview_Date at Interview_Time',
          contents: '<p>Interview_Location, <a href="Interview_Link">link</a></p>',
        },
      })
  expect((await preview(candidateId!)).missing.sort()).toEqual([
    'Interview_Date',
    'Interview_Link',
    'Interview_Location',
    'Interview_Time',
  ])
  const roomId = newId()
  await here.db.insert('interview_room', { id: roomId, name: 'Sen', directions: 'Floor 2', capacity: 4 }).execute()
  const interview = (startsAt: string, more: object = {}) => ({
    id: newId(),
    job_id: jobId,
    candidate_id: candidateId!,
    title: 'Technical',
    starts_at: new Date(startsAt),
    ends_at: new Date(Date.parse(startsAt) + 3_600_000),
    zone: 'Asia/Tokyo',
    room_id: roomId,
    link: 'https://meet.example/1',
    uid: newId(),
    created_by: 'recruiter',
    ...more,
  })
  await here.db
    .insert('interview', [
      interview('2099-03-05T06:30:00Z'),
      interview('2099-03-04T23:30:00Z'),
      interview('2020-01-01T01:00:00Z'),
      interview('2099-01-01T01:00:00Z', { state: 'cancelled' }),
    ])
    .execute()
  expect(await preview(candidateId!)).toMatchObject({
    subject: 'Interview on 05/03/2099 at 08:30',
    contents: '<p>Sen, Floor 2, <a href="https://meet.example/1" rel="noopener">link</a></p>',
    missing: [],
  })
  expect((await preview(other!)).missing).toHaveLength(4)
})
