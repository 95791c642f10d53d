import { expect, test } from 'vitest'
import { fill, plainText } from '../../../services/core/mail/templates.ts'

test("a template's HTML becomes text with its paragraphs, lines and links", () => {
  expect(
    plainText(
      '<p>Dear <b>An</b>,</p><p>See <a href="https://a.example/x">the job</a>.<br>Bye &amp; thanks</p><ul><li>one</li><li>two</li></ul>',
    ),
  ).toBe('Dear An,\n\nSee the job (https://a.example/x).\nBye & thanks\n\none\ntwo')
  expect(plainText('<a href="https://a.example">https://a.example</a>&nbsp;&#233;&#x;&unknown;')).toBe(
    'https://a.example é&#x;&unknown;',
  )
  expect(plainText('&#9999999;')).toBe('&#9999999;')
})

test('placeholders take their values as whole words; those without a value are named once', () => {
  const known = ['Candidate_Name', 'Job_Title', 'Salary']
  expect(
    fill(
      'Candidate_Name: Job_Title, Job_Titles, Salary and Salary',
      { Candidate_Name: 'An $& \\1', Job_Title: 'Tester' },
      known,
    ),
  ).toEqual({ text: 'An $& \\1: Tester, Job_Titles, Salary and Salary', missing: ['Salary'] })
  expect(fill('Nothing to fill', {}, known)).toEqual({ text: 'Nothing to fill', missing: [] })
})

test.each([
  ['links that are not closed', '<a href="" '],
  ['signs of tags', '<'],
  ['spaces', ' '],
  ['links', '<a href="x">'],
  ['entities', '&amp'],
])('%s in a template take no time', (_name, part) => {
  const began = performance.now()
  plainText(part.repeat(100_000))
  expect(performance.now() - began).toBeLessThan(1_000)
})
