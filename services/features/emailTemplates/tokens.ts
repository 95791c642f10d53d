import { emailTemplateTokenList } from '../lookups/vocabularyContract.ts'
import { entriesOf, type Parts } from '../lookups/vocabulary.ts'

/** The placeholders of a company. */
export interface Tokens {
  /** All names, those of the product and those of the company. */
  names: readonly string[]
  /** The values of the company's placeholders, by name. The product provides the values of its own placeholders. */
  values: Readonly<Record<string, string>>
  /** The descriptions of all placeholders, by name. */
  descriptions: Readonly<Record<string, string>>
}

/** Returns the placeholders that the company's mails and documents may contain. */
export async function tokensOf(parts: Parts): Promise<Tokens> {
  const entries = await entriesOf(parts, emailTemplateTokenList.kind)
  const valued = (member: 'value' | 'description') =>
    Object.fromEntries(
      entries.flatMap(({ item: { name }, data }) => (data[member] ? [[name, String(data[member])] as const] : [])),
    )
  return { names: entries.map(({ item }) => item.name), values: valued('value'), descriptions: valued('description') }
}

/** Placeholders whose values the product provides. Every company has them. */
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
