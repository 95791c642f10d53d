import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CareerBanner } from '../../../services/features/careers/contract.ts'
import { answerJson, startHere, type Here } from '../../core/gateway/http/server.fixture.ts'
import { answerSite, asked, jobId, read } from './pages.fixture.ts'

const [first, second, third] = [1, 2, 3].map((at) => `0193bbbb-0000-7000-8000-00000000000${at}`)
const banner = (id: string, given: Partial<CareerBanner> = {}): CareerBanner => ({
  ...{ id, type: 'Banner', title: 'Fair', url: 'https://fair.example/?a=1&b=2', description: 'Meet <us>' },
  ...given,
})

let here: Here
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here?.close())
beforeEach(() => {
  here.upstream.seen.length = 0
  answerSite(here, 'acme')
})
const answerBanners = (banners: CareerBanner[]) =>
  here.upstream.on('/CareerSites/acme/banners', (_req, res) => void answerJson(res, banners))

test("the list shows the platform's banners at its foot, with reserved space so that nothing moves", async () => {
  answerBanners([
    banner(first!),
    banner(second!, { type: 'Logo', url: '/content/help', description: '' }),
    banner(third!, { url: 'javascript:alert(1)', title: 'Odd' }),
  ])
  const { html } = await read(here, '/careers/acme/en')
  const shown = /<aside class="shown" aria-label="Announcements">([^]*?)<\/aside>/.exec(html)![1]!
  expect(shown).toBe(
    `<ul class="banners"><li><a href="https://fair.example/?a=1&amp;b=2" rel="noopener"><img src="/careers/acme/banners/${first}" alt="Meet &lt;us&gt;" width="960" height="200" loading="lazy"></a></li>` +
      `<li><img src="/careers/acme/banners/${third}" alt="Meet &lt;us&gt;" width="960" height="200" loading="lazy"></li></ul>` +
      `<ul class="logos"><li><a href="/content/help" rel="noopener"><img src="/careers/acme/banners/${second}" alt="Fair" width="160" height="40" loading="lazy"></a></li></ul>`,
  )
})

test('no other page reads the banners, and the list is shown without them', async () => {
  for (const path of [`/careers/acme/en/jobs/${jobId}-tester`, '/careers/acme/en/contact', '/careers/acme/en/embed'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await read(here, path)
  expect(asked(here).filter((call) => call.includes('banners'))).toEqual([])
  here.upstream.on('/CareerSites/acme/banners', (_req, res) => void answerJson(res, 'no', 500))
  const { status, html } = await read(here, '/careers/acme/en')
  expect(status).toBe(200)
  expect(html).toContain('1 job')
  expect(html).not.toContain('<aside')
})

test('their pictures are PNG or JPEG, cached for some minutes, and execute nothing', async () => {
  const picture = `/careers/acme/banners/${first}`
  const answer = (contentType: string) =>
    here.upstream.on(
      `/CareerSites/acme/banners/${first}/image`,
      (_req, res) => void answerJson(res, { contentType, base64: 'iVBORw0KGgo=' }),
    )
  answer('image/jpeg')
  const { status, headers, body } = await read(here, picture)
  expect([status, body.toString('base64')]).toEqual([200, 'iVBORw0KGgo='])
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  for (const kind of ['image/gif', 'image/svg+xml', 'text/html']) {
    answer(kind)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await read(here, picture)).status).toBe(404)
  }
  here.upstream.seen.length = 0
  for (const path of ['/careers/acme/banners', '/careers/acme/banners/1', `${picture}/more`])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await read(here, path)).status).toBe(404)
  expect(asked(here)).toEqual([])
})
