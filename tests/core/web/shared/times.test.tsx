import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import i18n from 'i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { readTimeText, timePattern } from '../../../../common/forms/timeText.ts'
import { TimeField } from '../../../../web/shared/fields/dates/TimeField.tsx'
import en from '../../../../web/shared/texts/en.ts'
import ja from '../../../../web/shared/texts/ja.ts'
import vi from '../../../../web/shared/texts/vi.ts'
import { accessFaults } from '../../../support/axe.ts'
import { renderForm } from '../../../support/form.tsx'

afterEach(() => i18n.changeLanguage('en'))

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['14時30分', '14:30'],
  ['１４：３０', '14:30'],
  [' 00:00 ', '00:00'],
  ['2:30 pm', '14:30'],
  ['12:15 a.m.', '00:15'],
  ['13:00 pm', null],
  ['24:00', null],
  ['9:60', null],
  ['9:5', null],
  ['14', null],
  ['', null],
])('%s is read as %s', (text, time) => {
  expect(readTimeText(text)).toBe(time)
  // The browser only accepts valid times and does not know a.m. and p.m.
  if (time && !/m/.test(text)) expect(text).toMatch(new RegExp(`^(?:${timePattern})$`, 'v'))
})

describe('a time in a form', () => {
  const open = (time = '') =>
    renderForm<{ time: string }>({ time }, (control) => <TimeField control={control} name="time" label="Begin" />)
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Begin/ })

  test('can be typed with digits alone, and is shown as hh:mm in every language', async () => {
    const { user, sent } = open()
    for (const [language, texts, form] of [
      ['vi', vi, 'giờ:phút'],
      ['ja', ja, '時:分'],
      ['en', en, 'hh:mm'],
    ] as const) {
      i18n.addResourceBundle(language, 'shared', texts)
      // oxlint-disable-next-line no-await-in-loop -- one language after the other
      await act(() => i18n.changeLanguage(language))
      expect(box().placeholder).toBe(form)
    }
    expect([box().type, box().inputMode]).toEqual(['text', 'numeric'])
    await user.type(box(), '1430')
    expect(box().value).toBe('14:30')
    await user.clear(box())
    await user.type(box(), '9:05')
    expect(box().value).toBe('9:05')
    await user.tab()
    expect(box().value).toBe('09:05')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent.at(-1)).toEqual({ time: '09:05' }))
    expect(await accessFaults()).toEqual([])
  })

  test('goes up and down with the arrow keys, hours and minutes wrapping separately', async () => {
    const { user } = open('23:59')
    await user.click(box())
    box().setSelectionRange(0, 0)
    await user.keyboard('{ArrowUp}')
    expect(box().value).toBe('00:59')
    await waitFor(() => expect([box().selectionStart, box().selectionEnd]).toEqual([0, 2]))
    box().setSelectionRange(4, 4)
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(box().value).toBe('00:00')
    await waitFor(() => expect([box().selectionStart, box().selectionEnd]).toEqual([3, 5]))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(box().value).toBe('00:00')
    // An empty field starts at the current time.
    await user.clear(box())
    await user.keyboard('{ArrowDown}')
    expect(box().value).toMatch(/^\d\d:\d\d$/)
  })

  test('stays as typed while it is invalid, and reports this; full-width digits are not changed while typing', async () => {
    const { user, sent } = open()
    await user.type(box(), '25:00{Enter}')
    expect(await screen.findByText('Enter a time as hh:mm, for example 14:30')).toBeTruthy()
    expect([box().value, sent]).toEqual(['25:00', []])
    fireEvent.input(box(), { target: { value: '１４３０' }, isComposing: true })
    expect(box().value).toBe('１４３０')
    await user.tab()
    expect(box().value).toBe('14:30')
    await user.clear(box())
    expect(await screen.findByText('This field is required')).toBeTruthy()
  })
})
