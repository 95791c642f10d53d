import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichTextField } from '../../../../web/shared/richText/RichTextField.tsx'
import { renderForm } from '../../../support/form.tsx'
import { beforeInput, compose, findEditor, paste, selectEnd, selectWord, write } from '../../../support/richEditor.ts'

async function open(text = '', props: Partial<Parameters<typeof RichTextField<{ text: string }>>[0]> = {}) {
  const here = renderForm<{ text: string }>({ text }, (control) => (
    <RichTextField control={control} name="text" label="Description" kind="job" {...props} />
  ))
  const editor = await findEditor('Description')
  const saved = async () => {
    const before = here.sent.length
    await here.user.click(screen.getByRole('button', { name: 'Save' }))
    return here.sent.length > before ? here.sent.at(-1)!.text : null
  }
  const tool = (name: string) => screen.getByRole('button', { name })
  return { ...here, editor, saved, tool }
}

test('stored text is shown and saved unchanged, and new text is added', async () => {
  const html = '<h2>Việc</h2><p>one <strong>two</strong></p><ul><li>x</li></ul>'
  const { editor, saved } = await open(html)
  expect(await saved()).toBe(html)
  await selectWord(editor, 'one ', 4)
  await write(editor, 'and ')
  expect(await saved()).toBe(html.replace('one ', 'one and '))
})

test('the buttons format the text and show its format', async () => {
  const { editor, saved, tool, user } = await open('<p>one</p><p>two</p>')
  await selectWord(editor, 'two')
  await user.click(tool('Bold'))
  expect(await saved()).toBe('<p>one</p><p><strong>two</strong></p>')
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('true')
  await user.click(tool('Bulleted list'))
  expect(await saved()).toBe('<p>one</p><ul><li><strong>two</strong></li></ul>')
  await user.click(tool('Numbered list'))
  await user.click(tool('Heading'))
  expect(await saved()).toBe('<p>one</p><h2><strong>two</strong></h2>')
  expect([tool('Heading'), tool('Subheading')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ])
  await user.click(tool('Heading'))
  await user.click(tool('Undo'))
  expect(await saved()).toBe('<p>one</p><h2><strong>two</strong></h2>')
  await user.click(tool('Redo'))
  expect(await saved()).toBe('<p>one</p><p><strong>two</strong></p>')
})

test('keys: marks, a line break, and Enter at the end of a heading, which starts a paragraph', async () => {
  const { editor, saved } = await open('<h2>one</h2>')
  await selectWord(editor, 'one')
  fireEvent.keyDown(editor, { key: 'i', ctrlKey: true })
  await selectEnd(editor)
  await beforeInput(editor, 'insertParagraph')
  await write(editor, 'text')
  fireEvent.keyDown(editor, { key: 'Enter', shiftKey: true })
  await write(editor, 'more')
  expect(await saved()).toBe('<h2><em>one</em></h2><p><em>text<br>more</em></p>')
})

test('Enter in an empty item leaves the list, and Backspace at the start of an item turns it into a paragraph', async () => {
  const { editor, saved, tool, user } = await open('<p>one</p>')
  await selectEnd(editor)
  await user.click(tool('Numbered list'))
  await beforeInput(editor, 'insertParagraph')
  await write(editor, 'two')
  await beforeInput(editor, 'insertParagraph')
  await beforeInput(editor, 'insertParagraph')
  await write(editor, 'after')
  expect(await saved()).toBe('<ol><li>one</li><li>two</li></ol><p>after</p>')
  await selectWord(editor, 'two', 0)
  await beforeInput(editor, 'deleteContentBackward')
  expect(await saved()).toBe('<ol><li>one</li></ol><p>two</p><p>after</p>')
})

test.each([
  ['Telex', ['t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng']],
  ['Japanese', ['n', 'に', 'にh', 'にほ', 'にほn', 'にほん', '日本']],
])('%s: a word is composed, keys in between do nothing, and it appears once', async (_name, steps) => {
  const { editor, saved } = await open('<p>a </p><ul><li>b</li></ul>')
  await selectWord(editor, 'b', 1)
  const word = steps.at(-1)!
  await compose(editor, steps, () => {
    fireEvent.keyDown(editor, { key: 'b', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(editor, { key: 'Enter', shiftKey: true, isComposing: true })
  })
  expect(await saved()).toBe(`<p>a</p><ul><li>b${word}</li></ul>`)
  await write(editor, ' và')
  await compose(editor, steps)
  expect(await saved()).toBe(`<p>a</p><ul><li>b${word} và${word}</li></ul>`)
})

test('pasted pages are reduced to what the field allows, and a copy is the saved HTML', async () => {
  const { editor, saved } = await open()
  await selectEnd(editor)
  await paste(editor, {
    html: '<b style="font-weight:normal"><h1>T</h1><p onclick="x" style="color:red">one <span style="font-weight:700">two</span><script>alert(1)</script></p><ul><li><a href="javascript:x">three</a></li></ul><img src="https://spy.example/p.gif"></b>',
    text: 'T',
  })
  const html = '<h2>T</h2><p>one <strong>two</strong></p><ul><li>three</li></ul>'
  expect(await saved()).toBe(html)
  await selectWord(editor, 'two')
  const copied = new Map<string, string>()
  fireEvent.copy(editor, { clipboardData: { setData: (type: string, data: string) => copied.set(type, data) } })
  expect(Object.fromEntries(copied)).toEqual({ 'text/html': '<p><strong>two</strong></p>', 'text/plain': 'two' })
})

test('plain text is pasted as paragraphs; within a line it takes the marks there', async () => {
  const { editor, saved } = await open('<p><strong>ab</strong></p>')
  await selectWord(editor, 'ab', 1)
  await paste(editor, { text: 'X' })
  expect(await saved()).toBe('<p><strong>aXb</strong></p>')
  await selectEnd(editor)
  await paste(editor, { text: '\n\none\n\ntwo <b>' })
  expect(await saved()).toContain('<p>two &lt;b&gt;</p>')
})

test('a value that the form sets is shown, and a disabled field accepts nothing', async () => {
  const { editor, tool, user, saved } = await open('<p>one</p>', { isDisabled: true })
  expect(editor.getAttribute('contenteditable')).toBe('false')
  expect(editor.getAttribute('aria-disabled')).toBe('true')
  await user.click(tool('Heading'))
  expect(tool('Heading').getAttribute('aria-disabled')).toBe('true')
  expect(await saved()).toBe('<p>one</p>')
})

test('a missing or too long text is reported at the field, which gets the focus', async () => {
  const { editor, saved } = await open('', { isRequired: true, maxLength: 5 })
  expect(editor.getAttribute('aria-required')).toBe('true')
  expect(await saved()).toBeNull()
  const alert = await screen.findByText('This field is required')
  expect(editor.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(editor.getAttribute('aria-describedby')!)).toBe(alert)
  expect(document.activeElement).toBe(editor)
  await selectEnd(editor)
  await write(editor, 'Đức Anh')
  expect(await screen.findByText('Maximum length is 5')).toBeTruthy()
  expect(screen.getByText('7 / 5')).toBeTruthy()
})
