import { implement, type Route } from '../../core/http/routes.ts'
import { contactById, createContact, deleteContact, listContacts, updateContact } from './contacts.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.contactList, ({ body: { keyword = '', ...wanted } }, { db }) => listContacts(db, keyword, wanted)),
  implement(contract.contactGet, ({ params }, { db }) => contactById(db, params.id)),
  implement(contract.contactCreate, async ({ body }, { db }) => contactById(db, await createContact(db, body))),
  implement(contract.contactUpdate, async ({ params, body }, { db }) => {
    await updateContact(db, params.id, body)
    return contactById(db, params.id)
  }),
  implement(contract.contactDelete, async ({ params }, { db }) => {
    await deleteContact(db, params.id)
    return { status: 'OK' }
  }),
]
