import { isEmail, isPhone } from '../../../common/patterns.ts'
import { emailKey, phoneKey } from '../../../common/text.ts'
import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'

export const maxName = 250
export const maxEmail = 254
export const maxContacts = 10

/** Returns the keys by which phones and e-mails are compared. */
export const contactKeys = (phones: readonly string[], emails: readonly string[]): string[] => [
  ...new Set([
    ...phones.map((phone) => `phone:${phoneKey(phone)}`),
    ...emails.map((email) => `email:${emailKey(email)}`),
  ]),
]

/** Returns the problems with the name and the contacts of a person, at most five. */
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
  if (!name) problems.push(createMessage('NAME_MISSING'))
  if (name.length > maxName) problems.push(createMessage('NAME_TOO_LONG', { max: maxName }))
  if (phones.length + emails.length === 0) problems.push(createMessage('NO_CONTACT'))
  if (phones.length > maxContacts) problems.push(createMessage('TOO_MANY_PHONES', { max: maxContacts }))
  if (emails.length > maxContacts) problems.push(createMessage('TOO_MANY_EMAILS', { max: maxContacts }))
  for (const phone of phones)
    if (!isPhone(phone)) problems.push(createMessage('NO_PHONE_NUMBER', { value: shorten(phone) }))
  for (const email of emails)
    if (!isEmail(email)) problems.push(createMessage('NO_EMAIL_ADDRESS', { value: shorten(email) }))
  return problems.slice(0, 5)
}

/** Shortens a value for an error message. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
