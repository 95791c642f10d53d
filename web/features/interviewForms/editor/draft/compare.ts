import { textOf } from '../../../../../common/forms/fields.ts'
import type { FormDraft } from './draft.ts'

/** A difference between two versions of a form, as text for the conflict dialog. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'setting'
  /** The title of the field, or the name of the setting. */
  of: string
}

const keyOf = (field: FormDraft['cards'][number]['field'], at: number) =>
  textOf(field, 'key') || textOf(field, 'id') || `${textOf(field, 'title')} ${at}`
const fieldsOf = ({ cards }: FormDraft) => new Map(cards.map(({ field }, at) => [keyOf(field, at), field]))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns how `mine` differs from `theirs`. */
export function differences(theirs: FormDraft, mine: FormDraft): Difference[] {
  const [before, after] = [fieldsOf(theirs), fieldsOf(mine)]
  const title = (field: FormDraft['cards'][number]['field']) => textOf(field, 'title')
  const kept = [...after.keys()].filter((key) => before.has(key))
  const hasMoved = !isSame(
    kept,
    [...before.keys()].filter((key) => after.has(key)),
  )
  const settings: [string, unknown, unknown][] = [
    ['name', theirs.name, mine.name],
    ['active', theirs.isActive, mine.isActive],
    [
      'jobRank',
      [theirs.contents.isCalcJobRank, theirs.contents.idJobRank],
      [mine.contents.isCalcJobRank, mine.contents.idJobRank],
    ],
    ['columns', theirs.contents.columns, mine.contents.columns],
    ['approvals', theirs.approvals, mine.approvals],
    ['attachment', theirs.attachment?.path, mine.attachment?.path],
  ]
  return [
    ...[...after].flatMap(([key, field]): Difference[] => {
      const other = before.get(key)
      return other === undefined
        ? [{ kind: 'added', of: title(field) }]
        : isSame(other, field)
          ? []
          : [{ kind: 'changed', of: title(field) }]
    }),
    ...[...before].flatMap(([key, field]): Difference[] =>
      after.has(key) ? [] : [{ kind: 'removed', of: title(field) }],
    ),
    ...(hasMoved ? [{ kind: 'moved', of: '' } as const] : []),
    ...settings.flatMap(([of, one, other]): Difference[] => (isSame(one, other) ? [] : [{ kind: 'setting', of }])),
  ]
}
