import { expect, test, vi } from 'vitest'
import { forbiddenPath } from '../../../../web/app/paths.ts'
import { browserName, startPush } from '../../../../web/app/push/push.ts'
import { safePath } from '../../../../web/app/session/client/returning.ts'

const hasSignedIn = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('../../../../web/app/session/callback.ts', () => ({ hasJustSignedIn: hasSignedIn }))

test('browsers are identified by name', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(browserName(chrome)).toBe('Chrome')
  expect(browserName(`${chrome} Edg/140.0.0.0`)).toBe('Edge')
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0')).toBe('Firefox')
  expect(
    browserName('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'),
  ).toBe('Safari')
  expect(browserName('curl/8')).toBe('Other')
})

test('a browser without push is only logged', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  await startPush('recruiter')
  expect(said).toHaveBeenCalledExactlyOnceWith('This browser knows no push messages')
})

test('a refusal keeps the requested page, and only a page of this application', () => {
  expect(forbiddenPath(['A:B', 'C:D'], '/jobs?page=2')).toBe(
    '/forbidden?requires=A%3AB&requires=C%3AD&from=%2Fjobs%3Fpage%3D2',
  )
  expect(forbiddenPath(undefined)).toBe('/forbidden')
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login/callback', null])
    expect(safePath(path)).toBe('/')
  expect(safePath('/jobs?page=2')).toBe('/jobs?page=2')
})

test('permission is requested on the first action of the user after a sign-in (D-133)', async () => {
  const asked = vi.fn<() => Promise<string>>(async () => 'denied')
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  hasSignedIn.mockReturnValue(false)
  await startPush('recruiter')
  expect(asked).not.toHaveBeenCalled()

  hasSignedIn.mockReturnValue(true)
  const started = startPush('recruiter')
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await started
  dispatchEvent(new Event('pointerup'))
  expect(asked).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})
