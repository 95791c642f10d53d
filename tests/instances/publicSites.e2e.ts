import { rest, tokenOf } from '../support/api.ts'
import type { CareerSettings } from '../../services/features/careers/contract.ts'
import { expect, test } from './instances.fixture.ts'

test('a change of a public site is visible at every gateway, through whichever instance of the services it was made', async ({
  instances,
}) => {
  const { gatewayUrls, serviceUrls } = instances
  const admin = await tokenOf(instances, 'admin')
  const through = (at: number) => ({ ...instances, servicesUrl: serviceUrls[at]! })
  const read = (path: string) => Promise.all(gatewayUrls.map(async (url) => fetch(`${url}/careers/${path}`)))
  const texts = async (path: string) => Promise.all((await read(path)).map((answer) => answer.text()))
  const kept = () =>
    Promise.all(
      gatewayUrls.map(async (url) => {
        const metrics = await (await fetch(`${url}/metrics`)).text()
        return Number(/^gateway_public_pages (\d+)$/m.exec(metrics)?.[1])
      }),
    )
  const change = async (at: number, given: Partial<CareerSettings>) => {
    const place = '/commons-sts/career-site'
    const { path: _path, jobCount: _count, ...now } = await rest<CareerSettings>(through(at), admin, 'GET', place)
    await rest(through(at), admin, 'PUT', place, { ...now, ...given })
  }
  const introduction = (en: string) => ({ introduction: { en, vi: '', ja: '' } })

  for (const [at, text] of ['Written through the first', 'Written through the second'].entries()) {
    // Both gateways have cached the page as it was before.
    await texts('demo/en')
    expect((await kept()).every((count) => count > 0)).toBe(true)
    await change(at, introduction(text))
    await expect
      .poll(async () => (await texts('demo/en')).map((html) => html.includes(text)), { timeout: 5000, intervals: [20] })
      .toEqual([true, true])
  }

  const [list] = await texts('demo/en')
  const id = /\/jobs\/([0-9a-f-]{36})/.exec(list!)![1]!
  const statuses = async () => (await read(`demo/en/jobs/${id}`)).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200])
  await rest(through(0), admin, 'POST', `/Jobs/${id}/status`, { status: 1, reason: 'other' })
  await expect.poll(statuses, { timeout: 5000, intervals: [20] }).toEqual([404, 404])
  expect((await texts('demo/en')).some((html) => html.includes(id))).toBe(false)

  await change(1, { isPublic: false })
  await expect
    .poll(async () => (await read('demo/en')).map(({ status }) => status), { timeout: 5000, intervals: [20] })
    .toEqual([404, 404])
})
