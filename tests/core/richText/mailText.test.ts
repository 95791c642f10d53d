import { expect, test } from 'vitest'
import { pictureUrl } from '../../../common/richText/kinds.ts'
import { paragraphsOf, picturesOf, plainTextOf, richTextLength } from '../../../common/richText/text.ts'
import { htmlOf } from '../../../common/richText/write.ts'
import { contentIdOf, richLetter } from '../../../services/core/mail/richLetter.ts'
import { readRichText } from '../../../services/core/richText/sanitize.ts'
import { fillRichText } from '../../../services/core/richText/tokens.ts'

const read = (html: string) => readRichText(html, 'mail')
const path = '0b1c2d3e-0000-4000-8000-000000000001/2026-03/0b1c2d3e-0000-4000-8000-0000000000aa.png'

test('plain text contains the blocks, list markers and link addresses', () => {
  const html =
    '<h2>Dear <b>An</b></h2><p>See <a href="https://a.example/x">the job</a>.<br>Bye &amp; thanks</p><ul><li>one</li><li>two</li></ul><ol><li>x</li><li>y</li></ol>' +
    `<p><a href="https://a.example">https://a.example</a></p><p><br></p><img src="${pictureUrl(path)}" alt="The team">`
  expect(plainTextOf(read(html))).toBe(
    'Dear An\n\nSee the job (https://a.example/x).\nBye & thanks\n\n- one\n- two\n\n1. x\n2. y\n\nhttps://a.example\n\n[The team]',
  )
  expect(picturesOf(read(html + html))).toEqual([path])
})

test('a limit counts only the readable text', () => {
  expect(
    richTextLength(read('<p>Đức <b>x</b></p><ul><li>ab</li></ul><p><span data-token="Job_Title">t</span></p>')),
  ).toBe('Đức x'.length + 2 + 'Job_Title'.length)
})

test('plain text becomes paragraphs', () => {
  expect(htmlOf(paragraphsOf('a\r\nb\n\n\nc <d>'))).toBe('<p>a<br>b</p><p>c &lt;d&gt;</p>')
})

test('placeholders are replaced with their escaped values, and those without a value are listed once', () => {
  const { blocks, missing } = fillRichText(
    read(
      '<p><span data-token="Job_Title">x</span> Salary <span data-token="Salary">x</span><span data-token="No_Such">x</span></p>',
    ),
    { Job_Title: 'A <b>&', Salary: '' },
  )
  expect(htmlOf(blocks)).toBe('<p>A &lt;b&gt;&amp; Salary SalaryNo_Such</p>')
  expect(missing).toEqual(['Salary', 'No_Such'])
})

test('older templates have placeholders as bare words, which keep their formatting', () => {
  const { blocks, missing } = fillRichText(
    read('<p>Job_Title, <b>Job_Titles Job_Title</b>: Job_Link. <a href="mailto:Mail">Mail</a></p>'),
    { Job_Title: 'An $& \\1', Job_Link: 'https://hire.example/1', Mail: 'a b@c.example' },
    ['Job_Title', 'Job_Link', 'Mail'],
  )
  expect(htmlOf(blocks)).toBe(
    '<p>An $&amp; \\1, <strong>Job_Titles An $&amp; \\1</strong>: <a href="https://hire.example/1" rel="noopener">https://hire.example/1</a>. ' +
      '<a href="mailto:a%20b@c.example" rel="noopener">a b@c.example</a></p>',
  )
  expect(missing).toEqual([])
})

test('a value cannot bypass the check of addresses', () => {
  const { blocks } = fillRichText(read('<p><a href="Job_Link">x</a> <span data-token="Job_Link">x</span></p>'), {
    Job_Link: 'javascript:alert(1)',
  })
  expect(htmlOf(blocks)).toBe('<p>x javascript:alert(1)</p>')
})

test('a mail is styled inline, and shows the pictures that are sent with it', () => {
  const blocks = read(
    `<h2>T</h2><p>a &lt;b&gt;</p><ul><li>x</li></ul><img src="${pictureUrl(path)}" alt="The &quot;team&quot;">`,
  )
  const file = { name: 'team.png', contentType: 'image/png', path, contentId: contentIdOf(path) }
  const sent = richLetter(blocks, {
    subject: 'S',
    pictures: [file],
    below: ['Bye', { text: 'Open', url: 'https://a.example' }],
  })
  expect(sent.subject).toBe('S')
  expect(sent.body).toBe('T\n\na <b>\n\n- x\n\n[The "team"]\n\nBye\n\nOpen:\nhttps://a.example\n')
  expect(sent.html).toContain('<p style="margin:0 0 16px">a &lt;b&gt;</p>')
  expect(sent.html).toContain(`<img src="cid:${contentIdOf(path)}" alt="The &quot;team&quot;" style=`)
  expect(sent.html).toContain('max-width:600px')
  expect(sent.html).not.toMatch(/class=|<style|\/download\//)
  expect(richLetter(blocks, { subject: 'S' }).html).toContain('<p style="margin:0 0 16px">[The &quot;team&quot;]</p>')
})
