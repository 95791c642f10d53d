import { expect, test } from '../../../support/journey.ts'

test('a list that is loaded for the first time needs few files, and only the fonts of its language', async ({ as }) => {
  const page = await as('recruiter', '/first-steps', { language: 'vi' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const unused: string[] = []
  page.on('console', (message) => {
    if (/preload/.test(message.text())) unused.push(message.text())
  })
  await page.goto('/candidates')
  await expect(page.getByRole('table', { name: 'Ứng viên' }).getByRole('row').nth(1)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What the document requests ahead is what the application then uses.
  expect(unused).toEqual([])
  // Some demo candidates are Japanese, so parts of that font are loaded for their names.
  const own = asked.filter((path) => !/noto-sans-jp|\/wght-/.test(path))
  expect(own.length).toBeLessThanOrEqual(40)
  // The code that is needed first is compiled while it arrives.
  for (const name of ['react', 'application', 'lists', 'candidates']) {
    const path = own.find((one) => one.startsWith(`/assets/${name}-`) && one.endsWith('.js'))!
    expect(await (await page.request.get(path)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
  // A script with a nonce, which is another one each time, would be compiled anew at each visit.
  const nonces = () =>
    [...document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')].map(({ nonce }) => nonce)
  expect((await page.evaluate(nonces)).length).toBeGreaterThan(10)
  expect([...new Set(await page.evaluate(nonces))]).toEqual([''])
  // The tokens of the theme are a stylesheet: the browser does not compute them.
  const token = () => getComputedStyle(document.documentElement).getPropertyValue('--chakra-spacing-3')
  expect(await page.evaluate(token)).toBe('.75rem')
  expect(await page.locator('style', { hasText: '--chakra-spacing-3:' }).count()).toBe(0)
  expect(own.filter((path) => path.endsWith('.woff2')).toSorted()).toEqual([
    expect.stringMatching(/inter-latin-wght/),
    expect.stringMatching(/inter-vietnamese-wght/),
  ])
})

test('a signed-in user sees the outline of the application before its code has loaded, and all of it is requested at once', async ({
  as,
}) => {
  const page = await as('recruiter', '/first-steps', { colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // No script arrives: what is requested is requested by the document itself.
  const requested = new Set<string>()
  await page.route('**/assets/*.js', (route) => {
    requested.add(new URL(route.request().url()).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''))
  })
  await page.goto('/candidates', { waitUntil: 'commit' })
  const outline = page.locator('.boot')
  await expect(outline).toBeVisible()
  await expect(outline).toHaveCSS('background-color', 'rgb(19, 19, 24)')
  await expect
    .poll(() => [...requested].sort())
    .toEqual(
      expect.arrayContaining([
        ...['application', 'main', 'react', 'rolldown-runtime', 'texts-en'],
        // The page, and the module with its queries.
        ...['candidates', 'lists', 'preload', 'en'],
      ]),
    )
  requested.clear()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/candidates', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(outline).toBeHidden()
  await expect.poll(() => [...requested]).toEqual(['main'])
})

test('a page that is opened again sends its queries before its code arrives, each of them once', async ({ as }) => {
  const page = await as('recruiter', '/candidates')
  const row = page.getByRole('table', { name: 'Candidates' }).getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '')
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  // The session, the menu and the list at least.
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(3)
  const ahead = [...sent]
  release()
  await expect(row).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent.filter((body) => ahead.includes(body))).toEqual(ahead)
})
