import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeExpired } from '../../../../services/core/files/storedFiles.ts'
import { newId } from '../../../../services/core/ids.ts'
import { runPeriodic } from '../../../../services/core/jobs/periodic.ts'
import { oldMails } from '../../../../services/core/mail/keeping.ts'
import { mailsOf, putMails } from '../../../../services/core/mail/outbox.ts'
import { companies, settingsOf, startHere, type Here } from '../coreServices.fixture.ts'

let here: Here
const company = (at: 0 | 1 = 0) => here.services.companyDb(companies[at])
const day = 86_400_000

beforeAll(async () => {
  here = await startHere({})
})
afterAll(() => here.close())

/** Creates a mail that was written a number of days ago. */
async function mail(state: 'waiting' | 'sent' | 'failed', age: number, at: 0 | 1 = 0) {
  const sourceId = newId()
  const [id] = await putMails(company(at), [
    { kind: 'test', recipient: 'minh@example.org', subject: 'Hello', body: 'Xin chào', createdBy: 'ann', sourceId },
  ])
  // The clock of the database cannot be set, but the times compared with it can.
  await company(at)
    .update('mail')
    .set({
      state,
      created_at: new Date(Date.now() - age * day),
      due_at: new Date(Date.now() + day),
      ...(state === 'sent' && { sent_at: new Date(Date.now() - age * day) }),
    })
    .where('mail.id', '=', id!)
    .execute()
  return { id: id!, sourceId }
}

async function picture(owner: string) {
  const { files } = here.services
  const { path } = await files.save(companies[0], 'chart.png', Readable.from([Buffer.from('png')]), 100)
  await company()
    .insert('stored_file', {
      id: newId(),
      path,
      name: 'chart.png',
      content_type: 'image/png',
      size: 3,
      sha256: null,
      created_by: 'ann',
      owner_kind: 'mail',
      owner_id: owner,
      expires_at: null,
    })
    .execute()
  return path
}
const left = async (at: 0 | 1 = 0) =>
  (await company(at).from('mail').select('mail.id').orderBy('mail.id').execute()).map(({ id }) => id)
const exists = (path: string) =>
  here.services.files.read(path).then(
    (stream) => (stream.resume(), true),
    () => false,
  )

test('sent and failed mails are deleted after their time, with their files and in every company', async () => {
  const old = [await mail('sent', 31), await mail('failed', 40)]
  const kept = [await mail('sent', 29), await mail('failed', 2), await mail('waiting', 400)]
  const [oldPicture, keptPicture] = [await picture(old[0]!.id), await picture(kept[0]!.id)]
  await mail('sent', 100, 1)
  await company().insert('mail_suppression', { address_hash: 'x', mail_id: old[1]!.id }).execute()
  await runPeriodic(here.services.db, oldMails(30))
  await removeExpired(here.services.db, here.services.files)
  expect(await left()).toEqual(kept.map(({ id }) => id).sort())
  expect(await left(1)).toEqual([])
  expect([await exists(oldPicture), await exists(keptPicture)]).toEqual([false, true])
  // References to the mail remain, and find no mail any more.
  const told = await mailsOf(company(), [old[0]!.sourceId, kept[0]!.sourceId])
  expect([...told.keys()]).toEqual([kept[0]!.sourceId])
  expect(await company().from('mail_suppression').select('mail_suppression.mail_id').execute()).toHaveLength(1)
})

test('more than one batch is deleted in one round', async () => {
  await putMails(
    company(),
    Array.from({ length: 1100 }, () => ({
      kind: 'many',
      recipient: 'a@example.org',
      subject: 'S',
      body: 'B',
      createdBy: 'ann',
    })),
  )
  await company()
    .update('mail')
    .set({ state: 'sent', created_at: sql<Date>`now() - interval '1 year'` })
    .where('mail.kind', '=', 'many')
    .execute()
  await runPeriodic(here.services.db, oldMails(364))
  expect(await company().from('mail').select('mail.id').where('mail.kind', '=', 'many').execute()).toEqual([])
})

test('MAIL_KEPT_DAYS sets the time, which is a year by default', () => {
  expect(settingsOf(here.database).mail.keptDays).toBe(365)
  expect(settingsOf(here.database, { MAIL_KEPT_DAYS: '30' }).mail.keptDays).toBe(30)
  expect(() => settingsOf(here.database, { MAIL_KEPT_DAYS: '2' })).toThrow(
    'MAIL_KEPT_DAYS must be a whole number from 7',
  )
})
