import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureUrl } from '../../../common/richText/kinds.ts'
import { diskFiles } from '../../../services/core/files/diskFiles.ts'
import { createComposer } from '../../../services/core/mail/compose.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { emailSend } from '../../../services/features/emails/contract.ts'
import type { FileAccess } from '../../../services/features/media/access.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { storeRichText } from '../../../services/features/media/pictures.ts'
import { hostileHtml } from '../../support/hostileHtml.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'
import { clientOf } from '../media/media.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const png = avatarPng('picture')
const media = (userName: string) => clientOf(here.services.url, here.tokenOf(userName))
const upload = (userName = 'recruiter', name = 'team.png') => media(userName).stored(name, png)
const picture = (path: string) => `<p><img src="${pictureUrl(path)}" alt="The team"></p>`
const send = (contents: string, userName = 'recruiter') =>
  here
    .as(userName)
    .raw(emailSend, {
      body: {
        subject: 'Hello',
        contents,
        emailFrom: 'jobs@songhong.example',
        emailTo: 'an@vendor.example;binh@vendor.example',
      },
    })
const mail = (id: string) => here.db.from('mail').selectAll('mail').where('mail.id', '=', id).executeTakeFirstOrThrow()
const recordOf = (path: string) =>
  here.db.from('stored_file').selectAll('stored_file').where('path', '=', path).executeTakeFirst()

test('only the readable parts of a hostile text are sent', async () => {
  const { status, body } = await send(hostileHtml.join('<hr>'))
  expect(status).toBe(200)
  const { html, body: text } = await mail(body.emailIds[0])
  const inner = html!.slice(html!.indexOf('<td style='))
  expect(inner).not.toMatch(/<(?!\/?(?:p|td|tr|table|body|html|a|strong|em|u)\b)/)
  expect(inner).not.toMatch(/\son\w+=|javascript:|spy\.example|evil\.example|class=|url\(/i)
  expect(text).not.toMatch(/<script|onerror/)
})

test('an empty text, and one with placeholders without a value, are refused', async () => {
  expect((await send('<script>x</script><p><br></p>')).body).toMatchObject({
    errors: { contents: ['This field is required'] },
  })
  const withTokens = '<p><span data-token="Job_Title">Job_Title</span> <a href="Job_Link">x</a></p>'
  expect((await send(withTokens)).body).toMatchObject({
    errors: { contents: ['These placeholders cannot be replaced: Job_Title, Job_Link'] },
  })
})

test('pictures are sent with each mail, and stay with it', async () => {
  const path = await upload()
  const { status, body } = await send(`<p>Our team:</p>${picture(path)}`)
  expect(status).toBe(200)
  const [first, second] = await Promise.all(body.emailIds.map(mail))
  expect(first.attachments).toEqual(second.attachments)
  expect(first.body).toBe('Our team:\n\n[The team]')
  expect(await recordOf(path)).toMatchObject({ owner_kind: 'mail', owner_id: first.id, expires_at: null })

  const files = diskFiles(join(here.database.env.DATA_DIR!, 'files'))
  const from = { name: 'Hire', address: 'no-reply@hire.example' }
  const { bytes } = await createComposer({ from } as Parameters<typeof createComposer>[0], files)(second)
  const read = await PostalMime.parse(bytes)
  const [image] = read.attachments
  expect(image).toMatchObject({ mimeType: 'image/png', filename: 'team.png', disposition: 'inline' })
  expect(Buffer.from(image!.content as ArrayBuffer)).toEqual(png)
  expect(read.html).toContain(`src="cid:${image!.contentId!.slice(1, -1)}"`)
  await expect.poll(async () => (await mail(second.id)).state, { timeout: 15_000 }).toBe('sent')
  const shown = await (await fetch(`${here.services.url}/demo/mail/${second.id}/html`)).text()
  expect(shown).toContain(`src="data:image/png;base64,${png.toString('base64')}"`)

  // The sender may send it again; for other users it is not a picture.
  expect((await send(picture(path))).status).toBe(200)
  expect((await media('recruiter').get(commonsFile, { path })).status).toBe(200)
  expect((await media('admin').get(commonsFile, { path })).status).toBe(404)
})

test("another user's picture is not sent", async () => {
  const fault = { errors: { contents: ['A picture in it no longer exists'] } }
  expect((await send(picture(await upload('admin')))).body).toMatchObject(fault)
  expect((await send(picture(`${here.otherDb.companyId}/2026-01/${randomUUID()}.png`))).body).toMatchObject(fault)
})

test('a record owns the pictures in its text, copies those of others, and releases those that are removed', async () => {
  const noteFiles: FileAccess = { kind: 'note', mayRead: async (_asker, id) => id !== secret }
  const secret = randomUUID()
  const context = (userName: string) => ({
    db: here.db,
    files: diskFiles(join(here.database.env.DATA_DIR!, 'files')),
    caller: { userName } as Parameters<typeof storeRichText>[0]['caller'],
  })
  const store = (id: string, html: string, before?: string, userName = 'recruiter') =>
    storeRichText(context(userName), { html, kind: 'job', owner: { kind: 'note', id }, before, accesses: [noteFiles] })
  const pathIn = (html: string) => decodeURIComponent(/path=([^"]+)"/.exec(html)![1]!)

  const [one, other] = [randomUUID(), randomUUID()]
  const path = await upload()
  const stored = await store(one, `<script>x</script><p>a</p>${picture(path)}`)
  expect(stored).toBe(`<p>a</p>${picture(path)}`)
  expect(await recordOf(path)).toMatchObject({ owner_kind: 'note', owner_id: one, expires_at: null })
  expect(await store(one, stored, stored, 'admin')).toBe(stored)

  const copy = await store(other, stored, '', 'admin')
  expect(pathIn(copy)).not.toBe(path)
  expect(await recordOf(pathIn(copy))).toMatchObject({ owner_id: other, name: 'team.png', created_by: 'admin' })

  expect(await store(one, '<p>a</p>', stored)).toBe('<p>a</p>')
  expect((await recordOf(path))!.expires_at!.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  expect((await recordOf(pathIn(copy)))!.expires_at).toBeNull()

  const hidden = await store(secret, picture(await upload()))
  expect(await store(other, `<p>b</p>${hidden}`, copy)).toBe('<p>b</p>')
})
