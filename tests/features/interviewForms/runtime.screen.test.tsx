import { screen, within } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import type { Answers } from '../../../common/forms/answers.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { DynamicForm, FormScore } from '../../../web/shared/forms/DynamicForm.tsx'
import { focusFirstProblem, useAnswers } from '../../../web/shared/forms/useAnswers.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

function Form({ fields, onSent }: { fields: FormField[]; onSent: (answers: Answers) => void }) {
  const form = useAnswers(fields)
  const box = useRef<HTMLDivElement>(null)
  const send = () => {
    const answers = form.submit()
    if (answers) onSent(answers)
    else setTimeout(() => focusFirstProblem(box.current))
  }
  return (
    <div ref={box}>
      <DynamicForm fields={fields} answers={form.answers} problems={form.problems} onAnswer={form.set} columns={2} />
      <FormScore fields={fields} answers={form.answers} />
      <button onClick={send}>Send</button>
    </div>
  )
}

function open(...fields: FormField[]) {
  const sent: Answers[] = []
  const rendered = renderScreen(<Form fields={fields} onSent={(answers) => sent.push(answers)} />, {
    rest: fakeRest(),
    path: '/',
  })
  return { ...rendered, sent, send: () => rendered.user.click(screen.getByRole('button', { name: 'Send' })) }
}

test('every kind has its control, its default and its answer', async () => {
  const { user, sent, send } = open(
    newField('Title', 't'),
    { ...newField('Input', 'i'), title: 'Name' },
    { ...newField('Radio', 'r'), title: 'One of three' },
    { ...newField('Combobox', 'c'), title: 'Pick' },
    { ...newField('Multiple', 'm'), title: 'Several' },
    { ...newField('Rate', 'rate'), title: 'Stars', defaultValue: 2 },
    { ...newField('Switch', 's'), title: 'On' },
    { ...newField('DatePicker', 'd'), title: 'Day', defaultValue: '03/02/2026' },
    { ...newField('TimePicker', 'time'), title: 'Time', defaultValue: '09:30' },
    { ...newField('Slider', 'slide'), title: 'Slide', value: 40 },
    newField('Upload', 'u'),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mai')
  expect(
    within(screen.getByRole('radiogroup', { name: 'One of three' })).getByRole<HTMLInputElement>('radio', {
      name: 'One',
    }).checked,
  ).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Two' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pick' }), 'Two')
  await user.click(screen.getByRole('checkbox', { name: 'Three' }))
  await user.click(screen.getByRole('radio', { name: '4 of 5' }))
  await user.click(screen.getByRole('switch', { name: 'On' }))
  expect([
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value,
    screen.getByLabelText<HTMLInputElement>('Time').value,
  ]).toEqual(['03/02/2026', '09:30'])
  expect(screen.getByText('Will support soon')).toBeTruthy()
  await send()
  expect(sent).toEqual([
    {
      i: { value: 'Mai' },
      r: { value: 'Two' },
      c: { value: 'Two' },
      m: { value: ['One', 'Three'] },
      rate: { value: 4 },
      s: { value: true },
      d: { value: '2026-02-03' },
      time: { value: '09:30' },
      slide: { value: 40 },
      u: { value: null },
    },
  ])
})

test('errors appear under their questions on sending, and go when they are fixed; the first one gets the focus', async () => {
  const { user, sent, send } = open(
    { ...newQuestion('Text', 'why'), title: 'Why', required: true },
    { ...newQuestion('Choice', 'how'), title: 'How', required: true, reasonTitle: 'Because' },
    {
      ...newQuestion('Text', 'years'),
      title: 'Years',
      displayRestriction: true,
      resOption: 'Between',
      minValue: 1,
      maxValue: 5,
    },
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(await screen.findByRole('textbox', { name: 'Years' }), '9')
  await send()
  for (const text of [
    'Please enter your answer',
    'Please choose your answer',
    'Please enter reason',
    'Value must be between 1 and 5',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  const why = screen.getByRole('textbox', { name: /^Why/ })
  expect(document.activeElement).toBe(why)
  await user.type(why, 'Too short')
  expect(screen.getByText('Should be more than 20 character')).toBeTruthy()
  await user.type(why, ', so a few words more')
  await user.click(screen.getByRole('radio', { name: 'Option 2' }))
  await user.type(screen.getByRole('textbox', { name: /^Because/ }), 'As the candidate said so')
  await user.type(screen.getByRole('textbox', { name: 'Years' }), '{Backspace}3')
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  expect(sent.at(-1)).toMatchObject({
    how: { value: 'Option 2', reason: 'As the candidate said so' },
    years: { value: '3' },
  })
})

test('points and percents are added up as options are chosen; a second click removes a rating', async () => {
  const { user } = open(
    {
      ...newQuestion('Choice', 'a'),
      title: 'A',
      values: [
        { value: 'Good', point: 5, percent: 50 },
        { value: 'Bad', point: 1, percent: 10 },
      ],
    },
    { ...newQuestion('Rate', 'b'), title: 'B', levels: 3, symbol: 'Number' },
  )
  await user.click(await screen.findByRole('radio', { name: 'Bad' }))
  expect(screen.getByRole('status').textContent).toBe('Points: 1 of 5Percent: 10 of 50')
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  expect(screen.getByRole('status').textContent).toContain('Points: 5 of 5')
  const rating = screen.getByRole<HTMLInputElement>('radio', { name: '3 of 3' })
  await user.click(rating)
  expect(rating.checked).toBe(true)
  await user.click(rating)
  expect(rating.checked).toBe(false)
})

test('a form without fields says so', async () => {
  open()
  expect(await screen.findByText('This form is empty')).toBeTruthy()
})

test('a field appears and disappears with the answer that it depends on; this is announced, the focus stays, and hidden answers are not sent', async () => {
  const { user, sent, send } = open(
    { ...newField('Radio', 'r'), title: 'Relocates' },
    { ...newField('Input', 'where'), title: 'Where to', required: true, showWhen: { field: 'r', is: ['Two'] } },
    { ...newField('Switch', 's'), title: 'With family', showWhen: { field: 'r', is: ['Two', 'Three'] } },
    { ...newField('Paragraph', 'p'), title: 'P', text: 'School', showWhen: { field: 's', is: [true] } },
  )
  const status = () => screen.getByRole('status').textContent
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'One' })).checked).toBe(true)
  expect([screen.queryByRole('textbox', { name: /^Where to/ }), screen.queryByRole('switch')]).toEqual([null, null])
  expect(status()).toBe('')
  const two = screen.getByRole('radio', { name: 'Two' })
  await user.click(two)
  expect(document.activeElement).toBe(two)
  expect(status()).toBe('Now asked: Where to, With family')
  await send()
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Where to/ }), 'Huế')
  expect(status()).toBe('')
  await user.click(screen.getByRole('switch', { name: 'With family' }))
  expect(screen.getByText('School')).toBeTruthy()
  const three = screen.getByRole('radio', { name: 'Three' })
  await user.click(three)
  expect(status()).toBe('No longer asked: Where to')
  expect(document.activeElement).toBe(three)
  await send()
  expect(sent).toEqual([{ r: { value: 'Three' }, s: { value: true } }])
  // The typed text comes back with its question.
  await user.click(two)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Where to/ }).value).toBe('Huế')
})
