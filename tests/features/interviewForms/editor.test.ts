import { expect, test } from 'vitest'
import { parseContents } from '../../../common/forms/contents.ts'
import { fieldKinds, identityOf, questionTypes } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { Seeded } from '../../../services/demo/random.ts'
import { differences } from '../../../web/features/interviewForms/editor/draft/compare.ts'
import {
  addAfter,
  builderOf,
  change,
  clone,
  contentsTextOf,
  draftOf,
  moveTo,
  newCard,
  remove,
  type FormDraft,
} from '../../../web/features/interviewForms/editor/draft/draft.ts'
import {
  endGroup,
  redo,
  startHistory,
  step,
  undo,
  type History,
} from '../../../web/features/interviewForms/editor/draft/history.ts'
import { membersOf } from '../../../web/features/interviewForms/editor/fields/members.ts'

const stored =
  '[ {"title":"A","inputType":"Input","n":1.0}, {"title":"B","inputType":"Hologram","deep":{"x":[1e3]}}, {"title":"C","key":"c"} ]'
const start = () => draftOf({ name: 'Form', category: 'FEEDBACK', contents: stored })
const titles = (draft: FormDraft) => draft.cards.map(({ field }) => field.title)
const idAt = (draft: FormDraft, at: number) => draft.cards[at]!.id

test('cards are added after another, moved, cloned, changed and removed', () => {
  const draft = start()
  const card = newCard('fields', 'Radio')
  expect(titles(addAfter(draft, idAt(draft, 0), card))).toEqual(['A', 'Radio', 'B', 'C'])
  expect(titles(addAfter(draft, null, card))).toEqual(['Radio', 'A', 'B', 'C'])
  expect(titles(moveTo(draft, idAt(draft, 0), 1))).toEqual(['B', 'A', 'C'])
  expect(titles(moveTo(draft, idAt(draft, 2), 0))).toEqual(['C', 'A', 'B'])
  for (const place of [-1, 0, 3]) expect(moveTo(draft, idAt(draft, 0), place)).toBe(draft)
  const cloned = clone(draft, idAt(draft, 2))
  expect(titles(cloned)).toEqual(['A', 'B', 'C', 'C'])
  expect(new Set(cloned.cards.flatMap(({ id, field }) => [id, field.key ?? id])).size).toBe(6)
  expect(titles(remove(draft, idAt(draft, 1)))).toEqual(['A', 'C'])
  expect(change(draft, idAt(draft, 0), { title: 'Z', n: undefined }).cards[0]!.field).toEqual({
    title: 'Z',
    inputType: 'Input',
  })
})

test('questions open in the question builder, everything else opens in the field builder', () => {
  const fields = (...cards: object[]) => draftOf({ name: '', category: 'FEEDBACK', contents: JSON.stringify(cards) })
  expect([
    builderOf(fields()),
    builderOf(fields(newQuestion('Text', 'a'))),
    builderOf(fields(newQuestion('Text', 'a'), newField('Input', 'b'))),
    builderOf(start()),
  ]).toEqual([null, 'questions', 'fields', 'fields'])
})

/** Performs one random action of the editor, as the screen does it. */
function act(random: Seeded, history: History<FormDraft>): History<FormDraft> {
  const draft = history.present
  const id = draft.cards.length > 0 ? random.pick(draft.cards).id : ''
  return random.pick([
    () => step(history, addAfter(draft, random.chance(0.2) ? null : id, newCard('fields', random.pick(fieldKinds)))),
    () => step(history, addAfter(draft, id, newCard('questions', random.pick(questionTypes)))),
    () => step(history, moveTo(draft, id, random.whole(-1, draft.cards.length))),
    () => step(history, clone(draft, id)),
    () => step(history, remove(draft, id)),
    () => step(history, id ? change(draft, id, { title: `T${random.whole(1, 9)}` }) : draft, `${id} title`),
    () => step(history, id ? change(draft, id, { required: random.chance(0.5) }) : draft),
    () =>
      step(
        history,
        id
          ? change(draft, id, {
              showWhen: random.chance(0.2)
                ? undefined
                : { field: identityOf(random.pick(draft.cards).field), is: [random.pick(['One', 3, true])] },
            })
          : draft,
      ),
    () => step(history, { ...draft, name: `N${random.whole(1, 9)}` }, 'name'),
    () =>
      step(history, { ...draft, contents: { ...draft.contents, isCalcJobRank: random.chance(0.5), idJobRank: 'r' } }),
    () => endGroup(history),
  ])()
}

test('undoing every step restores the form, redoing restores the result, and stored fields keep their bytes', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = new Seeded(seed)
    const first = startHistory(start())
    let history: History<FormDraft> = first
    const states = [first.present]
    for (let count = random.whole(1, 40); count > 0; count -= 1) {
      history = act(random, history)
      if (random.chance(0.15)) history = undo(history) ?? history
      if (random.chance(0.1)) history = redo(history) ?? history
      states.push(history.present)
    }
    const last = history.present
    expect(states).toContain(last)
    let back: History<FormDraft> = history
    for (let next = undo(back); next; next = undo(back)) back = next
    expect(back.present).toBe(first.present)
    expect(contentsTextOf(back.present)).toBe(stored)
    expect(undo(back)).toBeNull()
    for (let next = redo(back); next; next = redo(back)) back = next
    while (back.present !== last && undo(back)) back = undo(back)!
    expect(back.present).toBe(last)
    expect(parseContents(contentsTextOf(last)).fields).toEqual(last.cards.map(({ field }) => field))
    // A field that has not changed since it was read keeps its text.
    for (const { field } of start().cards)
      if (
        last.cards.some((card) =>
          first.present.cards.some((one) => one.field === card.field && card.field.title === field.title),
        )
      ) {
        expect(contentsTextOf(last)).toContain(
          { A: '"n":1.0', B: '"deep":{"x":[1e3]}', C: '"key":"c"' }[String(field.title)],
        )
      }
  }
})

test('typing into one input is one step; another input, or a pause, begins the next', () => {
  let history = startHistory('')
  for (const text of ['a', 'ab', 'abc']) history = step(history, text, 'title')
  history = step(history, 'abc!', 'help')
  history = step(endGroup(history), 'abc!?', 'help')
  const seen: string[] = []
  for (let next = undo(history); next; next = undo(next)) seen.push(next.present)
  expect(seen).toEqual(['abc!', 'abc', ''])
  const undone = undo(history)!
  expect(redo(step(undone, 'other'))).toBeNull()
  expect(step(history, history.present)).toBe(history)
})

test('each kind of field offers its own members for editing', () => {
  const members = (field: object) => membersOf(field as never).map(({ member }) => member)
  expect(members({ ...newField('Input', 'a'), required: true, valueType: 'number' })).toEqual([
    'title',
    'subTitle',
    'required',
    'disabled',
    'error',
    'placeholder',
    'valueType',
    'minLength',
    'maxLength',
    'greaterThan',
    'lessThan',
    'defaultValue',
    'help',
  ])
  expect(members(newField('Title', 'a'))).toEqual(['title', 'subTitle'])
  expect(members({ ...newQuestion('Text', 'a'), displayRestriction: true, resOption: 'Between' })).toEqual([
    'title',
    'subTitle',
    'required',
    'disabled',
    'longText',
    'displayRestriction',
    'resOption',
    'minValue',
    'maxValue',
    'minLength',
    'maxLength',
    'defaultValue',
    'help',
  ])
  expect(members({ ...newQuestion('Text', 'a'), displayRestriction: true, resOption: 'Greater than' })).toContain(
    'markedValue',
  )
  // A field that starts with a value is changed in place.
  for (const kind of ['Rate', 'DatePicker', 'TimePicker', 'Switch'] as const)
    expect([members(newField(kind, 'a')), members({ ...newField(kind, 'a'), value: 1 })]).toEqual([
      expect.arrayContaining(['defaultValue']),
      expect.arrayContaining(['value']),
    ])
  const required = membersOf({ ...newQuestion('Choice', 'a'), required: true })
  expect(required.find(({ member }) => member === 'isActiveReason')?.editing).toEqual({ as: 'switch', isLocked: true })
  expect(members({ title: 'Odd', inputType: 'Hologram' })).toEqual(['title', 'subTitle'])
})

test('two versions are compared by additions, removals, changes, moves and settings', () => {
  const theirs = start()
  expect(differences(theirs, theirs)).toEqual([])
  const again = start()
  expect(differences(theirs, again)).toEqual([])
  expect(differences(theirs, { ...again, name: 'Other' })).toEqual([{ kind: 'setting', of: 'name' }])
  expect(differences(theirs, { ...again, contents: { ...again.contents, columns: 2 } })).toEqual([
    { kind: 'setting', of: 'columns' },
  ])
  const keyed = draftOf({
    name: 'F',
    category: 'FEEDBACK',
    contents: '[{"title":"A","key":"a"},{"title":"B","key":"b"}]',
  })
  const [first, second] = keyed.cards
  expect(
    differences(keyed, {
      ...keyed,
      cards: [second!, { ...first!, field: { ...first!.field, title: 'A2' } }, newCard('fields', 'Rate')],
      isActive: false,
    }),
  ).toEqual([
    { kind: 'changed', of: 'A2' },
    { kind: 'added', of: 'Rate' },
    { kind: 'moved', of: '' },
    { kind: 'setting', of: 'active' },
  ])
  expect(differences(keyed, { ...keyed, cards: [first!] })).toEqual([{ kind: 'removed', of: 'B' }])
})
