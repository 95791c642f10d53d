import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureUrl } from '../../../common/richText/kinds.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import * as contract from '../../../services/features/emailTemplates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/vocabularyContract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { jobCandidatesReject } from '../../../services/features/pipelines/contract.ts'
import { clientOf } from '../media/media.fixture.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

const recordOf = (path: string) =>
  here.db.from('stored_file').selectAll('stored_file').where('path', '=', path).executeTakeFirst()

test("a template's picture is in every mail from it, is visible to users who may read templates, and is deleted by the change that removes it", async () => {
  const media = (userName: string) => clientOf(here.services.url, here.tokenOf(userName))
  const path = await media('admin').stored('logo.png', avatarPng('logo'))
  const fields = {
    type: 7,
    name: 'With a logo',
    language: 'ja' as const,
    subject: 'Hello',
    contents: `<p>Hello</p><p><img src="${pictureUrl(path)}" alt="Our logo"></p>`,
    emailFrom: 'jobs@songhong.example',
    emailFromName: '',
    isDefault: false,
  }
  const admin = here.as('admin')
  const template = await admin.ok(contract.emailTemplateManageCreate, { body: fields })
  expect(await recordOf(path)).toMatchObject({ owner_kind: 'emailTemplate', owner_id: template.id, expires_at: null })

  const { jobId, ids } = await here.jobWith(1)
  await here.db
    .update('candidate')
    .set({ emails: ['logo@mail.example'] })
    .where('candidate.id', '=', ids[0]!)
    .execute()
  const [reason] = await here.as().ok(rejectReasonList)
  await here
    .as()
    .ok(jobCandidatesReject, { body: { jobId, candidateIds: ids, reasonId: reason!.id, templateId: template.id } })
  const mail = await here.db
    .from('mail')
    .selectAll('mail')
    .where('mail.recipient', '=', 'logo@mail.example')
    .executeTakeFirstOrThrow()
  expect(mail.attachments).toMatchObject([{ path, name: 'logo.png', contentType: 'image/png' }])
  expect(mail.html).toContain(`cid:${mail.attachments[0]!.contentId}`)
  expect(mail.html).toContain('<html lang="ja">')

  const read = async (userName: string) => (await media(userName).get(commonsFile, { path })).status
  expect([await read('interviewer'), await read('finance')]).toEqual([200, 404])
  await admin.ok(contract.emailTemplateManageUpdate, {
    params: { id: template.id },
    body: { ...fields, contents: '<p>Hello</p>', version: 1 },
  })
  expect((await recordOf(path))!.expires_at).not.toBeNull()
})
