import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import '../../../services/features/pipelines/tables.ts'
import { startImports, type ImportsHere } from './desk.ts'

let here: ImportsHere
beforeAll(async () => {
  here = await startImports()
})
afterAll(() => here?.close())

test('a row may name an open job and its stage: the candidate is put there without a mail, and an undo removes them', async () => {
  const [workflowId, jobId] = [newId(), newId()]
  await here.db
    .insert('workflow', { id: workflowId, name: 'Moved in', created_by: 'admin', updated_by: 'admin' } as never)
    .execute()
  const stages = ['New', 'Interview'].map((name, position) => ({
    id: newId(),
    workflow_id: workflowId,
    name,
    key: name.toUpperCase(),
    color: '#112233',
    position,
    is_system: false,
  }))
  await here.db.insert('workflow_status', stages).execute()
  await here.db
    .insert('job', {
      id: jobId,
      title: 'Data Engineer',
      search: ' data engineer',
      owner: 'recruiter',
      created_by: 'recruiter',
      workflow_id: workflowId,
      open_date: '2026-01-01',
      total: 3,
      lack: 3,
    } as never)
    .execute()
  const { body } = await here.upload(
    'Name,Email,Job,Stage\n' +
      'Pam Placed,pam@place.example,data engineer,INTERVIEW\n' +
      'Quin First,quin@place.example,,\n' +
      'Quin First,quin@place.example,Data Engineer,\n' +
      'Ron Odd,ron@place.example,Data Engineer,Phone screen\n' +
      'Sam Gone,sam@place.example,Closed long ago,Interview\n',
  )
  const checked = await here.check(body.id, ['name', 'email', 'job', 'stage'])
  expect(checked).toMatchObject({ totalCreated: 4, totalCompleted: 1, totalRemarked: 3 })
  await here.run(body.id)
  const places = () =>
    here.db
      .from('job_candidate')
      .innerJoin('candidate', 'candidate.id', 'job_candidate.candidate_id')
      .leftJoin('workflow_status', 'workflow_status.id', 'job_candidate.status_id')
      .select(['candidate.name', 'workflow_status.name as stage'])
      .where('job_candidate.job_id', '=', jobId)
      .orderBy('candidate.name')
      .execute()
  expect(await places()).toEqual([
    { name: 'Pam Placed', stage: 'Interview' },
    { name: 'Quin First', stage: 'New' },
  ])
  const submitted = async () =>
    (await here.db.from('job').select('submitted').where('id', '=', jobId).executeTakeFirstOrThrow()).submitted
  expect(await submitted()).toBe(2)
  expect(await here.db.from('workflow_run').select('id').where('job_id', '=', jobId).execute()).toEqual([])
  // An unknown name remains text.
  const rows = await here.rowsOf(body.id)
  const notes = await here.db
    .from('candidate_note')
    .select('notes')
    .where('candidate_id', 'in', [rows[3]!.candidateId!, rows[4]!.candidateId!])
    .orderBy('notes')
    .execute()
  expect(notes.map((note) => note.notes)).toEqual([
    'Job: Closed long ago\nStage: Interview',
    'Job: Data Engineer\nStage: Phone screen',
  ])
  expect(await here.undo(body.id)).toMatchObject({ totalUndone: 5 })
  expect(await places()).toEqual([])
  expect(await submitted()).toBe(0)
})
