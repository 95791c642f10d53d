import { expect, test } from '../../../support/journey.ts'

test('a list that is opened anew asks for few files, and its letters for those of its language alone', async ({
  as,
}) => {
  const page = await as('recruiter', '/first-steps', { language: 'vi' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/candidates')
  await expect(page.getByRole('table', { name: 'Ứng viên' }).getByRole('row').nth(1)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Some demo candidates are Japanese: the parts of that font come with their names.
  const own = asked.filter((path) => !/noto-sans-jp|\/wght-/.test(path))
  expect(own.length).toBeLessThanOrEqual(40)
  // What is drawn first is compiled while it arrives.
  for (const name of ['react', 'application', 'menu', 'lists', 'candidates']) {
    const path = own.find((one) => one.startsWith(`/assets/${name}-`) && one.endsWith('.js'))!
    expect(await (await page.request.get(path)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
  expect(own.filter((path) => path.endsWith('.woff2')).toSorted()).toEqual([
    expect.stringMatching(/inter-latin-wght/),
    expect.stringMatching(/inter-vietnamese-wght/),
  ])
})

test('the outline of the application stands before its code has come, for who is signed in', async ({ as }) => {
  const page = await as('recruiter', '/first-steps', { colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/*.js', () => {})
  await page.goto('/candidates', { waitUntil: 'commit' })
  const outline = page.locator('.boot')
  await expect(outline).toBeVisible()
  await expect(outline).toHaveCSS('background-color', 'rgb(19, 19, 24)')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/candidates', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(outline).toBeHidden()
})
