import { Readable } from 'node:stream'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '../../../services/core/settings.ts'
import { putMails } from '../../../services/core/mail/outbox.ts'
import { mailboxOf } from '../../../services/demo/mailbox/mailbox.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
const ids: string[] = []
const path = (at: number, more = '') => `/demo/mail/${ids[at]}${more}`
const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${here.services.url}${address}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
/** Sends its own Host header, which fetch does not allow. */
const statusFor = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    request(`${here.services.url}/demo/mail`, { headers }, (answer) => resolve(answer.resume().statusCode!))
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  here = await startLookups()
  const file = await here.services.files.save(here.db.companyId, 'offer.txt', Readable.from(['the offer']), 100)
  const mail = { kind: 'test', createdBy: 'recruiter', body: 'Plain words' }
  ids.push(
    ...(await putMails(here.db, [
      {
        ...mail,
        recipient: 'an@mail.example',
        subject: 'Offer <b>for</b> 100%',
        html: '<p>Rich words</p><script>alert(1)</script>',
        from: { name: 'Sông Hồng', address: 'jobs@songhong.example' },
        attachments: [{ name: 'Thư mời.txt', contentType: 'text/plain', path: file.path }],
      },
      { ...mail, recipient: 'binh@mail.example', subject: 'Second' },
    ])),
    ...(await putMails(here.otherDb, [{ ...mail, recipient: 'eve@mail.example', subject: 'Third' }])),
  )
  const waiting = () => here.services.db.selectFrom('mail').select('id').where('state', '!=', 'sent').execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 15_000)
})
afterAll(() => here?.close())

test('the sent mails of all companies are listed, and found by search term', async () => {
  const { status, text, headers } = await get('/demo/mail')
  expect(status).toBe(200)
  for (const word of ['Offer &lt;b&gt;for&lt;/b&gt; 100%', 'Second', 'Third', 'eve@mail.example'])
    expect(text).toContain(word)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const found = async (words: string) => (await get(`/demo/mail?q=${encodeURIComponent(words)}`)).text
  expect(await found('SECOND binh')).toContain('Second')
  expect(await found('SECOND binh')).not.toContain('Third')
  expect(await found('100%')).toContain('an@mail.example')
  expect(await found('no%such')).toContain('No mails')
  expect((await get('/demo/mail', { 'accept-language': 'ja' })).text).toContain('デモのメール')
})

test('a mail is read as HTML, as text and as it is sent, with its files', async () => {
  const page = await get(path(0))
  expect(page.text).toContain(`<iframe src="${path(0, '/html')}"`)
  expect(page.text).toContain('Sông Hồng &lt;jobs@songhong.example&gt;')
  expect(page.text).not.toContain('alert(1)')
  const html = await get(path(0, '/html'))
  expect(html.text).toContain('<p>Rich words</p>')
  expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox allow-popups/)
  expect((await get(path(0, '?look=text'))).text).toContain('<pre>Plain words</pre>')
  expect((await get(path(0, '?look=source'))).text).toContain(`Message-ID: &lt;${ids[0]}@localhost&gt;`)
  const source = await get(path(0, '/source'))
  expect([source.headers.get('content-type'), source.text]).toEqual([
    'message/rfc822',
    expect.stringContaining('Content-Type: multipart/'),
  ])
  const file = await get(path(0, '/files/0'))
  expect([file.text, file.headers.get('content-disposition')]).toEqual([
    'the offer',
    expect.stringContaining('attachment; filename="Thu moi.txt"'),
  ])
  expect((await get(path(1))).text).toContain('<pre>Plain words</pre>')
  for (const gone of ['/demo/mail/x', path(1, '/html'), path(0, '/files/1'), '/demo/mail/x/source'])
    expect([gone, (await get(gone)).status]).toEqual([gone, 404])
})

test('only this machine can read the mailbox', async () => {
  expect(await statusFor({})).toBe(200)
  expect(await statusFor({ 'x-forwarded-for': '127.0.0.1' })).toBe(200)
  expect(await statusFor({ 'x-forwarded-for': '10.1.2.3' })).toBe(404)
  expect(await statusFor({ host: 'evil.example' })).toBe(404)
  expect(mailboxOf(readSettings({ DEMO: '0' }))).toEqual([])
  expect(mailboxOf(readSettings({ DEMO: '1', PUBLIC_URL: 'https://demo.example' }))).toEqual([])
})
