import { expect, test } from 'vitest'
import { defaultAnswer, defaultAnswers, type AnswerValue } from '../../../common/forms/answers.ts'
import { checkAnswers, checkReason, checkValue } from '../../../common/forms/check.ts'
import { columnsOf, hasReason, sliderRange, type FieldMembers, type FormField } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { scoreOf } from '../../../common/forms/score.ts'

const now = new Date(2026, 10, 21, 9, 5)
const input = (more: Partial<FieldMembers> = {}) => ({ ...newField('Input', 'a'), ...more })
const text = (more: Partial<FieldMembers> = {}) => ({ ...newQuestion('Text', 'a'), ...more })
const choice = (more: Partial<FieldMembers> = {}) => ({ ...newQuestion('Choice', 'a'), ...more })
const check = (field: FormField, value: AnswerValue) => checkValue(field, { value })
const long = (length: number) => 'x'.repeat(length)

test('a required field left empty shows its own message', () => {
  expect(check(input({ required: true, error: 'Say it' }), ' ')).toEqual({ code: 'own', text: 'Say it' })
  expect(check(input({ required: true }), '')).toEqual({ code: 'required' })
  expect(checkValue(input({ required: true }), undefined)).toEqual({ code: 'required' })
  expect(check({ ...newField('Rate', 'a'), required: true }, 0)).toEqual({ code: 'required' })
  expect(check({ ...newField('Checkbox', 'a'), required: true }, false)).toEqual({ code: 'required' })
  expect(check({ ...newField('Switch', 'a'), required: true }, false)).toBeNull()
  expect(check({ ...newField('Multiple', 'a'), required: true }, [])).toEqual({ code: 'required' })
  expect(check(input({ required: true, disabled: true }), '')).toBeNull()
  expect(checkValue({ ...newField('Upload', 'a'), required: true }, undefined)).toEqual({ code: 'required' })
  expect(checkValue({ title: 'Odd', inputType: 'Hologram', required: true }, undefined)).toBeNull()
})

test('Input and TextArea enforce their lengths, counted in characters and not in surrogate halves', () => {
  const field = input({ minLength: 2, maxLength: 4 })
  expect(['x', 'xx', 'xxxx', 'xxxxx', ''].map((value) => check(field, value))).toEqual([
    { code: 'minLength', n: 2 },
    null,
    null,
    { code: 'maxLength', n: 4 },
    null,
  ])
  expect(check(field, '👩👩👩👩')).toBeNull()
  const area = { ...newField('TextArea', 'a'), minLength: 2, maxLength: 3 }
  expect([check(area, 'x'), check(area, 'xxxx')]).toEqual([
    { code: 'minLength', n: 2 },
    { code: 'maxLength', n: 3 },
  ])
})

test('a numeric Input accepts values within its bounds only', () => {
  const field = input({ valueType: 'number', greaterThan: 5, lessThan: 10 })
  expect(['4.9', '5', '7,5', '10', '10.1', 'ten'].map((value) => check(field, value))).toEqual([
    { code: 'atLeast', n: 5 },
    null,
    null,
    null,
    { code: 'atMost', n: 10 },
    { code: 'notANumber' },
  ])
  expect(check(input({ greaterThan: 5 }), '1')).toBeNull()
})

test('a Text question has 20 to 3000 characters unless it says otherwise; an empty optional one is fine', () => {
  expect([19, 20, 3000, 3001].map((length) => check(text(), long(length)))).toEqual([
    { code: 'textTooShort', n: 20 },
    null,
    null,
    { code: 'textTooLong', n: 3000 },
  ])
  expect(check(text({ minLength: 1, maxLength: 2 }), long(3))).toEqual({ code: 'textTooLong', n: 2 })
  // Short answers are requested by a maximum alone: the default minimum of 20 does not apply to them.
  expect(check(text({ maxLength: 10 }), long(10))).toBeNull()
  expect(check(text({ minLength: 5 }), long(4))).toEqual({ code: 'textTooShort', n: 5 })
  expect(check(text(), '')).toBeNull()
  expect(check(text({ required: true }), '  ')).toEqual({ code: 'answerRequired' })
})

test('numeric restrictions bound an answer, which may then be short', () => {
  const restricted = (resOption: FieldMembers['resOption'], more: Partial<FieldMembers> = {}) =>
    text({ displayRestriction: true, resOption, ...more })
  expect(check(restricted('Number'), '7')).toBeNull()
  expect(check(restricted('Number'), 'seven')).toEqual({ code: 'notANumber' })
  expect(check(restricted('Number', { minLength: 2 }), '7')).toEqual({ code: 'textTooShort', n: 2 })
  const low = { minValue: 3 }
  expect(['3', '3.1'].map((value) => check(restricted('Greater than', low), value))).toEqual([
    { code: 'greaterThan', n: 3 },
    null,
  ])
  expect(['2.9', '3'].map((value) => check(restricted('Greater than or equal to', low), value))).toEqual([
    { code: 'greaterOrEqual', n: 3 },
    null,
  ])
  expect(check(restricted('Greater than', { minValue: null, markedValue: 4 }), '4')).toEqual({
    code: 'greaterThan',
    n: 4,
  })
  expect(['9', '8.9'].map((value) => check(restricted('Less than', { maxValue: 9 }), value))).toEqual([
    { code: 'lessThan', n: 9 },
    null,
  ])
  expect(['9.1', '9'].map((value) => check(restricted('Less than or equal to', { maxValue: 9 }), value))).toEqual([
    { code: 'lessOrEqual', n: 9 },
    null,
  ])
  const between = restricted('Between', { minValue: 3, maxValue: 9 })
  expect(['2', '3', '9', '10'].map((value) => check(between, value))).toEqual([
    { code: 'between', min: 3, max: 9 },
    null,
    null,
    { code: 'between', min: 3, max: 9 },
  ])
  expect(check({ ...text(), displayRestriction: true, resOption: 'Less than equal', maxValue: 9 }, '10')).toEqual({
    code: 'lessOrEqual',
    n: 9,
  })
  expect(check(text({ displayRestriction: false, resOption: 'Number' }), long(20))).toBeNull()
})

test('a required Choice must be answered from its options, and its reason given', () => {
  const required = choice({ required: true })
  expect(check(required, null)).toEqual({ code: 'choiceRequired' })
  expect(hasReason(required)).toBe(true)
  expect(checkReason(required, { value: 'Option 1' })).toEqual({ code: 'reasonRequired' })
  expect(checkReason(required, { value: 'Option 1', reason: long(19) })).toEqual({ code: 'textTooShort', n: 20 })
  expect(checkReason(required, { value: 'Option 1', reason: long(3001) })).toEqual({ code: 'textTooLong', n: 3000 })
  expect(checkReason(required, { value: 'Option 1', reason: long(20) })).toBeNull()
  const optional = choice({ isActiveReason: true })
  expect([checkReason(optional, { value: null }), checkReason(optional, { value: null, reason: 'short' })]).toEqual([
    null,
    { code: 'textTooShort', n: 20 },
  ])
  expect(checkReason(choice(), { value: null, reason: 'short' })).toBeNull()
  expect(check(choice(), 'Option 9')).toEqual({ code: 'unknown' })
  expect(check(choice(), ['Option 1'])).toEqual({ code: 'unknown' })
  expect(check(choice({ multipleAnswer: true }), ['Option 1', 'Option 2'])).toBeNull()
})

test('days, times, rates and sliders are checked by their own rules', () => {
  expect(['2026-02-28', '2026-02-30', '28/02/2026'].map((value) => check(newField('DatePicker', 'a'), value))).toEqual([
    null,
    { code: 'notADate' },
    { code: 'notADate' },
  ])
  expect(['23:59', '24:00'].map((value) => check(newField('TimePicker', 'a'), value))).toEqual([
    null,
    { code: 'notATime' },
  ])
  expect([5, 6, 1.5].map((value) => check(newField('Rate', 'a'), value))).toEqual([
    null,
    { code: 'unknown' },
    { code: 'unknown' },
  ])
  expect([0, 100, 101].map((value) => check(newField('Slider', 'a'), value))).toEqual([null, null, { code: 'unknown' }])
})

test('a form starts with its default answers', () => {
  const start = (field: FormField) => defaultAnswer(field, now)
  expect(start(newField('DatePicker', 'a'))).toBe('2026-11-21')
  expect(start({ ...newField('DatePicker', 'a'), defaultValue: '03/02/2026' })).toBe('2026-02-03')
  expect(start({ ...newField('DatePicker', 'a'), defaultValue: '31/02/2026' })).toBe('2026-11-21')
  expect(start(newField('TimePicker', 'a'))).toBe('09:05')
  expect(start({ ...newField('TimePicker', 'a'), defaultValue: '7:30' })).toBe('07:30')
  expect(
    [4, 5, 9, '3', 'x'].map((defaultValue) => start({ ...newField('Rate', 'a'), levels: 10, defaultValue })),
  ).toEqual([4, 0, 0, 3, 0])
  expect(start({ ...newField('Slider', 'a'), value: 7 })).toBe(7)
  expect(start({ ...newField('Slider', 'a'), greaterThan: 3 })).toBe(3)
  expect(start({ title: 'S', inputType: 'Slider' })).toBe(0)
  expect(sliderRange({ title: 'S', inputType: 'Slider', greaterThan: 2, lessThan: 8 })).toEqual({ min: 2, max: 8 })
  expect([start(newField('Radio', 'a')), start(newField('Combobox', 'a')), start(newField('Multiple', 'a'))]).toEqual([
    'One',
    null,
    ['One'],
  ])
  expect(start({ ...newField('Radio', 'a'), defaultValue: 'Gone' })).toBeNull()
  expect([
    start(newField('Switch', 'a')),
    start(newField('Input', 'a')),
    start({ ...newField('Input', 'a'), defaultValue: 7 }),
  ]).toEqual([false, '', '7'])
  expect(
    Object.keys(
      defaultAnswers([newField('Title', 't'), newField('Input', 'i'), { title: 'No key', inputType: 'Input' }], now),
    ),
  ).toEqual(['i', 'field-2'])
})

test('all problems of a form are listed by key', () => {
  const fields = [
    { ...input({ required: true }), key: 'one' },
    { ...choice({ required: true }), key: 'two' },
    { ...text(), key: 'three' },
  ]
  expect(checkAnswers(fields, { two: { value: 'Option 1' }, three: { value: long(30) } })).toEqual({
    one: { value: { code: 'required' } },
    two: { reason: { code: 'reasonRequired' } },
  })
})

test('points and percents of chosen options are added up', () => {
  const scored = (key: string, more: Partial<FieldMembers>) => ({
    ...choice(more),
    key,
    values: [
      { value: 'A', point: 0.1, percent: 10 },
      { value: 'B', point: 0.2, percent: 20 },
      { value: 'C', point: -1 },
    ],
  })
  const fields = [scored('one', {}), scored('many', { multipleAnswer: true })]
  expect(scoreOf(fields, { one: { value: 'B' }, many: { value: ['A', 'B'] } })).toEqual({
    points: 0.5,
    mostPoints: 0.5,
    percents: 50,
    mostPercents: 50,
  })
  expect(scoreOf(fields, {})).toEqual({ points: 0, mostPoints: 0.5, percents: 0, mostPercents: 50 })
  expect(scoreOf(fields, { one: { value: 'Z' }, many: { value: ['C', 'C'] } })).toMatchObject({ points: -1 })
  expect(scoreOf([choice()], { a: { value: 'Option 1' } })).toBeNull()
})

test('columns divide 24', () => {
  expect([1, 2, 3, 4, 6, 24, 5, 7, 0, -2, 1.5, undefined].map(columnsOf)).toEqual([1, 2, 3, 4, 6, 24, 1, 1, 1, 1, 1, 1])
})
