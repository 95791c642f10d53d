import { emailTemplateTokenList } from '../lookups/vocabularyContract.ts'
import { entriesOf, type Parts } from '../lookups/vocabulary.ts'

/** The placeholders of a company. */
export interface Tokens {
  /** Every name, those of the product and those of the company. */
  names: readonly string[]
  /** What those of the company stand for, by name; the product knows the values of its own. */
  values: Readonly<Record<string, string>>
  /** What each stands for, in words, by name. */
  descriptions: Readonly<Record<string, string>>
}

/** The placeholders that the company's mails and documents may hold. */
export async function tokensOf(parts: Parts): Promise<Tokens> {
  const entries = await entriesOf(parts, emailTemplateTokenList.kind)
  const valued = (member: 'value' | 'description') =>
    Object.fromEntries(
      entries.flatMap(({ item: { name }, data }) => (data[member] ? [[name, String(data[member])] as const] : [])),
    )
  return { names: entries.map(({ item }) => item.name), values: valued('value'), descriptions: valued('description') }
}

/** Placeholders that the product knows the values of; every company has them. */
export const productTokens: ReadonlySet<string> = new Set([
  'Candidate_Name',
  'Company_Name',
  'Department_Name',
  'Interview_Date',
  'Interview_Link',
  'Interview_Location',
  'Interview_Time',
  'Job_Link',
  'Job_Title',
  'Offer_Link',
  'Recruiter_Email',
  'Recruiter_Name',
  'Recruiter_Phone',
  'Salary',
  'Start_Date',
])
