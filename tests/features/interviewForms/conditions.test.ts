import { expect, test } from 'vitest'
import { defaultAnswers, type AnswerValue, type Answers } from '../../../common/forms/answers.ts'
import { checkAnswers } from '../../../common/forms/check.ts'
import {
  conditionOf,
  conditionsOf,
  decidingValues,
  shownAnswers,
  shownOf,
  type ConditionValue,
} from '../../../common/forms/conditions.ts'
import { parseContents, serialiseContents, withFields } from '../../../common/forms/contents.ts'
import { fieldKinds, type FormField } from '../../../common/forms/fields.ts'
import { cloneField, newField, newQuestion } from '../../../common/forms/newField.ts'
import { scoreOf } from '../../../common/forms/score.ts'
import { faultsOfFields } from '../../../common/forms/template.ts'
import { Seeded } from '../../../services/demo/random.ts'

const when = (field: FormField, key: string, ...is: ConditionValue[]): FormField => ({
  ...field,
  showWhen: { field: key, is },
})
const radio = newField('Radio', 'radio')
const input = (key: string) => newField('Input', key)
const given = (values: Record<string, AnswerValue>): Answers =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]))
const isLastShown = (fields: FormField[], values: Record<string, AnswerValue>) => shownOf(fields, given(values)).at(-1)

test('a field is shown for the answers that its condition names, for choices, ratings and yes or no', () => {
  const two = [radio, when(input('a'), 'radio', 'One', 'Two')]
  expect(['One', 'Two', 'Three', null].map((value) => isLastShown(two, { radio: value }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(shownOf(two, {})).toEqual([true, false])
  const many = [newField('Multiple', 'm'), when(input('a'), 'm', 'Two')]
  expect([['One', 'Two'], ['One'], []].map((value) => isLastShown(many, { m: value }))).toEqual([true, false, false])
  const rate = [newQuestion('Rate', 'r'), when(input('a'), 'r', 1, 2)]
  expect([0, 1, 2, 3].map((value) => isLastShown(rate, { r: value }))).toEqual([false, true, true, false])
  for (const kind of ['Switch', 'Checkbox'] as const)
    expect(
      [true, false].map((value) => isLastShown([newField(kind, 's'), when(input('a'), 's', false)], { s: value })),
    ).toEqual([false, true])
  expect(
    isLastShown([newQuestion('Choice', 'c'), when(newField('Title', 't'), 'c', 'Option 1')], { c: 'Option 2' }),
  ).toBe(false)
})

test('a field that depends on a hidden field is hidden, whatever was answered there', () => {
  const chain = [radio, when(newField('Switch', 's'), 'radio', 'One'), when(input('a'), 's', true)]
  expect(shownOf(chain, given({ radio: 'One', s: true }))).toEqual([true, true, true])
  expect(shownOf(chain, given({ radio: 'Two', s: true }))).toEqual([true, false, false])
})

test('a condition that can never hold hides nothing, and prevents the form from being saved', () => {
  const lost: Record<string, FormField[]> = {
    later: [when(input('a'), 'radio', 'One'), radio],
    missing: [radio, when(input('a'), 'gone', 'One')],
    itself: [when(radio, 'radio', 'One')],
    text: [input('i'), when(input('a'), 'i', 'x')],
    shown: [newField('Title', 't'), when(input('a'), 't', 'x')],
    none: [radio, when(input('a'), 'radio')],
    noSuchAnswer: [radio, when(input('a'), 'radio', 'One', 'Four')],
    keyless: [{ title: 'S', inputType: 'Switch' }, when(input('a'), 'field-0', true)],
  }
  for (const [name, fields] of Object.entries(lost)) {
    expect([name, shownOf(fields, given({ radio: 'Three', t: 'y' }))]).toEqual([name, fields.map(() => true)])
    expect([name, ...faultsOfFields(fields).flat()]).toEqual([name, 'showWhen'])
  }
  expect(
    faultsOfFields([
      radio,
      when(input('a'), 'radio', 'One'),
      when({ title: 'Odd', inputType: 'Hologram' }, 'gone', 1),
    ]).flat(),
  ).toEqual([])
})

test('an invalid condition is ignored, and a clone keeps its condition', () => {
  for (const showWhen of [
    undefined,
    null,
    'radio',
    true,
    [],
    {},
    { field: '', is: ['x'] },
    { field: 'a', is: 'x' },
    { field: 'a', is: [{}] },
    { field: 1, is: [1] },
  ]) {
    expect(conditionOf({ title: 'A', showWhen })).toBeNull()
    expect(faultsOfFields([{ ...input('a'), showWhen }]).flat()).toEqual([])
  }
  const fields = [radio, cloneField(radio, 'copy'), cloneField(when(input('a'), 'radio', 'One'), 'b')]
  expect(conditionsOf(fields)).toEqual([null, null, { field: 'radio', is: ['One'], source: 0 }])
})

test('a hidden field is not required, checked or stored, and has no points', () => {
  const scored = { ...newQuestion('Choice', 'c'), required: true, values: [{ value: 'A', point: 3, percent: 30 }] }
  const fields = [
    radio,
    when(scored, 'radio', 'One'),
    when({ ...newQuestion('Text', 't'), required: true }, 'radio', 'Two'),
  ]
  const answers = given({ radio: 'Three', c: 'A', t: 'short', other: 'kept' })
  expect(checkAnswers(fields, answers)).toEqual({})
  expect(shownAnswers(fields, answers)).toEqual(given({ radio: 'Three', other: 'kept' }))
  expect(scoreOf(fields, answers)).toBeNull()
  const one = { ...answers, radio: { value: 'One' } }
  expect(Object.keys(checkAnswers(fields, one))).toEqual(['c'])
  expect(Object.keys(shownAnswers(fields, one))).toEqual(['radio', 'c', 'other'])
  expect(scoreOf(fields, one)).toEqual({ points: 3, mostPoints: 3, percents: 30, mostPercents: 30 })
})

/** A form whose fields depend on any of its fields, including invalid ones. */
function randomForm(random: Seeded): FormField[] {
  const count = random.whole(1, 8)
  return Array.from({ length: count }, (_field, at) => {
    const field = newField(random.pick(fieldKinds), `k${at}`)
    return random.chance(0.6)
      ? when(field, `k${random.whole(0, count)}`, random.pick<ConditionValue>(['One', 'Two', 1, 3, true, false, 'x']))
      : field
  })
}

test('random forms with conditions survive loading and saving, and show what the conditions say', () => {
  const random = new Seeded(7)
  for (let round = 0; round < 500; round += 1) {
    const fields = randomForm(random)
    const text = JSON.stringify(fields).replaceAll('"showWhen":', () =>
      random.pick(['"showWhen":', '"showWhen" : ', '\n "showWhen":']),
    )
    const contents = parseContents(text)
    expect(contents.fields).toEqual(fields)
    expect(serialiseContents(contents)).toBe(text)
    const more = serialiseContents(withFields(contents, [...contents.fields, input('new')]))
    expect(more.startsWith(text.slice(0, -1).trimEnd())).toBe(true)
    const answers = defaultAnswers(fields, new Date(2026, 0, 1))
    const shown = shownOf(fields, answers)
    for (const [at, field] of fields.entries()) {
      const condition = conditionOf(field)
      const source = condition ? Number(condition.field.slice(1)) : -1
      const isSound = condition !== null && source < at && decidingValues(fields[source]!).includes(condition.is[0]!)
      const isGiven = isSound && [answers[`k${source}`]!.value].flat().includes(condition.is[0] as string)
      expect(shown[at]).toBe(!isSound || (isGiven && shown[source]!))
    }
  }
})
