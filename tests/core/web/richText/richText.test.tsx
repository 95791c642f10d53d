import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureUrl } from '../../../../common/richText/kinds.ts'
import { readPasted } from '../../../../web/shared/richText/editor/clipboard.ts'
import { RichText } from '../../../../web/shared/richText/RichText.tsx'
import { readHtml } from '../../../../web/shared/richText/readHtml.ts'
import { readRichText } from '../../../../services/core/richText/sanitize.ts'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { hostileHtml } from '../../../support/hostileHtml.ts'
import { renderScreen } from '../../../support/screen.tsx'

const path = '0b1c2d3e-0000-4000-8000-000000000001/2026-03/0b1c2d3e-0000-4000-8000-0000000000aa.png'
const show = (html: string, request = async (_url: string) => new Response()) =>
  renderScreen(<RichText html={html} kind="mail" />, { rest: fakeRest(), path: '/', request })

test('headings, lists, marks, placeholders and links that open in a new tab are shown', async () => {
  show(
    '<h2>Việc</h2><p>a <strong>b</strong><br>c</p><ol><li>x</li></ol><p><a href="https://a.example/">page</a> <span data-token="Job_Title">t</span></p>',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Việc' })).toBeTruthy()
  expect(screen.getByText('b').tagName).toBe('STRONG')
  expect(screen.getByRole('listitem').parentElement!.tagName).toBe('OL')
  const link = screen.getByRole('link', { name: /^page\s*\(opens in a new tab\)$/ })
  expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
    'https://a.example/',
    'noopener noreferrer',
    '_blank',
  ])
  expect(screen.getByText('Job_Title')).toBeTruthy()
  expect(await accessFaults()).toEqual([])
})

test("a picture is loaded with the session's token, and a missing one is reported", async () => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  const asked: string[] = []
  const html = `<img src="${pictureUrl(path)}" alt="The team">`
  show(html, async (url) => {
    asked.push(url)
    return new Response('x')
  })
  expect((await screen.findByRole('img', { name: 'The team' })).getAttribute('src')).toBe('blob:picture')
  expect(asked).toEqual([pictureUrl(path)])
  show(html, async () => {
    throw new Error('gone')
  })
  await waitFor(() => expect(screen.getByText('The image could not be loaded')).toBeTruthy())
})

test.each(hostileHtml.map((html) => [html]))('%s shows nothing that runs or loads', (html) => {
  show(html)
  const root = document.querySelector('.rich-text')!
  const wrong = [...root.querySelectorAll('*')].filter(
    ({ localName, attributes }) =>
      !/^(?:p|h2|h3|ul|ol|li|strong|em|u|a|span)$/.test(localName) ||
      [...attributes].some(
        ({ name, value }) => !/^(?:href|rel|target|class)$/.test(name) || /script|data:/i.test(value),
      ),
  )
  expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([])
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.scripts.length === 0 || !root.querySelector('script')).toBe(true)
})

test('browser and services read the same from the HTML of the editor and of other programs', () => {
  const pages = [
    '<h1>T</h1><div>one<div>two</div></div><table><tr><td>a</td><td>b</td></tr></table><ul><li><p>x</p><p>y</p><ol><li>z</li></ol></li></ul>',
    '<p>one\n two <b> three </b></p><p><br></p><p>a<a href="https://a.example">b</a>&nbsp;c &lt;d&gt;</p>',
    `<p>x<img src="${pictureUrl(path)}" alt="a &quot;b&quot;">y</p><p><a href="Job_Link">z</a><span data-token="Job_Title">q</span></p>`,
  ]
  for (const html of pages) {
    expect(readHtml(html, 'mail')).toEqual(readRichText(html, 'mail'))
    expect(readPasted(html, 'mail')).toEqual(readRichText(html, 'mail'))
  }
})
