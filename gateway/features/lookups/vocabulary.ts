import { say } from '../../../services/core/contract/messages.ts'
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
/** Kind of the entries below which those of another kind stand, by the parameter that asks for them. */
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

/** The services read words as lists only: those of one kind cost one call, however many are asked for. */
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
  description: "A word of one of the company's lists: a skill, a country, a reason …",
  loader: entries,
  databaseId: ({ id }) => id,
  key: keyOf,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The entry as people read it.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen where nobody has chosen.' }),
  }),
})

const enumName = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const VocabularyKind = builder.enumType('VocabularyKind', {
  description: 'Which list of words.',
  values: Object.fromEntries(vocabularies.map(({ kind, doc }) => [enumName(kind), { value: kind, description: doc }])),
})

/** The services' id of the entry that a global id names, which must be of the kind that the list stands below. */
function parentOf({ kind, parentBy }: Kind, id: string): Record<string, string> {
  if (!parentBy) throw badInput({ parentId: say('NOT_WITH', { name: enumName(kind) }) })
  const { type, key } = decodeId(id, 'parentId')
  const [above, uuid = ''] = key.split('.')
  if (type !== 'VocabularyItem' || above !== parentKinds[parentBy] || !isId(uuid)) throw badId('parentId')
  return { [parentBy]: uuid }
}

builder.queryField('vocabulary', (t) =>
  t.field({
    type: [VocabularyItem],
    signedIn: true,
    description: "A list of words of the viewer's company: all of it, or what is searched for.",
    args: {
      kind: t.arg({ type: VocabularyKind, required: true, description: 'The list that is asked for.' }),
      query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }),
      parentId: t.arg.id({ description: 'Only words below this one (global id): the cities of a country.' }),
    },
    resolve: (_root, { kind, query, parentId }, context) => {
      const vocabulary = byKind.get(kind)!
      return readList(
        vocabulary,
        { ...(query && { [vocabulary.searchBy]: query }), ...(parentId && parentOf(vocabulary, parentId)) },
        context,
      )
    },
  }),
)
