import { alphabetical, parsePairs, type List } from '../company/vocabulary.ts'
import { employers } from './people/countries.ts'
import { demoId } from './random.ts'

const senders = (domain: string) =>
  parsePairs('email', `Recruitment=jobs@${domain}|People team=people@${domain}|No reply=no-reply@${domain}`)

/** The lists of a demo company, in addition to those of every company. */
export const demoLists = (domain: string): Record<string, List> => ({
  companyKeyword: alphabetical(employers.join('|')),
  emailSender: { isOrdered: true, preset: 'Recruitment', words: senders(domain) },
})

/** Returns the id of an entry in a demo company's list. */
export const wordId = (company: string, kind: string, name: string): string => demoId(`${company} ${kind} ${name}`)

/** Returns the id of a demo company's job category. */
export const categoryId = (company: string, name: string): string => wordId(company, 'jobCategory', name)
export const rankId = (company: string, name: string): string => demoId(`${company} rank ${name}`)
