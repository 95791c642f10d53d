import { alphabetical, pairs, type List } from '../company/vocabulary.ts'
import { employers } from './people/countries.ts'
import { demoId } from './random.ts'

const senders = (domain: string) =>
  pairs('email', `Recruitment=jobs@${domain}|People team=people@${domain}|No reply=no-reply@${domain}`)

/** What a demo company has beside the lists of every company. */
export const demoLists = (domain: string): Record<string, List> => ({
  companyKeyword: alphabetical(employers.join('|')),
  emailSender: { isOrdered: true, preset: 'Recruitment', words: senders(domain) },
})

/** Id of an entry of a demo company's list. */
export const wordId = (company: string, kind: string, name: string): string => demoId(`${company} ${kind} ${name}`)

/** Id of the demo's job category of a company. */
export const categoryId = (company: string, name: string): string => wordId(company, 'jobCategory', name)
export const rankId = (company: string, name: string): string => demoId(`${company} rank ${name}`)
