import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { embedScript } from '../../../gateway/core/careers/embedding/embedScript.ts'

const origin = 'https://hire.test'

beforeEach(() => {
  const script = document.createElement('script')
  script.src = `${origin}/careers/embed.js`
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
})

/** Opens a page of a company, in which the script has run. */
function open(html: string): HTMLIFrameElement[] {
  document.body.innerHTML = html
  runInThisContext(embedScript)
  return [...document.querySelectorAll('iframe')]
}
const say = (frame: HTMLIFrameElement, given: object = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      ...{ origin, source: frame.contentWindow, data: { type: 'hireloom:height', height: 321.4 } },
      ...given,
    }),
  )
const place = '<div data-hireloom-jobs="acme" data-language="vi" data-source="web site"><a href="/jobs">Jobs</a></div>'

test('each placeholder element gets a frame with the jobs, in its language and with its filters', () => {
  const frames = open(
    `${place}<p data-hireloom-jobs="a/../b" data-language="fr" data-department="R&amp;D" data-location="Tokyo"></p>`,
  )
  expect(frames.map(({ src, title }) => [src, title])).toEqual([
    [`${origin}/careers/acme/vi/embed?source=web+site&theme=light`, 'Việc làm'],
    [`${origin}/careers/a%2F..%2Fb/en/embed?department=R%26D&location=Tokyo&theme=light`, 'Jobs'],
  ])
})

test('the colours match the text around the frame, or are those that the page requests', () => {
  const frames = open(
    `<div style="color: rgb(240, 240, 240)">${place}</div><div style="color: rgb(20, 20, 90)">${place}</div><div data-hireloom-jobs="acme" data-theme="dark"></div>`,
  )
  expect(frames.map(({ src }) => new URL(src).searchParams.get('theme'))).toEqual(['dark', 'light', 'dark'])
})

test('the original content stays until the list reports its height, and the frame follows it', () => {
  const [frame] = open(place) as [HTMLIFrameElement]
  expect([frame.style.height, document.links.length]).toEqual(['0px', 1])
  say(frame)
  expect([frame.style.height, document.links.length]).toEqual(['322px', 0])
  say(frame, { data: { type: 'hireloom:height', height: 100 } })
  expect(frame.style.height).toBe('100px')
})

test('it ignores other senders and other messages', () => {
  const [frame] = open(place) as [HTMLIFrameElement]
  say(frame, { origin: 'https://evil.example' })
  say(frame, { origin: 'null' })
  say(frame, { source: window })
  for (const data of [
    null,
    'hireloom:height',
    {},
    { type: 'hireloom:height', height: '9999' },
    { type: 'x', height: 9 },
  ])
    say(frame, { data })
  expect([frame.style.height, document.links.length]).toEqual(['0px', 1])
  say(frame, { data: { type: 'hireloom:height', height: 1e9 } })
  expect(frame.style.height).toBe('20000px')
})

test('if it is loaded twice it adds only one frame', () => {
  open(place)
  runInThisContext(embedScript)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})
