import { afterAll, beforeAll, expect, test } from 'vitest'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/recruitmentChannels/contract.ts'
import { workflowGroupGet, workflowTriggerAdd } from '../../../services/features/workflows/contract.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (name: string, userName = 'admin') =>
  here.as(userName).raw(contract.channelManageCreate, { body: { name } })
const made = async (name: string) => (await create(name)).body as contract.Channel
const remove = (id: string) => admin().raw(contract.channelManageDelete, { params: { id } })
const offered = async () => (await here.as().ok(recruitmentChannelList)).map(({ name }) => name)
const usage = async (id: string) => (await admin().ok(contract.channelManageUsage, { body: { ids: [id] } }))[0]

test('a channel is added, found without its accents, renamed and deleted, and is offered in its current state', async () => {
  const channel = await made('  Hội   chợ việc làm ')
  expect(channel.name).toBe('Hội chợ việc làm')
  const { data } = await admin().ok(contract.channelManageList, { body: { keyword: 'hoi cho' } })
  expect(data).toEqual([channel])
  await admin().ok(contract.channelManageUpdate, { params: { id: channel.id }, body: { name: 'Job fair' } })
  expect(await offered()).toContain('Job fair')
  expect((await remove(channel.id)).body).toEqual({ status: 'OK' })
  expect(await offered()).not.toContain('Job fair')
  expect((await remove(channel.id)).status).toBe(404)
})

test('after a merge, records use the remaining channel; a channel in use cannot be deleted', async () => {
  const [from, into] = [await made('Linked In'), await made('Business network')]
  const { ids } = await here.jobWith(1)
  await here.db.update('candidate').set({ rec_channel_id: from.id }).where('candidate.id', '=', ids[0]!).execute()
  const row = await here.db
    .from('verification_candidate')
    .select('verification_candidate.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await here.db
    .update('verification_candidate')
    .set({ rec_channel_id: from.id })
    .where('verification_candidate.id', '=', row.id)
    .execute()
  const workflow = here.workflow
  await here
    .as('interviewer')
    .ok(workflowTriggerAdd, {
      body: {
        statusId: workflow.statuses[0]!.id,
        trigger: { kind: 'notifyUsers', userNames: ['recruiter'], channelIds: [from.id, into.id] },
      },
    })
  expect(await usage(from.id)).toEqual({ id: from.id, candidates: 1, triggers: 1 })
  const refused = await remove(from.id)
  expect([refused.body.errorCode, refused.body.paramValues]).toEqual([
    'CHANNEL_IN_USE',
    { candidates: '1', rows: '1', triggers: '1' },
  ])
  const stays = await admin().ok(contract.channelManageMerge, { params: { id: from.id }, body: { into: into.id } })
  expect(stays).toEqual(into)
  expect(await usage(into.id)).toEqual({ id: into.id, candidates: 1, triggers: 1 })
  const after = await here.as('interviewer').ok(workflowGroupGet, { params: { id: workflow.id } })
  expect(after.statuses[0]!.triggers[0]!.channelIds).toEqual([into.id])
  expect(await offered()).not.toContain('Linked In')
})

test('errors are reported under their fields', async () => {
  expect((await create(' ')).body.errors).toEqual({ name: ['This field is required'] })
  expect((await create('x'.repeat(101))).body.errors).toEqual({ name: ['Maximum length is 100'] })
  expect((await create('linkedin')).body.errors).toEqual({ name: ['is already taken'] })
  const own = await made('Merged with itself')
  const itself = await admin().raw(contract.channelManageMerge, { params: { id: own.id }, body: { into: own.id } })
  expect(itself.body.errors).toEqual({ into: ['is not valid'] })
})

test('channels belong to a company, and only users with the permission change them', async () => {
  const own = await made('Ours alone')
  const other = here.as('admin@other')
  expect((await other.ok(contract.channelManageList, { body: { keyword: 'Ours alone' } })).data).toEqual([])
  expect((await other.raw(contract.channelManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor']) expect((await create('Mine', userName)).status).toBe(403)
})
