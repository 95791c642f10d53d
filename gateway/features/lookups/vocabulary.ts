import { createMessage } from '../../../services/core/contract/messages.ts'
import { isVocabulary, type LookupItem, type Vocabulary } from '../../../services/core/contract/vocabulary.ts'
import * as contract from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { badId, decodeId, isId } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { badInput } from '../../core/graph/requestError.ts'

type Kind = Pick<Vocabulary, 'kind' | 'searchBy' | 'parentBy'>
interface Entry extends LookupItem {
  kind: string
}

const vocabularies: readonly Vocabulary[] = Object.values<unknown>(contract).filter(isVocabulary)
const byKind = new Map(vocabularies.map((vocabulary) => [vocabulary.kind, vocabulary]))
/** The kind of the parent entries, by the parameter that filters by parent. */
const parentKinds = { countryId: contract.countryList.kind }

async function readList(
  vocabulary: Vocabulary,
  query: Record<string, string>,
  { rest }: GatewayContext,
): Promise<Entry[]> {
  const { kind } = vocabulary
  return (await rest.call(vocabulary, { fieldNames: { [vocabulary.searchBy]: 'query' }, query })).map(
    ({ id, name, isDefault }) => ({ id, name, isDefault, kind }),
  )
}

const keyOf = ({ kind, id }: Entry) => `${kind}.${id}`

/**
 * The services return vocabularies only as lists, so the entries of one kind cost one call, however many are requested.
 */
const entries = loader<Entry>({
  read: async (keys, context) => {
    const kinds = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))
    const lists = [...kinds]
      .flatMap((kind) => byKind.get(kind) ?? [])
      .map((vocabulary) => readList(vocabulary, {}, context))
    return (await Promise.all(lists)).flat()
  },
  key: keyOf,
  isLasting: true,
})

export const VocabularyItem = node<Entry>('VocabularyItem', {
  description: "An entry of one of the company's lists, such as a skill, a country or a reason.",
  loader: entries,
  databaseId: ({ id }) => id,
  key: keyOf,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The display name.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default choice.' }),
  }),
})

const enumName = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const VocabularyKind = builder.enumType('VocabularyKind', {
  description: 'The vocabulary list.',
  values: Object.fromEntries(vocabularies.map(({ kind, doc }) => [enumName(kind), { value: kind, description: doc }])),
})

/** Returns the services' id of the parent entry. The global id must be of the list's parent kind. */
function toParentParams({ kind, parentBy }: Kind, id: string): Record<string, string> {
  if (!parentBy) throw badInput({ parentId: createMessage('NOT_WITH', { name: enumName(kind) }) })
  const { type, key } = decodeId(id, 'parentId')
  const [above, uuid = ''] = key.split('.')
  if (type !== 'VocabularyItem' || above !== parentKinds[parentBy] || !isId(uuid)) throw badId('parentId')
  return { [parentBy]: uuid }
}

builder.queryField('vocabulary', (t) =>
  t.field({
    type: [VocabularyItem],
    signedIn: true,
    description: "Entries of a list of the viewer's company: all of them, or those that match the search.",
    args: {
      kind: t.arg({ type: VocabularyKind, required: true, description: 'The list to read.' }),
      query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }),
      parentId: t.arg.id({ description: 'Only entries below this one (global id), such as the cities of a country.' }),
    },
    resolve: (_root, { kind, query, parentId }, context) => {
      const vocabulary = byKind.get(kind)!
      return readList(
        vocabulary,
        { ...(query && { [vocabulary.searchBy]: query }), ...(parentId && toParentParams(vocabulary, parentId)) },
        context,
      )
    },
  }),
)
