import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { Details } from '../lookups/words/details.ts'
import { wordOf, wordsByIds, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, updateWord } from '../lookups/words/writes.ts'
import * as contract from './contract.ts'
import { listReferences, referenceOf, referencesByIds, usageOfReferences } from './queries.ts'

const references: WordList<contract.ReferenceKind> = {
  kinds: contract.referenceKinds,
  longest: contract.longestReference,
  orderedKinds: contract.orderedKinds,
  demandUnused: async (db, id) => {
    const cities = (await usageOfReferences(db, [id]))[0]?.cities ?? 0
    if (cities > 0) throw refused('COUNTRY_IN_USE', `${cities} cities are in it`, { count: String(cities) })
  },
  // No record refers to an entry: companies store the text of their type.
  carryOver: async () => undefined,
}

interface Sent {
  code?: string
  countryId?: string
  isDefault?: boolean
  place?: number
}

/**
 * Returns the data of an entry besides its name. Throws 400 for missing data, and for data that its list does not have.
 */
async function detailsOf(
  db: CompanyDb,
  kind: contract.ReferenceKind,
  { code: typed, countryId, isDefault, place }: Sent,
): Promise<Details> {
  const without = [createMessage('NOT_WITH', { name: 'kind' })]
  const code = typed?.trim().toUpperCase()
  if (kind !== 'country') {
    if (code !== undefined) throw badInput({ code: without })
  } else if (!code) throw badInput({ code: [required] })
  else if (!/^[A-Z]{2}$/.test(code)) throw badInput({ code: [createMessage('INVALID')] })
  if (kind !== 'city') {
    if (countryId !== undefined) throw badInput({ countryId: without })
  } else {
    if (countryId === undefined) throw badInput({ countryId: [required] })
    const [country] = await wordsByIds(db, ['country'], [countryId])
    if (!country) throw badInput({ countryId: [createMessage('INVALID')] })
    if (isDefault) throw badInput({ isDefault: without })
  }
  return {
    ...(code !== undefined && { data: { code } }),
    ...(countryId !== undefined && { parentId: countryId.toLowerCase() }),
    ...(isDefault !== undefined && { isDefault }),
    ...(place !== undefined && { place }),
  }
}

export const routes: Route[] = [
  implement(contract.referenceManageList, ({ body }, { db }) => listReferences(db, body)),
  implement(contract.referenceManageByIds, ({ body }, { db }) => referencesByIds(db, body.ids)),
  implement(contract.referenceManageUsage, ({ body }, { db }) => usageOfReferences(db, body.ids)),
  implement(contract.referenceManageGet, ({ params }, { db }) => referenceOf(db, params.id)),
  implement(contract.referenceManageCreate, async ({ body: { kind, name, ...sent } }, { db }) =>
    referenceOf(db, await createWord(db, references, kind, name, await detailsOf(db, kind, sent))),
  ),
  implement(contract.referenceManageUpdate, async ({ params: { id }, body: { name, ...sent } }, { db }) => {
    const { kind } = await wordOf(db, contract.referenceKinds, id)
    await updateWord(db, references, id, name, await detailsOf(db, kind, sent))
    return referenceOf(db, id)
  }),
  implement(contract.referenceManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, references, params.id)
    return { status: 'OK' }
  }),
]
