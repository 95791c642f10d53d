import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { permissionKeys } from '../../core/contract/permissionKeys.ts'
import { badInput, ServiceError } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { checkedCompany, typeOfCompany, updateCompany } from '../../core/identity/companies/companyRecords.ts'
import { createPerson } from '../../core/identity/people/userWrites.ts'
import { demandPlatformAdministrator } from '../../core/identity/roles/platform.ts'
import { administratorRole } from '../../core/identity/roles/names.ts'
import { demandSending } from '../../core/mail/outbox.ts'
import { addCompany } from '../../company/newCompany.ts'
import '../lookups/tables.ts'
import { demandOwnAccounts } from '../users/queries.ts'
import type { companyManageCreate, companyManageUpdate } from './manageContract.ts'

/** Maps the fields in the form of a user to the fields of the administrator. */
const administratorFields: Record<string, string> = {
  userName: 'administratorUserName',
  name: 'administratorName',
  familyName: 'administratorFamilyName',
  email: 'administratorEmail',
  language: 'administratorLanguage',
}

/** Reports errors in the administrator's data under their fields and not under those of the company. */
async function toAdministratorErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const body = error instanceof ServiceError ? error.body : null
    if (typeof body !== 'object' || body === null || !('errorDetails' in body)) throw error
    const { errorDetails } = body as { errorDetails: FieldErrors }
    throw badInput(
      Object.fromEntries(Object.entries(errorDetails).map(([name, says]) => [administratorFields[name] ?? name, says])),
    )
  }
}

/** Throws 400 for a type that is not in the list of company types. `former` is the current type of the company. */
async function demandType({ db }: RequestContext, type: string | null | undefined, former: string | null) {
  const name = type?.trim()
  if (!name || name === former) return
  const known = await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', 'companyType')
    .where('vocabulary_item.name', '=', name)
    .executeTakeFirst()
  if (!known) throw badInput({ type: [createMessage('NOT_IN_LIST')] })
}

/** Adds a company that is ready for use and invites its first administrator. Returns its id. */
export async function createCompany(
  context: RequestContext,
  body: BodyOf<typeof companyManageCreate>,
): Promise<string> {
  const { db, caller, product } = context
  await demandPlatformAdministrator(db, caller)
  demandOwnAccounts(context)
  demandSending(context)
  await demandType(context, body.type, null)
  const fields = await checkedCompany(db, body, null)
  const userName = body.administratorUserName.trim().toLowerCase()
  const email = body.administratorEmail.trim()
  if (!email) throw badInput({ administratorEmail: [createMessage('REQUIRED')] })
  const company = await addCompany(db, { ...fields, isPlatform: false, userName, administratorEmail: email })
  const invited = {
    userName,
    name: body.administratorName,
    familyName: body.administratorFamilyName ?? '',
    email,
    language: body.administratorLanguage,
    roles: [administratorRole],
  }
  // The first administrator of a company gets all permissions there, whatever the caller has in their own company.
  const giver = {
    ...caller,
    companyId: company.companyId,
    role: administratorRole,
    permissions: new Set(permissionKeys),
  }
  await toAdministratorErrors(createPerson(company, giver, invited, product))
  return company.companyId
}

/** Changes the data of a company. */
export async function changeCompany(
  context: RequestContext,
  id: string,
  body: BodyOf<typeof companyManageUpdate>,
): Promise<void> {
  const { db, caller } = context
  await demandType(context, body.type, await typeOfCompany(db, caller, id))
  await updateCompany(db, caller, id, body)
}
