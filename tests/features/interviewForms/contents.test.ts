import { expect, test } from 'vitest'
import {
  isContents,
  isUnreadable,
  leftOutOf,
  noContents,
  parseContents,
  serialiseContents,
  withFields,
} from '../../../common/forms/contents.ts'
import {
  fieldKindOf,
  fieldKinds,
  isSupported,
  questionTypeOf,
  questionTypes,
  takesAnswer,
  textOf,
  type FormField,
} from '../../../common/forms/fields.ts'
import { cloneField, newField, newQuestion } from '../../../common/forms/newField.ts'
import {
  faultsOf,
  isUnreadableSetting,
  parseApprovals,
  parseAttachment,
  wrongOptions,
} from '../../../common/forms/template.ts'
import { Seeded } from '../../../services/demo/random.ts'

const titles = (text: string) => parseContents(text).fields.map((field) => field.title)

test('a plain list holds the fields; an object has them in extendProperties, beside the job rank', () => {
  expect(parseContents('[{"title":"A"},{"title":"B"}]')).toEqual({
    isCalcJobRank: false,
    idJobRank: '',
    columns: 1,
    fields: [{ title: 'A' }, { title: 'B' }],
  })
  expect(parseContents('{"isCalcJobRank":true,"idJobRank":"r1","extendProperties":[{"title":"A"}]}')).toEqual({
    isCalcJobRank: true,
    idJobRank: 'r1',
    columns: 1,
    fields: [{ title: 'A' }],
  })
  expect(parseContents('{"extendProperties":[{"title":"A"}]}')).toMatchObject({ isCalcJobRank: false, idJobRank: '' })
})

test('entries without a title are dropped', () => {
  expect(titles('[{"title":"A"},{"inputType":"Divider"},{"title":""},null,7,"x",["title"],{"title":"B"}]')).toEqual([
    'A',
    'B',
  ])
})

test.each([
  '',
  'nonsense',
  '[',
  '{"extendProperties":',
  'null',
  '12',
  '"text"',
  '{"extendProperties":"x"}',
  '{"extendProperties":{"title":"A"}}',
  '{}',
  '[]',
])('%j gives an empty form', (text) => {
  expect(parseContents(text)).toEqual(noContents)
})

test('unreadable contents are distinguished from empty ones', () => {
  expect(
    ['', ' ', 'null', '[]', '{}', '[1]', '{"extendProperties":[]}', '{"extendProperties":null}'].map(isUnreadable),
  ).toEqual(Array(8).fill(false))
  expect(
    ['nonsense', '[', '{"extendProperties":', '12', '"text"', '{"extendProperties":"x"}'].map(isUnreadable),
  ).toEqual(Array(6).fill(true))
  expect(['', '[]', '{}', '[{"file":"a"}]'].map(isUnreadableSetting)).toEqual(Array(4).fill(false))
  expect(['[', '"x"', '[1]', '{"file":"a"}'].map(isUnreadableSetting)).toEqual(Array(4).fill(true))
})

test('entries that are left out are preserved in the stored contents', () => {
  const contents = parseContents('[{"title":"A"}, {"n":1.0}, null]')
  expect(leftOutOf(contents)).toEqual(['{"n":1.0}', 'null'])
  expect(serialiseContents(withFields(contents, [{ title: 'B' }]))).toBe('[{"title":"B"},{"n":1.0},null]')
  const inObject = parseContents('{"extendProperties":[{"title":"A"},{"title":""}],"more":1}')
  expect(serialiseContents(withFields(inObject, []))).toBe(
    '{"more":1,"isCalcJobRank":false,"idJobRank":"","extendProperties":[{"title":""}]}',
  )
})

test('only a list or an object can be stored as a form', () => {
  expect(['[]', '{}', ' [1] '].map(isContents)).toEqual([true, true, true])
  expect(['', 'x', 'null', '1', '"x"', '[1'].map(isContents)).toEqual([false, false, false, false, false, false])
})

/** Stored forms as other builders may have written them: spaces, escapes, odd numbers, unknown kinds and members. */
function foreignForm(random: Seeded): string {
  const space = () => random.pick(['', ' ', '\n  ', '\t'])
  const value = (depth: number): string =>
    random.pick([
      () => random.pick(['1.0', '-0', '1e3', '12345678901234567890', '0.10', 'true', 'null']),
      () => random.pick(['"a,b]"', '"\\u00e9\\"{["', '"Đức\\n"', '""', '"\\\\"']),
      () =>
        depth > 2
          ? '[]'
          : `[${space()}${[value(depth + 1), value(depth + 1)].join(`${space()},${space()}`)}${space()}]`,
      () => (depth > 2 ? '{}' : `{"a"${space()}:${value(depth + 1)},${space()}"b,":${value(depth + 1)}}`),
    ])()
  const field = () =>
    `{${space()}"title":${space()}"T${random.whole(1, 99)}","inputType":"${random.pick(['Input', 'Hologram', 'Radio'])}",${random.chance(0.3) ? `"showWhen"${space()}:{"field":"k1",${space()}"is":[${value(3)}]},` : ''}${space()}"x":${value(0)}}`
  const list = `[${space()}${Array.from({ length: random.whole(0, 5) }, field).join(`${space()},${space()}`)}${space()}]`
  return random.chance(0.5)
    ? `${space()}${list}${space()}`
    : `{${space()}"version" : ${value(0)},"extendProperties"${space()}:${space()}${list}${space()},"idJobRank":"r",${space()}"isCalcJobRank":true}`
}

test('an unchanged form is written back byte for byte, and so is every untouched field of a changed form', () => {
  const random = new Seeded(1)
  for (let round = 0; round < 500; round += 1) {
    const text = foreignForm(random)
    const contents = parseContents(text)
    expect(JSON.parse(text)).toBeTruthy()
    expect(serialiseContents(contents)).toBe(text)
    const added = { title: 'New', inputType: 'Input' }
    const changed = serialiseContents(withFields(contents, [...contents.fields, added]))
    expect(titles(changed)).toEqual([...contents.fields.map((field) => field.title), 'New'])
    // The original text of each field is still in the form.
    let from = 0
    for (const field of contents.fields) {
      const at = text.indexOf(`"${textOf(field, 'title')}"`, from)
      const piece = text.slice(at, text.indexOf('"x"', at))
      expect(changed).toContain(piece)
      from = at + 1
    }
    if (contents.isCalcJobRank)
      expect(changed).toContain(/"version" : [^]*?(?=,"extendProperties")/.exec(text)![0].trim())
    // A change that is taken back is no change.
    expect(serialiseContents(withFields(contents, [...contents.fields]))).toBe(text)
  }
})

test('numbers of untouched fields keep their notation, others are written anew', () => {
  const text = '[{"title":"A","minLength":1.0,"big":12345678901234567890},{"title":"B","x":2.50}]'
  const contents = parseContents(text)
  const [first, second] = contents.fields
  expect(serialiseContents(withFields(contents, [first!, { ...second!, title: 'C' }]))).toBe(
    '[{"title":"A","minLength":1.0,"big":12345678901234567890},{"title":"C","x":2.5}]',
  )
})

test('a plain list becomes an object when a job rank is set', () => {
  const contents = parseContents('[ {"title":"A"} ]')
  expect(serialiseContents({ ...contents, isCalcJobRank: true, idJobRank: 'r' })).toBe(
    '{"isCalcJobRank":true,"idJobRank":"r","extendProperties":[{"title":"A"}]}',
  )
})

test('columns are stored if there are several; a count that does not divide 24 counts as one, and is preserved as written', () => {
  const plain = parseContents('[{"title":"A"}]')
  const several = serialiseContents({ ...plain, columns: 3 })
  expect(several).toBe('{"isCalcJobRank":false,"idJobRank":"","columns":3,"extendProperties":[{"title":"A"}]}')
  expect(parseContents(several).columns).toBe(3)
  // Back to one column: the member says so, whatever it said before.
  expect(parseContents(serialiseContents({ ...parseContents(several), columns: 1 })).columns).toBe(1)
  const odd = parseContents('{"columns" : "5","extendProperties":[{"title":"A"}]}')
  expect(odd.columns).toBe(1)
  expect(serialiseContents(withFields(odd, []))).toBe(
    '{"columns" : "5","isCalcJobRank":false,"idJobRank":"","extendProperties":[]}',
  )
  expect(parseContents('{"columns":"4","extendProperties":[]}').columns).toBe(4)
})

test('there are 17 kinds and 5 question types; each new one has a title, is valid and survives storing', () => {
  expect(fieldKinds).toHaveLength(17)
  expect(questionTypes).toEqual(['Text', 'Choice', 'DatePicker', 'Rate', 'Upload'])
  const made: FormField[] = [
    ...fieldKinds.map((kind) => newField(kind, `k-${kind}`)),
    ...questionTypes.map((type) => newQuestion(type, `q-${type}`)),
  ]
  expect(made.map(fieldKindOf).slice(0, 17)).toEqual([...fieldKinds])
  expect(made.map(questionTypeOf).slice(17)).toEqual([...questionTypes])
  expect(made.every((field) => field.isValid === true && isSupported(field) && faultsOf(field).length === 0)).toBe(true)
  expect(parseContents(serialiseContents({ ...noContents, fields: made })).fields).toEqual(made)
  expect(made.filter((field) => !takesAnswer(field)).map((field) => field.title)).toEqual([
    'Divider',
    'Image',
    'Paragraph',
    'Title',
    'Section',
  ])
})

test('new fields have the defaults of the specification', () => {
  const values = (field: FormField) => (field.values as { value: string }[]).map(({ value }) => value)
  expect(newField('Input', 'a')).toMatchObject({ valueType: 'text', placeholder: expect.stringMatching(/./) })
  expect([values(newField('Radio', 'a')), newField('Radio', 'a').defaultValue]).toEqual([
    ['One', 'Two', 'Three'],
    'One',
  ])
  expect([values(newField('Combobox', 'a')), newField('Combobox', 'a').defaultValue]).toEqual([
    ['One', 'Two'],
    undefined,
  ])
  expect([values(newField('Multiple', 'a')), newField('Multiple', 'a').defaultValue]).toEqual([
    ['One', 'Two', 'Three'],
    ['One'],
  ])
  expect(values(newQuestion('Choice', 'a'))).toEqual(['Option 1', 'Option 2'])
  const copy = cloneField(newField('Radio', 'a'), 'b')
  expect(copy).toEqual({ ...newField('Radio', 'a'), key: 'b', id: 'b', name: 'b' })
})

test('empty and repeated options, odd levels and long reason titles prevent a field from being saved', () => {
  const choice = (...values: string[]) => ({
    ...newQuestion('Choice', 'c'),
    values: values.map((value) => ({ value })),
  })
  expect([...wrongOptions(choice('A', '', 'B', 'A', ' B '))]).toEqual([1, 3, 4])
  expect(faultsOf(choice('A', 'A'))).toEqual(['options'])
  expect(faultsOf(choice())).toEqual(['options'])
  expect([0, 1, 10, 11, 2.5].map((levels) => faultsOf({ ...newField('Rate', 'r'), levels }))).toEqual([
    ['levels'],
    [],
    [],
    ['levels'],
    ['levels'],
  ])
  const bounded: [FormField, boolean][] = [
    [{ ...newQuestion('Text', 't'), minLength: 5, maxLength: 4 }, true],
    [{ ...newQuestion('Text', 't'), maxLength: 10 }, false],
    [{ ...newQuestion('Text', 't'), displayRestriction: true, resOption: 'Between', minValue: 10, maxValue: 5 }, true],
    [{ ...newQuestion('Text', 't'), displayRestriction: true, resOption: 'Number', minValue: 10, maxValue: 5 }, false],
    [{ ...newField('Input', 'i'), minLength: 3, maxLength: 2 }, true],
    [{ ...newField('Input', 'i'), valueType: 'number', greaterThan: 2, lessThan: 1 }, true],
    [{ ...newField('Input', 'i'), valueType: 'text', greaterThan: 2, lessThan: 1 }, false],
    [{ ...newField('TextArea', 'i'), minLength: 3, maxLength: 2 }, true],
    [{ ...newField('Slider', 's'), greaterThan: 9, lessThan: 1 }, true],
    [{ ...newField('Slider', 's'), greaterThan: 0, lessThan: 10, value: 11 }, true],
    [{ ...newField('Slider', 's'), greaterThan: 0, lessThan: 10, value: 10 }, false],
  ]
  for (const [field, isWrong] of bounded) expect([field, faultsOf(field)]).toEqual([field, isWrong ? ['bounds'] : []])
  expect([200, 201].map((length) => faultsOf({ ...choice('A'), reasonTitle: 'x'.repeat(length) }))).toEqual([
    [],
    ['reasonTitle'],
  ])
  expect(faultsOf({ title: 'Odd', inputType: 'Hologram', values: [] })).toEqual([])
})

test('approvals and attachment are read from their stored texts, valid or not', () => {
  expect(
    parseApprovals('[{"id_GroupStatus":"g","isRequired":true,"yesStatusId":"y","extra":1},{"isRequired":true},4]'),
  ).toEqual([{ id_GroupStatus: 'g', isRequired: true, yesStatusId: 'y', noStatusId: '' }])
  expect(parseApprovals('x')).toEqual([])
  expect(parseAttachment('[{"file":"a/b.docx","sendType":"attachment"}]')).toEqual({
    file: 'a/b.docx',
    sendType: 'attachment',
  })
  expect([parseAttachment('[]'), parseAttachment(''), parseAttachment('[{"file":""}]')]).toEqual([null, null, null])
})
