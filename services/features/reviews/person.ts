import { emailKey, phoneKey } from '../../../common/text.ts'

export const maxName = 250
export const maxEmail = 254
export const maxContacts = 10

/** A phone number by decision D-106, in whatever form it is typed. */
export const isPhone = (text: string) => /^0\d{9,10}$|^\+\d{8,15}$/.test(phoneKey(text)) && !/\p{L}/u.test(text)
/** An e-mail address. */
export const isEmail = (text: string) =>
  text.length <= maxEmail && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/.test(text)

/** What a phone or e-mail is compared by. */
export const contactKeys = (phones: readonly string[], emails: readonly string[]): string[] => [
  ...new Set([
    ...phones.map((phone) => `phone:${phoneKey(phone)}`),
    ...emails.map((email) => `email:${emailKey(email)}`),
  ]),
]

/** What is wrong with a name and the ways to reach a person, in words; at most five complaints. */
export function checkPerson({ name, phones, emails }: { name: string; phones: string[]; emails: string[] }): string[] {
  const problems: string[] = []
  if (!name) problems.push('The name is missing')
  if (name.length > maxName) problems.push(`The name is longer than ${maxName} characters`)
  if (phones.length + emails.length === 0) problems.push('A phone or an e-mail is needed')
  if (phones.length > maxContacts) problems.push(`More than ${maxContacts} phones`)
  if (emails.length > maxContacts) problems.push(`More than ${maxContacts} e-mails`)
  for (const phone of phones) if (!isPhone(phone)) problems.push(`Not a phone number: ${brief(phone)}`)
  for (const email of emails) if (!isEmail(email)) problems.push(`Not an e-mail address: ${brief(email)}`)
  return problems.slice(0, 5)
}

/** A value as a complaint shows it. */
export const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
