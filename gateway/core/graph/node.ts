import { say } from '../../../services/core/contract/messages.ts'
import type { Operation } from '../../../services/core/contract/operation.ts'
import type { ImplementableObjectRef, ObjectFieldsShape } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import type { PayloadFields } from './mutation.ts'
import { badId, decodeId, encodeId, isId, recordId } from './ids.ts'
import type { Loader } from './loader.ts'
import { demand, demandInternal, holds, signedIn, type Keys } from './permission.ts'
import { badInput } from './requestError.ts'
import { selectsOnly } from './selection.ts'

type Types = typeof builder.$inferSchemaTypes

/** A type that is read by global id. Fields of other types reach it by `load`. */
export type NodeRef<Row extends object> = ImplementableObjectRef<Types, Row> & {
  /** The record, or null; checks the type's permission, then goes through its loader. */
  load(context: GatewayContext, key: string | null): Promise<Row | null> | Row | null
  /** The same for what goes along with something else: null, too, for who may not read the type. */
  tryLoad(context: GatewayContext, key: string | null): Promise<Row | null> | Row | null
  /**
   * The same for what a record names, of types whose key is `id`. Who asks only for the ids of it gets them without a read,
   * also who may not read the type.
   */
  refer(
    context: GatewayContext,
    id: string | null | undefined,
    info: GraphQLResolveInfo,
  ): Promise<Row | null> | Row | null
  /** The records of these keys in their order; those that are not there are left out. */
  loadAll(context: GatewayContext, keys: readonly string[]): Promise<Row[]>
}

interface NodeOptions<Row extends object> {
  description: string
  /** Keys of which any one lets a record be read; without them everyone of the company may, but external roles only with `everyRole`. */
  permission?: Keys
  everyRole?: true
  /** Ownership or sharing decides who sees a record, so that fields with such records are personal (see viewerSpecificFields.ts). */
  isByRecord?: true
  loader: Loader<Row>
  databaseId: (row: Row) => string
  /** What the global id carries; the services' id unless the loader reads by something else. */
  key?: (row: Row) => string
  /** Uploads that answer the id of such a record. */
  uploads?: readonly Operation[]
  fields: ObjectFieldsShape<Types, Row>
}

interface Registered {
  keysAreIds: boolean
  load(context: GatewayContext, key: string): Promise<object | null> | object | null
}

/** What tells records apart. */
const idFields: ReadonlySet<string> = new Set(['__typename', 'id', 'databaseId'])

const registered = new Map<string, Registered>()
/** Types of the records whose ids uploads answer, by operation. */
const uploaded = new Map<string, string>()
/** The global id of a record whose services' id an upload has answered; undefined where it answers none. */
export function uploadedId(operationId: string, answer: unknown): string | undefined {
  const type = uploaded.get(operationId)
  const { id } = (typeof answer === 'object' ? (answer ?? {}) : {}) as { id?: unknown }
  return type && typeof id === 'string' ? encodeId(type, id) : undefined
}

/** Type of the records that node and nodes answer; records reached through a field need none. */
const typeOf = new WeakMap<object, string>()

const Node = builder
  .interfaceRef<object>('Node')
  .implement({
    description: 'Something with an id of its own, which `node` reads again.',
    fields: (t) => ({ id: t.id({ description: 'Opaque and unique across all types.' }) }),
    resolveType: (row) => typeOf.get(row),
  })

/** Declares a type with a global id: the ids, the loader path and its guard. */
export function node<Row extends object>(name: string, options: NodeOptions<Row>): NodeRef<Row> {
  const {
    description,
    permission,
    everyRole,
    isByRecord,
    loader,
    databaseId,
    key = databaseId,
    uploads = [],
    fields,
  } = options
  const keys = permission === undefined ? [] : typeof permission === 'string' ? [permission] : permission
  const ref = builder.objectRef<Row>(name) as NodeRef<Row>

  const mayRead = (context: GatewayContext) =>
    keys.length > 0 ? holds(context, keys) : everyRole || !signedIn(context).isExternal

  ref.load = (context, one) => {
    if (keys.length > 0) demand(context, keys)
    else if (!everyRole) demandInternal(signedIn(context))
    return one ? loader.load(context, one) : null
  }
  ref.tryLoad = (context, one) => (mayRead(context) ? ref.load(context, one) : null)
  ref.refer = (context, id, info) => {
    const one = recordId(id ?? null)
    if (!one) return null
    // The record that names it has told its id. It may be gone, or hidden: then whoever asks for more gets null.
    return selectsOnly(info, idFields) ? ({ id: one } as unknown as Row) : ref.tryLoad(context, one)
  }
  ref.loadAll = async (context, keys) =>
    (await Promise.all(keys.map((one) => ref.load(context, one)))).filter((row) => row !== null)
  for (const upload of uploads) uploaded.set(upload.id, name)
  registered.set(name, { keysAreIds: key === databaseId, load: ref.load })

  ref.implement({
    description,
    ...(permission && { permission }),
    ...(everyRole && { everyRole }),
    ...(isByRecord && { extensions: { isByRecord } }),
    // Row is generic here, so the compiler cannot see that it is an object.
    interfaces: [Node] as never,
    fields: (t) => ({
      id: t.id({ description: 'Opaque and unique across all types.', resolve: (row) => encodeId(name, key(row)) }),
      databaseId: t.id({ description: 'The id that the services and addresses of pages use.', resolve: databaseId }),
      ...fields(t),
    }),
  })
  return ref
}

/** The field `id` of what is read only within another record: as opaque as that of a node, but `node` does not read it. */
export function globalId<Row extends { id: string }>(fields: PayloadFields<Row>, type: string) {
  // Row is generic here, so the compiler does not find its members.
  const t = fields as unknown as PayloadFields<{ id: string }>
  return t.id({
    description: 'Opaque and unique across all types; `node` does not read it.',
    extensions: { isInner: true },
    resolve: ({ id }) => encodeId(type, id),
  })
}

/** Reads one record of a node type by global id. */
async function readNode(context: GatewayContext, id: string, field: string): Promise<object | null> {
  const { type, key } = decodeId(id, field)
  const known = registered.get(type)
  if (!known || (known.keysAreIds && !isId(key))) {
    throw badId(field)
  }
  const row = await known.load(context, key)
  if (row) typeOf.set(row, type)
  return row
}

/** Most ids that `nodes` takes. */
export const nodesLimit = 100

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    everyRole: true,
    description: 'Any record by its global id; null when there is none that the viewer may see.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the record.' }) },
    resolve: (_root, { id }, context) => readNode(context, id, 'id'),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    isAlwaysThere: true,
    everyRole: true,
    description: `Up to ${nodesLimit} records by their global ids, in the order asked for.`,
    args: { ids: t.arg.idList({ required: true, description: 'Global ids of the records.' }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > nodesLimit) throw badInput({ ids: say('TOO_MANY', { most: nodesLimit }) })
      // One that may not be read is an error of its place only.
      return ids.map((id) => readNode(context, id, 'ids'))
    },
  }),
}))
