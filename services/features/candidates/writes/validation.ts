import { isEmail, isPhone } from '../../../../common/patterns.ts'
import { createMessage, type FieldErrors } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { emailKey, fold, phoneKey } from '../../../../common/text.ts'
import { isChannel } from '../../lookups/queries.ts'
import { entriesOf } from '../../lookups/vocabulary.ts'
import { hiddenKeys, visibleFields } from '../../settings/fieldSight.ts'
import { endsBefore, isDay, isPartialDate } from './dates.ts'
import { checkExtension, type Extension } from '../extension.ts'
import type { Candidate, CandidateFields, Resume } from '../shapes.ts'
import { required } from '../../../core/http/fieldTexts.ts'

export type Parts = Pick<RequestContext, 'db' | 'cache' | 'directory' | 'caller'>

export const isLink = (text: string) =>
  /^(https?:\/\/)?[^\s/?#.:@]+(\.[^\s/?#.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(text)

export const tidy = (text: string) => text.normalize('NFC').trim()
export const orNull = (text: string | null | undefined) => tidy(text ?? '') || null

/** Returns the entries whose key is not empty, without duplicates. */
export function unique<T>(list: readonly T[], key: (one: T) => string): T[] {
  const seen = new Set<string>()
  return list.filter((one) => key(one) !== '' && !seen.has(key(one)) && seen.add(key(one)))
}
export const uniqueTexts = (list: readonly string[]) => unique(list.map(tidy), fold)

function checkContacts({ phones, emails }: CandidateFields, errors: FieldErrors): void {
  phones.forEach((phone, at) => {
    if (!tidy(phone)) errors[`phones.${at}`] = [createMessage('INPUT_PHONE')]
    else if (!isPhone(phone)) errors[`phones.${at}`] = [createMessage('PHONE')]
  })
  emails.forEach((email, at) => {
    if (!tidy(email)) errors[`emails.${at}`] = [createMessage('INPUT_EMAIL')]
    else if (!isEmail(tidy(email))) errors[`emails.${at}`] = [createMessage('NOT_EMAIL')]
  })
}

interface Span {
  startDate?: string | null
  endDate?: string | null
  isAdded?: boolean
}

function checkSpan({ startDate, endDate }: Span, place: string, errors: FieldErrors): void {
  for (const [name, date] of [
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const) {
    if (date && !isPartialDate(date)) errors[`${place}.${name}`] = [createMessage('DATE')]
  }
  if (startDate && endDate && endsBefore(startDate, endDate))
    errors[`${place}.endDate`] ??= [createMessage('BEFORE_START')]
}

/** A current entry has no end. */
const span = <T extends Span>(one: T): T => (one.isAdded ? { ...one, endDate: null } : one)

function checkResume(resume: Resume, errors: FieldErrors): Resume {
  const work = resume.work.map(span)
  const education = resume.education.map(span)
  const demand = (text: string, place: string) => {
    if (!tidy(text)) errors[place] = [required]
  }
  work.forEach(
    (one, at) => (demand(one.company, `resume.work.${at}.company`), checkSpan(one, `resume.work.${at}`, errors)),
  )
  education.forEach(
    (one, at) => (
      demand(one.institution, `resume.education.${at}.institution`),
      checkSpan(one, `resume.education.${at}`, errors)
    ),
  )
  resume.awards.forEach(({ title, date }, at) => {
    demand(title, `resume.awards.${at}.title`)
    if (date && !isPartialDate(date)) errors[`resume.awards.${at}.date`] = [createMessage('DATE')]
  })
  resume.skills.forEach(({ name }, at) => demand(name, `resume.skills.${at}.name`))
  resume.languages.forEach(({ language }, at) => demand(language, `resume.languages.${at}.language`))
  return {
    ...(orNull(resume.summary) && { summary: tidy(resume.summary!) }),
    work: work.map((one) => ({ ...one, company: tidy(one.company) })),
    education: education.map((one) => ({ ...one, institution: tidy(one.institution) })),
    awards: resume.awards.map((one) => ({ ...one, title: tidy(one.title) })),
    skills: unique(
      resume.skills.map((one) => ({ ...one, name: tidy(one.name) })),
      ({ name }) => fold(name),
    ),
    languages: unique(
      resume.languages.map((one) => ({ ...one, language: tidy(one.language) })),
      ({ language }) => fold(language),
    ),
  }
}

/**
 * Checks that names refer to records of the company. An existing value may remain, even if it can no longer be
 * selected.
 */
async function checkNames(
  { db, cache, directory }: Parts,
  fields: CandidateFields,
  before: Candidate | undefined,
  errors: FieldErrors,
): Promise<void> {
  const { recChannelId, statusId, labelIds, owner } = fields
  if (recChannelId && recChannelId !== before?.recChannelId && !(await isChannel(db, recChannelId)))
    errors.recChannelId = [createMessage('UNKNOWN_CHANNEL')]
  const isEntry = async (kind: string, id: string) =>
    (await entriesOf({ db, cache }, kind)).some(({ item }) => item.id === id)
  if (statusId && statusId !== before?.statusId && !(await isEntry('candidateStatus', statusId)))
    errors.statusId = [createMessage('UNKNOWN_STATUS')]
  for (const id of labelIds.filter((label) => !before?.labelIds.includes(label)))
    if (!(await isEntry('label', id))) errors.labelIds = [createMessage('UNKNOWN_LABEL')]
  if (owner && owner !== before?.owner) {
    const [user] = await directory.byUserNames([owner])
    if (user?.status !== 'active') errors.owner = [createMessage('UNKNOWN_USER')]
  }
}

const idOf = (id: string | null | undefined) => id?.toLowerCase() ?? null

/**
 * Returns the fields of a form as they are stored. Throws 400 by field if they are not valid. `before` is the candidate
 * to be changed.
 */
export async function checkFields(parts: Parts, sent: CandidateFields, before?: Candidate): Promise<CandidateFields> {
  const errors: FieldErrors = {}
  const fields: CandidateFields = {
    ...sent,
    name: tidy(sent.name).replace(/\s+/g, ' '),
    jobTitle: orNull(sent.jobTitle),
    address: orNull(sent.address),
    website: orNull(sent.website),
    source: orNull(sent.source),
    jobRank: orNull(sent.jobRank),
    owner: orNull(sent.owner)?.toLowerCase() ?? null,
    recChannelId: idOf(sent.recChannelId),
    statusId: idOf(sent.statusId),
    labelIds: [...new Set(sent.labelIds.map((id) => id.toLowerCase()))],
    phones: unique(sent.phones.map(tidy), phoneKey),
    emails: unique(sent.emails.map(tidy), emailKey),
    messengers: uniqueTexts(sent.messengers),
    nationalities: uniqueTexts(sent.nationalities),
    desiredWorkLocations: uniqueTexts(sent.desiredWorkLocations),
    resume: checkResume(sent.resume, errors),
  }
  if (!fields.name) errors.name = [required]
  checkContacts(sent, errors)
  if (fields.website && fields.website !== before?.website && !isLink(fields.website))
    errors.website = [createMessage('LINK')]
  for (const name of ['birthday', 'onboardDate'] as const)
    if (fields[name] && !isDay(fields[name])) errors[name] = [createMessage('DATE')]
  const extension = checkExtension(
    sent.extendProperties,
    await visibleFields(parts, parts.caller),
    before && (JSON.parse(before.extendProperties) as Extension),
    await hiddenKeys(parts.db, parts.caller),
  )
  Object.assign(errors, extension.errors)
  await checkNames(parts, fields, before, errors)
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { ...fields, extendProperties: JSON.stringify(extension.values) }
}
