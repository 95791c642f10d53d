import { expect, test } from 'vitest'
import { answerText, pointsOf } from '../../../common/forms/answerText.ts'
import { compareAnswers, type ComparedPerson } from '../../../common/forms/comparison.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'

const words = { yes: 'Yes', no: 'No' }
const task = {
  ...newQuestion('Choice', 'task'),
  title: 'Task',
  values: [
    { label: 'Solved it', value: 'a', point: 0.1 },
    { label: 'Asked well', value: 'b', point: 0.2 },
  ],
  multipleAnswer: true,
}

test('each kind of answer is one line of text', () => {
  const text = (field: Parameters<typeof answerText>[0], value: never) => answerText(field, { value }, words)
  expect([
    text(task, ['a', 'b'] as never),
    text(newField('Rate', 'r'), 4 as never),
    text(newField('Rate', 'r'), 0 as never),
    text(newField('Switch', 's'), false as never),
    text(newField('Upload', 'u'), ['a/b.pdf', 'Task.pdf'] as never),
    text(newField('Slider', 's'), 0 as never),
    text(newQuestion('Text', 't'), '  ' as never),
    text(newField('Radio', 'r'), 'gone' as never),
  ]).toEqual(['Solved it; Asked well', '4 / 5', '', 'No', 'Task.pdf', '0', '', 'gone'])
  expect(
    answerText(newField('DatePicker', 'd'), { value: '2026-11-24' }, { ...words, day: (day) => day.slice(0, 4) }),
  ).toBe('2026')
  expect(answerText(task, undefined, words)).toBe('')
})

test('points are the sum for the chosen options, without rounding errors; a question without points has none', () => {
  expect(pointsOf(task, { value: ['a', 'b'] })).toBe(0.3)
  expect(pointsOf(task, { value: [] })).toBe(0)
  expect(pointsOf(newField('Radio', 'r'), { value: 'One' })).toBeNull()
})

test('versions of a form share one table, another form has its own; a question that was not asked differs from one without an answer', () => {
  const text = (key: string, title: string, more: object = {}) => ({ ...newQuestion('Text', key), title, ...more })
  const person = (given: Partial<ComparedPerson>): ComparedPerson => ({
    formId: 'one',
    formName: 'Interview',
    version: 1,
    fields: [],
    answers: {},
    ...given,
  })
  const [one, other, ...more] = compareAnswers([
    person({
      fields: [newField('Title', 'title'), text('a', 'Old words'), text('b', 'Only before')],
      answers: { a: { value: 'A1' } },
    }),
    person({
      version: 2,
      formName: 'Interview, mended',
      fields: [
        { ...newField('Switch', 'if'), title: 'If' },
        text('a', 'New words'),
        text('c', 'Then', { showWhen: { field: 'if', is: [true] } }),
      ],
      answers: { a: { value: 'A2' }, c: { value: 'never asked' }, if: { value: false } },
    }),
    person({ formId: 'two', formName: 'Culture', fields: [text('a', 'Fit')], answers: { a: { value: 'A3' } } }),
  ])
  const said = (form: typeof one) =>
    form!.rows.map(({ title, cells }) => [title, ...cells.map((cell) => cell && (cell.answer?.value ?? 'none'))])
  expect(more).toEqual([])
  expect(one!.name).toBe('Interview, mended')
  expect(said(one)).toEqual([
    ['If', null, false, null],
    ['New words', 'A1', 'A2', null],
    ['Then', null, null, null],
    ['Only before', 'none', null, null],
  ])
  expect(said(other)).toEqual([['Fit', null, null, 'A3']])
})
