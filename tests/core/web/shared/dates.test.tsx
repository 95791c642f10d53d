import { act, screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import 'dayjs/locale/ja'
import 'dayjs/locale/vi'
import i18n from 'i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { daysOf, noSpan } from '../../../../web/shared/format/dateRanges.ts'
import { DatePicker } from '../../../../web/shared/fields/dates/DatePicker.tsx'
import { DateRangePicker } from '../../../../web/shared/fields/dates/DateRangePicker.tsx'
import { readDay } from '../../../../web/shared/fields/dates/dateText.ts'
import en from '../../../../web/shared/texts/en.ts'
import ja from '../../../../web/shared/texts/ja.ts'
import vi from '../../../../web/shared/texts/vi.ts'
import { accessFaults } from '../../../support/axe.ts'
import { renderForm } from '../../../support/form.tsx'

afterEach(async () => {
  dayjs.locale('en')
  await i18n.changeLanguage('en')
})

test.each([
  ['31/01/2026', '2026-01-31'],
  ['1/2/2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['1-2-2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['2026/2/1', '2026-02-01'],
  ['2026年2月1日', '2026-02-01'],
  ['０１/０２/２０２６', '2026-02-01'],
  [' 29/02/2024 ', '2024-02-29'],
  ['2026-02-01T00:30:00', '2026-02-01'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['01/13/2026', null],
  ['1/2/26', null],
  ['01/02', null],
  ['tomorrow', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

describe('a day in a form', () => {
  const open = (props: { min?: string; max?: string; isRequired?: boolean } = {}, day = '') =>
    renderForm<{ day: string }>({ day }, (control) => (
      <DatePicker control={control} name="day" label="Start" {...props} />
    ))
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Start/ })
  const grid = async () => within(await screen.findByRole('grid'))
  const openCalendar = async (user: { click: (element: Element) => Promise<void> }) => {
    await user.click(screen.getByRole('button', { name: 'Calendar: Start' }))
    await grid()
  }
  const focused = () => document.activeElement?.getAttribute('aria-label')

  test('can be typed, pasted in ISO format, and removed', async () => {
    const { user, sent } = open()
    await user.type(box(), '5/3/2026')
    await user.tab()
    expect(box().value).toBe('05/03/2026')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ day: '2026-03-05' }])
    await user.clear(box())
    await user.click(box())
    await user.paste('2026-12-31')
    expect(box().value).toBe('31/12/2026')
    await user.click(screen.getByRole('button', { name: 'Clear: Start' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent.at(-1)).toEqual({ day: '' })
    expect(await accessFaults()).toEqual([])
  })

  test('is refused under the field if it is invalid, missing or out of range', async () => {
    const { user, sent } = open({ isRequired: true, min: '2026-01-10', max: '2026-01-20' })
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
    await save()
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(document.activeElement).toBe(box())
    await user.type(box(), '30/02/2026')
    expect(await screen.findByText('Enter a date as DD/MM/YYYY')).toBeTruthy()
    await user.tab()
    expect(box().value).toBe('30/02/2026')
    await user.clear(box())
    await user.type(box(), '09/01/2026')
    expect(await screen.findByText('Not before 10/01/2026')).toBeTruthy()
    await user.clear(box())
    await user.type(box(), '21/01/2026')
    expect(await screen.findByText('Not after 20/01/2026')).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(box())
    await user.type(box(), '20/01/2026')
    await save()
    expect(sent).toEqual([{ day: '2026-01-20' }])
  })

  test('can be chosen in the calendar with the keyboard alone', async () => {
    const { user, sent } = open({ min: '2026-01-02' }, '2026-01-31')
    box().focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(focused()).toBe('Saturday, January 31, 2026'))
    expect(await accessFaults()).toEqual([])
    const steps: [string, string][] = [
      ['{PageDown}', 'Saturday, February 28, 2026'],
      ['{ArrowRight}', 'Sunday, March 1, 2026'],
      ['{ArrowUp}', 'Sunday, February 22, 2026'],
      ['{End}', 'Sunday, February 22, 2026'],
      ['{Home}', 'Monday, February 16, 2026'],
      ['{ArrowDown}', 'Monday, February 23, 2026'],
      ['{End}', 'Sunday, March 1, 2026'],
      ['{ArrowLeft}', 'Saturday, February 28, 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Friday, February 28, 2025'],
    ]
    for (const [key, day] of steps) {
      await user.keyboard(key)
      expect(focused()).toBe(day)
    }
    // Days before the first allowed one can be viewed but not chosen.
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    expect(box().value).toBe('31/01/2026')
    await user.keyboard('{Shift>}{PageDown}{/Shift}{Enter}')
    expect(box().value).toBe('28/02/2026')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(focused()).toBe('Calendar: Start')
    await user.keyboard('{Enter}')
    await grid()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ day: '2026-02-28' }])
  })

  test('is marked in the calendar, whose buttons change the month', async () => {
    const { user } = open({}, '2026-01-31')
    await openCalendar(user)
    await grid()
    expect([...document.querySelectorAll('td[aria-selected=true]')].map(({ textContent }) => textContent)).toEqual([
      '31',
    ])
    expect(screen.getByRole('heading', { name: 'January 2026' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(screen.getByRole('heading', { name: 'December 2025' })).toBeTruthy()
    await user.click((await grid()).getByRole('button', { name: 'Thursday, December 25, 2025' }))
    expect(box().value).toBe('25/12/2025')
  })

  test.each([
    ['vi', vi, 'tháng 1 năm 2026', 'Thứ 2', '31 tháng 1'],
    ['ja', ja, '2026年1月', '月', '2026年1月31日土曜日'],
    ['en', en, 'January 2026', 'Mon', 'January 31'],
  ] as const)(
    'has a calendar in %s with weeks that begin on Monday, as in This Week',
    async (language, texts, title, weekday, label) => {
      i18n.addResourceBundle(language, 'shared', texts)
      dayjs.locale(language)
      await act(() => i18n.changeLanguage(language))
      const { user } = open({}, '2026-01-31')
      await user.click(screen.getByRole('button', { name: `${texts.calendar}: Start` }))
      const days = await grid()
      expect(screen.getByRole('heading').textContent?.toLowerCase()).toBe(title.toLowerCase())
      expect(days.getAllByRole('columnheader')[0]?.textContent).toBe(weekday)
      expect(daysOf('this-week', dayjs('2026-11-22T10:00:00'))).toEqual({ from: '2026-11-16', to: '2026-11-22' })
      expect(days.getAllByRole('button').some((day) => day.getAttribute('aria-label')?.includes(label))).toBe(true)
    },
  )
})

describe('a range in a form', () => {
  const open = (props = {}) =>
    renderForm({ span: noSpan }, (control) => (
      <DateRangePicker control={control} name="span" label="Period" {...props} />
    ))
  const save = (user: { click: (element: Element) => Promise<void> }) =>
    user.click(screen.getByRole('button', { name: 'Save' }))

  test('stores a shortcut as a shortcut', async () => {
    const { user, sent } = open()
    await user.click(screen.getByRole('button', { name: 'Period: Choose…' }))
    const panel = within(screen.getByRole('dialog', { name: 'Period' }))
    expect(panel.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'This Week',
      'This Month',
      'Last Month',
      'This Year',
    ])
    await user.click(panel.getByRole('button', { name: 'Last Month' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await save(user)
    expect(sent).toEqual([{ span: { range: 'last-month', from: '', to: '' } }])
    await user.click(screen.getByRole('button', { name: 'Clear: Period' }))
    await save(user)
    expect(sent.at(-1)).toEqual({ span: noSpan })
  })

  test('accepts two days from the calendar, and one of them typed again', async () => {
    const { user, sent } = open()
    await user.click(screen.getByRole('button', { name: 'Period: Choose…' }))
    const from = screen.getByRole('textbox', { name: 'From' })
    await user.type(from, '10/01/2026')
    await user.click(await screen.findByRole('button', { name: 'Monday, January 12, 2026' }))
    await user.click(screen.getByRole('button', { name: 'Tuesday, January 20, 2026' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Period: 12/01/2026 – 20/01/2026' }))
    await screen.findByRole('grid')
    expect(document.querySelectorAll('td[data-within]')).toHaveLength(9)
    expect(await accessFaults()).toEqual([])
    const to = screen.getByRole('textbox', { name: 'To' })
    await user.clear(to)
    await user.type(to, '11/01/2026')
    expect(screen.getByRole('alert').textContent).toBe('The first day is after the last one.')
    await user.keyboard('{Escape}')
    await save(user)
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Period/ }))
    await user.clear(screen.getByRole('textbox', { name: 'To' }))
    await save(user)
    expect(sent).toEqual([{ span: { range: null, from: '2026-01-12', to: '' } }])
  })

  test('does not pass on invalid days', async () => {
    const { user, sent } = open({ isRequired: true })
    await user.click(screen.getByRole('button', { name: /^Period/ }))
    await user.type(screen.getByRole('textbox', { name: 'From' }), '31/02/2026')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe('Enter a date as DD/MM/YYYY')
    await save(user)
    expect((await screen.findByText('This field is required')).getAttribute('role')).toBe('alert')
    expect(sent).toEqual([])
  })
})
