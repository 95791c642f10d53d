import { createMessage } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import { emailKey, fold, phoneKey } from '../../../../common/text.ts'
import { CandidateFields, type Resume } from '../shapes.ts'

const names = new Set(Object.keys(CandidateFields.properties))
type Field = keyof CandidateFields

/** Returns the fields that a merge takes over. Throws 400 for unknown fields. */
export function takenFields(fields: readonly string[]): Set<Field> {
  const unknown = fields.filter((field) => !names.has(field))
  if (unknown.length > 0) throw badInput({ fields: [createMessage('UNKNOWN_FIELDS', { names: unknown.join(', ') })] })
  return new Set(fields as Field[])
}

/** Appends the entries with new keys to the existing ones. */
function joined<T>(was: readonly T[], more: readonly T[], key: (one: T) => string): T[] {
  const known = new Set(was.map(key))
  return [...was, ...more.filter((one) => !known.has(key(one)) && known.add(key(one)))]
}

/** Joins as `joined` does. If an entry has no level, the level of the other entry is used. */
function levelled<T>(was: readonly T[], more: readonly T[], key: (one: T) => string, level: 'level' | 'fluency'): T[] {
  const others = new Map(more.map((one) => [key(one), one]))
  const leveled = was.map((one) =>
    (one as Record<string, unknown>)[level]
      ? one
      : { ...one, [level]: (others.get(key(one)) as Record<string, unknown> | undefined)?.[level] ?? 0 },
  )
  return joined(leveled, more, key)
}

const place = (...parts: (string | null | undefined)[]) => fold(parts.map((part) => part ?? '').join('\n'))

function joinedResume(was: Resume, more: Resume): Resume {
  const summary = was.summary || more.summary
  return {
    ...(summary && { summary }),
    work: joined(was.work, more.work, ({ company, position, startDate }) => place(company, position, startDate)),
    education: joined(was.education, more.education, ({ institution, area, studyType }) =>
      place(institution, area, studyType),
    ),
    awards: joined(was.awards, more.awards, ({ title }) => place(title)),
    skills: levelled(was.skills, more.skills, ({ name }) => fold(name), 'level'),
    languages: levelled(was.languages, more.languages, ({ language }) => fold(language), 'fluency'),
  }
}

/**
 * Joins values of the company's own fields. The second value is used if there is no first one, or always if `isTaken`,
 * except for fields that are `hidden` from the user who merges.
 */
function joinedExtension(was: string, more: string, isTaken: boolean, hidden: ReadonlySet<string>): string {
  const [first, second] = [JSON.parse(was), JSON.parse(more)] as Record<string, string>[]
  const filled = Object.entries(first!).filter(([, value]) => value !== '')
  return JSON.stringify(
    isTaken
      ? { ...first, ...second, ...Object.fromEntries(filled.filter(([key]) => hidden.has(key))) }
      : { ...second, ...Object.fromEntries(filled) },
  )
}

const unknownGender = 2
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * Completes a candidate with the data of another one: lists are joined, empty fields are filled, and the taken fields
 * are replaced, except for own fields that are hidden from the user who merges.
 */
export function mergeFields(
  target: CandidateFields,
  other: CandidateFields,
  taken: ReadonlySet<Field>,
  hidden: ReadonlySet<string>,
): CandidateFields {
  const lists: Partial<CandidateFields> = {
    phones: joined(target.phones, other.phones, phoneKey),
    emails: joined(target.emails, other.emails, emailKey),
    messengers: joined(target.messengers, other.messengers, fold),
    nationalities: joined(target.nationalities, other.nationalities, fold),
    desiredWorkLocations: joined(target.desiredWorkLocations, other.desiredWorkLocations, fold),
    labelIds: joined(target.labelIds, other.labelIds, (id) => id),
    resume: joinedResume(target.resume, other.resume),
  }
  const pick = <F extends Field>(field: F): CandidateFields[F] => {
    if (field === 'extendProperties')
      return joinedExtension(
        target.extendProperties,
        other.extendProperties,
        taken.has(field),
        hidden,
      ) as CandidateFields[F]
    if (taken.has(field)) return other[field]
    if (field in lists) return lists[field] as CandidateFields[F]
    if (field === 'gender')
      return (target.gender === unknownGender ? other.gender : target.gender) as CandidateFields[F]
    if (field === 'inBlackList')
      return ((target.inBlackList ?? false) || (other.inBlackList ?? false)) as CandidateFields[F]
    return isEmpty(target[field]) ? other[field] : target[field]
  }
  return Object.fromEntries([...names].map((field) => [field, pick(field as Field)])) as CandidateFields
}
