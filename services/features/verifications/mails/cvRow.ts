import { isEmail, isPhone } from '../../../../common/patterns.ts'
import { importedNameOf, importedNames, type ImportedName } from '../../../../common/imports/names.ts'
import type { FieldMessage } from '../../../core/contract/messages.ts'
import type { VerificationField } from '../contract.ts'
import { checkPerson, contactKeys, maxContacts, maxName } from '../../reviews/person.ts'
import { maxText, type CheckedRow } from '../csv/rows.ts'
import type { ReadCv } from '../../candidateCvs/reader/read.ts'
import { storable } from '../../candidateCvs/text/storedCv.ts'
import { contentOf, type CvContent } from './cvFile.ts'
import { plain } from './text.ts'

/** The origin of a CV as it is stored in the row, by name: for example, sender and subject of its mail. */
export type CvSource = Record<string, string>

/** Returns the values that a CV contains about a person. */
function valuesOf(draft: CvContent): Record<ImportedName, string> {
  const { jobTitle, experienceYear, birthday, address, website, resume, offeredName } = draft
  const work = resume.work.find(({ isAdded }) => isAdded) ?? resume.work[0]
  return {
    position: jobTitle ?? work?.position ?? '',
    company: work?.company ?? '',
    experience: experienceYear === null ? '' : String(experienceYear ?? ''),
    skills: resume.skills.map(({ name }) => name).join(', '),
    languages: resume.languages.map(({ language }) => language).join(', '),
    education: resume.education.map(({ institution }) => institution).join(', '),
    birthday: birthday ?? '',
    address: address ?? '',
    website: website ?? '',
    // It is not used as the name automatically; a reviewer can check it in the CV.
    possibleName: offeredName ?? '',
  }
}

/**
 * Returns the info of a row: first the folder's columns, filled with matching values of the CV, then the other values
 * of the CV and its origin.
 */
function infoOf(draft: CvContent, source: CvSource, config: readonly VerificationField[]): string {
  const values = valuesOf(draft)
  const info: Record<string, string> = {
    name: draft.name,
    phones: draft.phones.join('; '),
    emails: draft.emails.join('; '),
  }
  const used = new Set<ImportedName>()
  for (const field of config) {
    const known = importedNameOf(field.name) ?? importedNameOf(field.displayName)
    if (known) used.add(known)
    if (!(field.name in info)) info[field.name] = known ? values[known] : ''
  }
  for (const [known, value] of Object.entries(values) as [ImportedName, string][]) {
    const [name] = importedNames[known]
    if (!used.has(known) && value && !(name in info)) info[name] = value
  }
  const clean = Object.entries({ ...info, ...source }).map(([name, value]) => [name, plain(value, maxText)])
  return JSON.stringify(Object.fromEntries(clean))
}

/**
 * Converts the content of a CV into a row, checked like the rows of a file. Invalid contacts are left out and do not
 * make the row fail.
 */
export function cvRow(
  row: number,
  cvName: string,
  read: ReadCv,
  source: CvSource,
  config: readonly VerificationField[],
): CheckedRow {
  const draft = contentOf(read)
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
    reading: storable(read),
    problems,
  }
}

/**
 * Returns a failed row for a CV that could not be read, with the reason. It has the name of the file, because the
 * person is unknown.
 */
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
