import { fold } from '../../../../common/text.ts'
import type { FieldMessage } from '../../../core/contract/messages.ts'
import type { VerificationField } from '../contract.ts'
import { checkPerson, contactKeys, isEmail, isPhone, maxContacts, maxName } from '../../reviews/person.ts'
import { maxText, type CheckedRow } from '../csv/rows.ts'
import type { CvContent } from './cvFile.ts'
import { plain } from './text.ts'

/** Whence a CV came, as far as rows tell of it, by name: sender and subject of its mail, say. */
export type CvSource = Record<string, string>

/** What a CV says, under the names that folders give to it. */
function valuesOf({
  jobTitle,
  experienceYear,
  birthday,
  address,
  website,
  resume,
  offeredName,
}: CvContent): [names: string[], value: string][] {
  const work = resume.work.find(({ isAdded }) => isAdded) ?? resume.work[0]
  return [
    [['position', 'jobtitle', 'title', 'job'], jobTitle ?? work?.position ?? ''],
    [['company', 'companyname', 'employer'], work?.company ?? ''],
    [
      ['experience', 'experienceyear', 'experienceyears', 'years'],
      experienceYear === null ? '' : String(experienceYear ?? ''),
    ],
    [['skills', 'skill'], resume.skills.map(({ name }) => name).join(', ')],
    [['languages', 'language'], resume.languages.map(({ language }) => language).join(', ')],
    [['education', 'school', 'university'], resume.education.map(({ institution }) => institution).join(', ')],
    [['birthday', 'dob', 'birthdate', 'dateofbirth'], birthday ?? ''],
    [['address', 'city', 'location'], address ?? ''],
    [['website'], website ?? ''],
    // Nobody is called so by itself; a person may look at the CV.
    [['possiblename'], offeredName ?? ''],
  ]
}

/** The folder's own columns first, filled where the CV says something of the kind; then what else it says, and whence it came. */
function infoOf(draft: CvContent, source: CvSource, config: readonly VerificationField[]): string {
  const values = valuesOf(draft)
  const key = (text: string) => fold(text).replace(/[^a-z]/g, '')
  const known = (field: VerificationField) =>
    values.findIndex(([names]) => names.includes(key(field.name)) || names.includes(key(field.displayName)))
  const info: Record<string, string> = {
    name: draft.name,
    phones: draft.phones.join('; '),
    emails: draft.emails.join('; '),
  }
  const used = new Set<number>()
  for (const field of config) {
    const at = known(field)
    used.add(at)
    if (!(field.name in info)) info[field.name] = values[at]?.[1] ?? ''
  }
  values.forEach(([[name], value], at) => {
    if (!used.has(at) && value && !(name! in info)) info[name!] = value
  })
  const clean = Object.entries({ ...info, ...source }).map(([name, value]) => [name, plain(value, maxText)])
  return JSON.stringify(Object.fromEntries(clean))
}

/** A row of what was read in a CV, checked as the rows of a file are. Contacts that are none are left out, not held against it. */
export function cvRow(
  row: number,
  cvName: string,
  draft: CvContent,
  source: CvSource,
  config: readonly VerificationField[],
): CheckedRow {
  const name = plain(draft.name, maxName).replace(/\s+/g, ' ')
  const phones = [...new Set(draft.phones.map((phone) => plain(phone, 50)).filter(isPhone))].slice(0, maxContacts)
  const emails = [...new Set(draft.emails.map((email) => plain(email, 254)).filter(isEmail))].slice(0, maxContacts)
  const problems = checkPerson({ name, phones, emails })
  return {
    row,
    cvName,
    name: name || cvName,
    phones,
    emails,
    keys: problems.length > 0 ? [] : contactKeys(phones, emails),
    info: infoOf(draft, source, config),
    problems,
  }
}

/** A row of a CV that could not be read: it says why, under the name of the file, as nobody knows whose it is. */
export const brokenRow = (row: number, cvName: string, problem: FieldMessage, source: CvSource): CheckedRow => ({
  row,
  cvName,
  name: cvName,
  phones: [],
  emails: [],
  keys: [],
  info: JSON.stringify(source),
  problems: [problem],
})
