import { describe, expect, test } from 'vitest'
import { kinds, pictureUrl, type RichTextKind } from '../../../common/richText/kinds.ts'
import { readRichText, sanitizeRichText } from '../../../services/core/richText/sanitize.ts'
import { hostileHtml } from '../../support/hostileHtml.ts'

const path = '0b1c2d3e-0000-4000-8000-000000000001/2026-03/0b1c2d3e-0000-4000-8000-0000000000aa.png'
const picture = `<p><img src="${pictureUrl(path)}" alt="The team"></p>`
const all = Object.keys(kinds) as RichTextKind[]

/** The only forms that a tag may have. */
const allowed =
  /^<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|u|span)|br|\/a|a href="(?:https?:|mailto:)[^"<>]*" rel="noopener"|span data-token="\w+"|img src="\/download\/commonsFile\?path=[\w%.-]+" alt="[^"<>]*")>$/

describe.each(hostileHtml.map((html) => [html]))('%s', (html) => {
  test.each(all)('is harmless in a field of the kind %s', (kind) => {
    const clean = sanitizeRichText(html, kind)
    expect((clean.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([])
    expect(clean).not.toContain('alert(1)</')
  })
})

test('readable text is kept', () => {
  expect(sanitizeRichText('<a href="javascript:alert(1)">the <b>job</b></a>', 'job')).toBe(
    '<p>the <strong>job</strong></p>',
  )
  expect(sanitizeRichText('<form>Tên <input><font color=red>Đức</font></form>', 'job')).toBe('<p>Tên Đức</p>')
  expect(sanitizeRichText('1 < 2 &amp; 3 &gt; 2 &eacute;', 'job')).toBe('<p>1 &lt; 2 &amp; 3 &gt; 2 é</p>')
})

test('pictures must be from the file store and of four types', () => {
  expect(sanitizeRichText(picture, 'job')).toBe(picture)
  const named = (url: string) => sanitizeRichText(`<img src="${url}" alt="The team">`, 'page')
  expect(named(`https://hire.example/download/mediaFile?filePath=${path}`)).toBe(picture)
  expect(named(pictureUrl(path.replace('png', 'jpeg')))).toContain('.jpeg')
  const others = [
    pictureUrl(path.replace('png', 'svg')),
    pictureUrl(path.replace('png', 'webp')),
    pictureUrl(path.replace('png', 'pdf')),
    pictureUrl(`../${path}`),
    `/download/candidateViewFileCv?filePathKey=${path}`,
    `https://spy.example/?path=${path}`,
    path,
  ]
  expect(others.map(named)).toEqual(others.map(() => ''))
})

test('placeholders are only kept in mails, where they may be the address of a link', () => {
  const html = '<p>See <a href="Job_Link" rel="noopener"><span data-token="Job_Title">Job_Title</span></a></p>'
  expect(sanitizeRichText(html, 'mail')).toBe(html)
  expect(sanitizeRichText(html, 'job')).toBe('<p>See Job_Title</p>')
})

test('what the editor writes is unchanged', () => {
  const html =
    '<h2>Việc làm</h2><p>a <strong>b</strong><strong><em>c</em></strong><em><u>d</u></em><br>e</p><p><br></p><ul><li>一</li><li>二 <a href="https://a.example/?a=1&amp;b=2" rel="noopener">三</a></li></ul>' +
    `<ol><li>x</li></ol>${picture}<h3>&lt;b&gt;</h3><p>mailto <a href="mailto:an@a.example" rel="noopener">An</a></p>`
  expect(sanitizeRichText(html, 'job')).toBe(html)
  expect(sanitizeRichText('<p><br></p><p> </p>', 'job')).toBe('')
})

test('pages of other programs are converted to paragraphs, headings and lists', () => {
  expect(
    sanitizeRichText(
      '<h1>Title</h1><div>one<div>two</div></div><table><tr><td>a</td><td>b</td></tr></table><ul><li><p>x</p><p>y</p><ol><li>z</li></ol></li></ul><blockquote>q</blockquote>',
      'page',
    ),
  ).toBe('<h2>Title</h2><p>one</p><p>two</p><p>a b</p><ul><li>x<br>y</li><li>z</li></ul><p>q</p>')
  expect(sanitizeRichText('one<br>\n two <b> three </b>', 'page')).toBe('<p>one<br>two <strong>three</strong></p>')
  expect(sanitizeRichText(`<a href="https://a.example">x<img src="${pictureUrl(path)}">y</a>`, 'page')).toBe(
    '<p><a href="https://a.example" rel="noopener">x</a></p>' +
      picture.replace('The team', '') +
      '<p><a href="https://a.example" rel="noopener">y</a></p>',
  )
})

test.each([
  '<b>',
  '<ul><li>',
  '<p>',
  '<svg>',
  '<a href="',
  '<a href="https://a.example">',
  '<',
  '&amp',
  '<br>',
  'x <br>',
  '<!--',
  '</p>',
])('many repetitions of %s take no time', (piece) => {
  const began = performance.now()
  readRichText(piece.repeat(100_000), 'mail')
  expect(performance.now() - began).toBeLessThan(1_500)
})

test('the text of endlessly nested elements is kept', () => {
  expect(sanitizeRichText(`${'<div>'.repeat(5_000)}Xin <b>chào</b>`, 'job')).toBe('<p>Xin chào</p>')
})
