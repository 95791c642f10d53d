import { createMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { accountsOfAddresses, inviteVendorUser, type AccountOfAddress } from '../../core/identity/people/outsiders.ts'
import { demandSending } from '../../core/mail/outbox.ts'
import { demandOwnAccounts } from '../users/queries.ts'
import type { vendorInvite } from './contract.ts'
import type { VendorPerson } from './vendorShapes.ts'
import { vendorsByIds } from './vendors.ts'

function stateOf(account: AccountOfAddress | undefined): VendorPerson['state'] {
  if (!account) return 'none'
  if (!account.isActive) return 'disabled'
  if (!account.hasPassword) return 'invited'
  return account.isConfirmed ? 'active' : 'unconfirmed'
}

/** Returns the users who sign in with the active addresses of vendors, in the order of the addresses. */
export async function peopleOf(
  { db }: Pick<RequestContext, 'db'>,
  vendorIds: readonly string[],
): Promise<VendorPerson[]> {
  const vendors = await vendorsByIds(db, vendorIds)
  const addresses = vendors.flatMap(({ id, email }) =>
    email.filter(({ status }) => status === 'Active').map((one) => ({ vendorId: id, email: one.email.toLowerCase() })),
  )
  const accounts = await accountsOfAddresses(
    db,
    addresses.map(({ email }) => email),
  )
  const byAddress = Map.groupBy(accounts, ({ email }) => email)
  return addresses.map((address) => {
    const own = byAddress.get(address.email) ?? []
    const account = own.find(({ isActive }) => isActive) ?? own[0]
    return { ...address, userName: account?.userName ?? null, state: stateOf(account) }
  })
}

/** Invites a person of a vendor at one of its active addresses. A person who was invited before gets a new link. */
export async function invite(
  context: RequestContext,
  id: string,
  { email, name, familyName }: BodyOf<typeof vendorInvite>,
) {
  demandOwnAccounts(context)
  demandSending(context)
  const { db, caller, product } = context
  const address = email.trim().toLowerCase()
  const people = await peopleOf(context, [id])
  if (people.length === 0 && (await vendorsByIds(db, [id])).length === 0) throw notFound()
  if (!people.some((one) => one.email === address)) throw badInput({ email: [createMessage('NOT_IN_LIST')] })
  await inviteVendorUser(db, caller, { email: address, name, familyName: familyName ?? '' }, product)
  return (await peopleOf(context, [id])).find((one) => one.email === address)!
}
