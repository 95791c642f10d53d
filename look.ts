import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { signInAs } from './tests/support/signInAs.ts'
const origin = 'http://localhost:4621'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const shots: [string, string, object, string?][] = JSON.parse(process.argv[2]!)
for (const [name, path, view, account = 'recruiter'] of shots) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900, ...(view as any) }, colorScheme: (view as any).colorScheme ?? 'light' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, 'console', m.text().slice(0, 300)) })
  const start = Date.now()
  await signInAs(page, account, { path, origin, language: 'en' })
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/list/${name}.png` })
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  console.log(name, Date.now() - start, page.url(), JSON.stringify(violations.map(({ id, nodes }) => `${id}: ${nodes.length} ${nodes.map((n) => n.target.join(' ') + ' ' + n.html.slice(0,120)).slice(0, 2).join(' | ')}`)))
  console.log('overflow', await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
  await context.close()
}
await browser.close()
