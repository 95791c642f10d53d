import { isEmail, isPhone } from '../../../common/patterns.ts'
import { emailKey, phoneKey } from '../../../common/text.ts'
import { say, type FieldMessage } from '../../core/contract/messages.ts'

export const maxName = 250
export const maxEmail = 254
export const maxContacts = 10

/** What a phone or e-mail is compared by. */
export const contactKeys = (phones: readonly string[], emails: readonly string[]): string[] => [
  ...new Set([
    ...phones.map((phone) => `phone:${phoneKey(phone)}`),
    ...emails.map((email) => `email:${emailKey(email)}`),
  ]),
]

/** What is wrong with a name and the ways to reach a person; at most five complaints. */
export function checkPerson({
  name,
  phones,
  emails,
}: {
  name: string
  phones: string[]
  emails: string[]
}): FieldMessage[] {
  const problems: FieldMessage[] = []
  if (!name) problems.push(say('NAME_MISSING'))
  if (name.length > maxName) problems.push(say('NAME_TOO_LONG', { max: maxName }))
  if (phones.length + emails.length === 0) problems.push(say('NO_CONTACT'))
  if (phones.length > maxContacts) problems.push(say('TOO_MANY_PHONES', { max: maxContacts }))
  if (emails.length > maxContacts) problems.push(say('TOO_MANY_EMAILS', { max: maxContacts }))
  for (const phone of phones) if (!isPhone(phone)) problems.push(say('NO_PHONE_NUMBER', { value: brief(phone) }))
  for (const email of emails) if (!isEmail(email)) problems.push(say('NO_EMAIL_ADDRESS', { value: brief(email) }))
  return problems.slice(0, 5)
}

/** A value as a complaint shows it. */
export const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
