import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18n from 'i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureUrl } from '../../../../common/richText/kinds.ts'
import { RichTextField } from '../../../../web/shared/richText/RichTextField.tsx'
import { urlOf } from '../../../../web/shared/richText/editor/tools/LinkTool.tsx'
import en from '../../../../web/shared/richText/en.ts'
import ja from '../../../../web/shared/richText/ja.ts'
import viTexts from '../../../../web/shared/richText/vi.ts'
import type { Session } from '../../../../web/shared/session/session.ts'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderForm } from '../../../support/form.tsx'
import { beforeInput, findEditor, paste, selectEnd, selectWord, write } from '../../../support/richEditor.ts'

const tokens = [
  { name: 'Job_Title', label: 'Title of the job' },
  { name: 'Job_Link', label: 'Link to the job' },
]
const path = '0b1c2d3e-0000-4000-8000-000000000001/2026-03/0b1c2d3e-0000-4000-8000-0000000000aa.png'
const picture = (alt = '') => `<p><img src="${pictureUrl(path)}" alt="${alt}"></p>`

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})
afterEach(() => i18n.changeLanguage('en'))

async function open(text = '', request?: Session['request']) {
  const here = renderForm<{ text: string }>(
    { text },
    (control) => <RichTextField control={control} name="text" label="Contents" kind="mail" tokens={tokens} />,
    fakeRest(),
    { request },
  )
  const editor = await findEditor('Contents')
  const saved = async () => {
    await here.user.click(screen.getByRole('button', { name: 'Save' }))
    return here.sent.at(-1)!.text
  }
  return { ...here, editor, saved, tool: (name: string) => screen.getByRole('button', { name }) }
}

test('the toolbar is one stop of the Tab key; arrows, Home and End move within it', async () => {
  const { tool, user } = await open('<p>x</p>')
  const bar = screen.getByRole('toolbar', { name: 'Formatting' })
  await waitFor(() => expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1))
  await user.tab()
  expect(document.activeElement).toBe(tool('Heading'))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tool('Bold'))
  await user.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(tool('Edit as plain text'))
  await user.keyboard('{ArrowRight}{End}')
  expect(document.activeElement).toBe(tool('Edit as plain text'))
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

describe('links', () => {
  test('the selected text is linked, the link is changed and removed', async () => {
    const { editor, saved, tool, user } = await open('<p>see the job</p>')
    await selectWord(editor, 'the job')
    await user.click(tool('Link'))
    const dialog = () => within(screen.getByRole('dialog', { name: 'Link' }))
    expect(dialog().queryByLabelText('Text')).toBeNull()
    await user.type(dialog().getByLabelText('Address'), 'javascript:alert(1){Enter}')
    expect(dialog().getByRole('alert').textContent).toBe('Enter the address of a web page or an e-mail address')
    await user.clear(dialog().getByLabelText('Address'))
    await user.type(dialog().getByLabelText('Address'), 'hire.example/1{Enter}')
    expect(await saved()).toBe('<p>see <a href="https://hire.example/1" rel="noopener">the job</a></p>')
    await selectWord(editor, 'the job', 3)
    expect(tool('Link').getAttribute('aria-pressed')).toBe('true')
    await user.click(tool('Link'))
    await user.click(dialog().getByRole('button', { name: 'Remove link' }))
    expect(await saved()).toBe('<p>see the job</p>')
  })

  test('without a selection the link is entered with its text', async () => {
    const { editor, saved, tool, user } = await open()
    await selectEnd(editor)
    await user.click(tool('Link'))
    await user.type(screen.getByLabelText('Text'), 'Apply here')
    await user.type(screen.getByLabelText('Address'), 'Job_Link')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await saved()).toBe('<p><a href="Job_Link" rel="noopener">Apply here</a></p>')
  })

  test.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['a.example', 'https://a.example'],
    [' a.example:8080/x ', 'https://a.example:8080/x'],
    ['an@a.example', 'mailto:an@a.example'],
    ['mailto:an@a.example', 'mailto:an@a.example'],
    ['Job_Link', 'Job_Link'],
    ['No_Such', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//a.example', null],
    ['ftp://a.example', null],
    ['', null],
    ['a b.example', null],
  ])('%s leads to %s', (typed, url) => {
    expect(urlOf(typed, tokens)).toBe(url)
  })
})

test('a placeholder is inserted, skipped by the cursor, and deleted after it was selected', async () => {
  const { editor, saved, tool, user } = await open('<p>Hi</p>')
  await selectEnd(editor)
  await user.click(tool('Placeholder'))
  await user.keyboard('{ArrowDown}{ArrowUp}')
  await user.click(screen.getByRole('button', { name: /^Job_Title/ }))
  await write(editor, ', welcome')
  const html = '<p>Hi<span data-token="Job_Title">Job_Title</span>, welcome</p>'
  expect(await saved()).toBe(html)
  expect(screen.getByRole('img', { name: 'Job_Title' }).getAttribute('contenteditable')).toBe('false')
  await selectWord(editor, ', welcome', 0)
  await beforeInput(editor, 'deleteContentBackward')
  expect(await saved()).toBe(html)
  expect(screen.getByRole('img', { name: 'Job_Title' }).dataset.selected).toBe('true')
  await beforeInput(editor, 'deleteContentBackward')
  expect(await saved()).toBe('<p>Hi, welcome</p>')
})

describe('pictures', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })

  test('selected files are uploaded, described and removed', async () => {
    const uploads: string[] = []
    const { editor, saved, user, tool } = await open('<p>x</p>', async (url) => {
      if (url.startsWith('/upload')) uploads.push(url)
      return new Response(JSON.stringify(path))
    })
    await selectEnd(editor)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file('team.png'))
    await user.type(await screen.findByRole('textbox', { name: /^Description for people/ }), 'The team')
    expect(uploads).toEqual(['/upload/commonsUpload'])
    expect(await saved()).toBe(`<p>x</p>${picture('The team')}`)
    expect(tool('Image')).toBeTruthy()
    await user.click(tool('Remove image'))
    expect(await saved()).toBe('<p>x</p>')
  })

  test('other files and failed uploads are reported, and pasted pictures are accepted', async () => {
    const request = vi.fn<Session['request']>(async () => {
      throw new Error('away')
    })
    const { editor, saved, user } = await open('<p>x</p>', request)
    await selectEnd(editor)
    for (const name of ['a.svg', 'a.webp', 'a.pdf']) {
      await paste(editor, { files: [file(name)] })
      expect(screen.getByText('Only JPG, PNG and GIF images can be inserted.')).toBeTruthy()
    }
    expect(request).not.toHaveBeenCalled()
    await paste(editor, { files: [file('a.gif')] })
    expect(await screen.findByText('a.gif could not be uploaded.')).toBeTruthy()
    request.mockImplementation(async () => new Response(JSON.stringify(path)))
    await paste(editor, { files: [file('a.JPEG')] })
    await waitFor(() => expect(editor.querySelector('img')).toBeTruthy())
    expect(await saved()).toBe(`<p>x</p>${picture()}`)
    const large = file('b.png')
    Object.defineProperty(large, 'size', { value: 11 * 1_048_576 })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, large)
    expect(screen.getByText('Images can be at most 10 MB.')).toBeTruthy()
  })
})

test('plain text: unchanged parts keep their formatting', async () => {
  const html =
    '<h2>Job</h2><p>one <strong>two</strong></p><ul><li><em>a</em></li><li>b</li></ul><p>Hi <span data-token="Job_Title">Job_Title</span></p>'
  const { saved, tool, user } = await open(html)
  await user.click(tool('Edit as plain text'))
  const box = await findEditor('Contents')
  expect([box.tagName, document.activeElement]).toEqual(['TEXTAREA', box])
  expect((box as HTMLTextAreaElement).value).toBe('## Job\n\none two\n\n- a\n- b\n\nHi Job_Title')
  expect(await saved()).toBe(html)
  fireEvent.change(box, { target: { value: '### Job\n\none two\n\n- a\n- c\n\nChào Job_Title\nx\n\n1. z' } })
  expect(await saved()).toBe(
    '<h3>Job</h3><p>one <strong>two</strong></p><ul><li><em>a</em></li><li>c</li></ul><p>Chào <span data-token="Job_Title">Job_Title</span><br>x</p><ol><li>z</li></ol>',
  )
  await user.click(tool('Edit as plain text'))
  const editor = await findEditor('Contents')
  expect([editor.tagName, document.activeElement]).toEqual(['DIV', editor])
  expect(editor.textContent).toContain('Chào')
})

describe.each([
  ['en', en],
  ['vi', viTexts],
  ['ja', ja],
])('in %s', (language, texts) => {
  test('every control has a name, and axe finds nothing', async () => {
    i18n.addResourceBundle(language, 'richText', texts)
    await i18n.changeLanguage(language)
    const { user } = await open(`<p>x</p>${picture('The team')}`, async () => new Response())
    const bar = screen.getByRole('toolbar', { name: texts.tools })
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    const { heading, subheading, bold, italic, underline, bulletedList, numberedList } = texts
    expect(names).toEqual(
      [heading, subheading, bold, italic, underline, bulletedList, numberedList].concat([
        texts.link,
        texts.picture,
        texts.token,
        texts.undo,
        texts.redo,
        texts.plainText,
      ]),
    )
    expect(await accessFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: texts.link }))
    expect(await accessFaults()).toEqual([])
    await user.click(screen.getByRole('button', { name: texts.plainText }))
    expect(screen.getByText(texts.plainTextHint)).toBeTruthy()
    expect(await accessFaults()).toEqual([])
  })
})
