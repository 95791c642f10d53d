import { createHash, randomUUID } from 'node:crypto'
import type { CompanyDb } from '../core/database/companyDb.ts'
import { insertCompany, type CompanyDetails } from '../core/identity/companies/companyWrites.ts'
import { fold } from '../../common/text.ts'
import '../features/departments/tables.ts'
import '../features/lookups/tables.ts'
import { vendorFolderCode } from '../features/verifications/rights.ts'
import '../features/verifications/tables.ts'
import { roleTexts, standardRoles } from './roles.ts'
import { insertTemplates } from './templates.ts'
import { channels, insertVocabulary, parsePairs, ranks } from './vocabulary.ts'

export interface NewCompany extends CompanyDetails {
  name: string
  /** Whether its administrators see all other companies. */
  isPlatform: boolean
  /** User name and e-mail address of the first administrator, whose account is not created here. */
  userName: string
  administratorEmail: string
}

const roles = Object.entries(standardRoles).map(([name, keys]) => ({ name, keys, ...roleTexts[name]! }))

/**
 * Adds a company with what its users need to begin: roles, lists, templates, a department, and the folder for CVs from
 * vendors. Runs within the transaction of another company's handle and returns the handle of the new company.
 */
export async function addCompany(by: CompanyDb, company: NewCompany): Promise<CompanyDb> {
  const db = await insertCompany(by, company, roles)
  await insertLists(db, company)
  // Jobs and interview workflows belong to departments.
  await db
    .insert('department', {
      id: randomUUID(),
      parent_id: null,
      key: 'COMPANY',
      name: company.name,
      legal_name: null,
      location_id: null,
      manager: company.userName,
      search: fold(`${company.name} COMPANY`),
    })
    .execute()
  await db
    .insert('verification_folder', {
      id: randomUUID(),
      code: vendorFolderCode,
      name: 'Vendor',
      search: fold('Vendor'),
      import_type: 0,
      share_all: true,
      created_by: company.userName,
    })
    .execute()
  return db
}

async function insertLists(
  db: CompanyDb,
  { name, userName, administratorEmail, email: own }: NewCompany,
): Promise<void> {
  const email = own ?? administratorEmail
  const idOf = (...parts: (string | number)[]) => idFrom([db.companyId, ...parts].join('\n'))
  // The only address that is known to exist.
  const senders = { preset: 'Recruitment', words: parsePairs('email', `Recruitment=${email}`) }
  await insertVocabulary(db, idOf, { emailSender: senders })
  await db
    .insert(
      'recruitment_channel',
      channels.map((channel) => ({ id: randomUUID(), name: channel })),
    )
    .execute()
  await db
    .insert(
      'job_rank',
      ranks.map((rank, position) => ({ id: randomUUID(), name: rank, position })),
    )
    .execute()
  await insertTemplates(db, { idOf, sender: { address: email, name: `${name} Recruitment` }, updatedBy: userName })
}

/** Returns a UUID that is always the same for the same text. */
function idFrom(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
