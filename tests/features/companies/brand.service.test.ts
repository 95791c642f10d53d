import { afterAll, beforeAll, expect, test } from 'vitest'
import { letter } from '../../../services/core/mail/letter.ts'
import { putMails } from '../../../services/core/mail/outbox.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { clientOf } from '../media/media.fixture.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const write = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.companyBrandUpdate, { body: body as never })
const brand = async (body: object) => (await write(body)).body as unknown as contract.CompanyInfo
const picture = (name: string) => ({
  imageName: `${name}.png`,
  isUploadLogo: true,
  imageBase64: avatarPng(name).toString('base64'),
})
const read = async (userName: string, path: string | null | undefined) =>
  (
    await clientOf(here.services.url, here.services.identity.issueAccessToken(userName)).get(commonsFile, {
      path: path ?? '',
    })
  ).status

/** Returns a mail of the company as stored in the outbox. */
async function mail(db = here.db) {
  const lines = ['Hello', { text: 'Open', url: 'https://example.com' }]
  const [id] = await putMails(db, [
    { kind: 'test', recipient: 'a@mail.example', createdBy: 'admin', ...letter('Hi', lines, 'en') },
  ])
  return db.from('mail').select(['html', 'attachments']).where('mail.id', '=', id!).executeTakeFirstOrThrow()
}

test('mails of a company have its logo and colour, and those of other companies do not', async () => {
  const plain = await mail()
  expect([plain.attachments, plain.html!.includes('background:#4a4ac2;color:#ffffff')]).toEqual([[], true])
  const { brandColor, logo } = await brand({ brandColor: ' #0B5D3B ', ...picture('logo') })
  expect([brandColor, logo]).toEqual(['#0b5d3b', expect.stringMatching(/\.png$/)])
  const own = await mail()
  expect(own.html).toContain('background:#0b5d3b;color:#ffffff')
  expect(own.html).toContain('<img src="cid:company-logo" alt="Sông Hồng Software"')
  expect(own.attachments).toEqual([
    { name: 'logo.png', contentType: 'image/png', path: logo, contentId: 'company-logo' },
  ])
  expect((await mail(here.otherDb)).html).not.toContain('cid:')
})

test('on a light colour texts are dark, and links do not use the colour', async () => {
  await brand({ brandColor: '#ffe066' })
  const { html } = await mail()
  expect(html).toContain('background:#ffe066;color:#1c1c24')
  expect(html).not.toContain('color:#4a4ac2')
})

test('without a new picture the logo stays; a former one stays readable as long as mails may show it', async () => {
  const { logo } = await brand({ brandColor: null, ...picture('first') })
  expect((await brand({ brandColor: '#123456' })).logo).toBe(logo)
  expect([await read('vendor', logo), await read('admin@other', logo)]).toEqual([200, 404])
  const second = await brand({ brandColor: null, ...picture('second') })
  expect(second).toMatchObject({ brandColor: null })
  expect([second.logo === logo, await read('recruiter', logo)]).toEqual([false, 200])
  const record = await here.db.from('stored_file').select('expires_at').where('path', '=', logo!).executeTakeFirst()
  expect(record!.expires_at!.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  expect((await brand({ brandColor: null, isUploadLogo: true, imageBase64: '' })).logo).toBeNull()
})

test('invalid values are reported under their fields; only users who manage the company may change the brand', async () => {
  expect((await write({ brandColor: 'red' })).body.errors).toEqual({ brandColor: ['is not valid'] })
  const gif = { isUploadLogo: true, imageBase64: Buffer.from('GIF89a').toString('base64') }
  expect((await write({ brandColor: null, ...gif })).body.errors).toEqual({
    imageBase64: ['You can only upload JPG/PNG file!'],
  })
  expect((await write({ brandColor: null }, 'recruiter')).status).toBe(403)
  await write({ brandColor: '#112233' }, 'admin@other')
  expect(await here.as('admin@other').ok(contract.currentCompanyInfo)).toMatchObject({ brandColor: '#112233' })
  expect(await here.as('admin').ok(contract.currentCompanyInfo)).toMatchObject({ brandColor: null })
})
