import { createMessage } from '../../../services/core/contract/messages.ts'
import type { Operation } from '../../../services/core/contract/operation.ts'
import type { ImplementableObjectRef, ObjectFieldsShape } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import type { PayloadFields } from './mutation.ts'
import { badId, decodeId, encodeId, isId, recordId } from './ids.ts'
import type { Loader } from './loader.ts'
import { requirePermission, requireInternalRole, hasPermission, signedIn, type Keys } from './permission.ts'
import { badInput } from './requestError.ts'
import { selectsOnly } from './selection.ts'

type Types = typeof builder.$inferSchemaTypes

/** A type that can be read by global id. Fields of other types load it with `load`. */
export type NodeRef<Row extends object> = ImplementableObjectRef<Types, Row> & {
  /** Returns the record, or null. Checks the type's permission and then uses its loader. */
  load(context: GatewayContext, key: string | null): Promise<Row | null> | Row | null
  /** Like `load`, for a record that accompanies another one. Also returns null if the viewer may not read the type. */
  tryLoad(context: GatewayContext, key: string | null): Promise<Row | null> | Row | null
  /**
   * Like `tryLoad`, for a record that another one refers to, of a type whose key is `id`. If only ids are selected,
   * they are returned without a read, even to viewers who may not read the type.
   */
  refer(
    context: GatewayContext,
    id: string | null | undefined,
    info: GraphQLResolveInfo,
  ): Promise<Row | null> | Row | null
  /** Returns the records of these keys in the same order, without those that do not exist. */
  loadAll(context: GatewayContext, keys: readonly string[]): Promise<Row[]>
}

interface NodeOptions<Row extends object> {
  description: string
  /**
   * The permissions of which any one allows reading a record. Without them every user of the company may read it, but
   * external roles only with `everyRole`.
   */
  permission?: Keys
  everyRole?: true
  /**
   * Whether ownership or sharing decides who sees a record. Fields with such records are personal (see
   * viewerSpecificFields.ts).
   */
  isByRecord?: true
  loader: Loader<Row>
  databaseId: (row: Row) => string
  /**
   * Returns the key in the global id. The default is the services' id; it differs if the loader reads by something
   * else.
   */
  key?: (row: Row) => string
  /** Uploads that return the id of such a record. */
  uploads?: readonly Operation[]
  fields: ObjectFieldsShape<Types, Row>
}

interface Registered {
  keysAreIds: boolean
  load(context: GatewayContext, key: string): Promise<object | null> | object | null
}

/** The fields that identify a record. */
const idFields: ReadonlySet<string> = new Set(['__typename', 'id', 'databaseId'])

const registered = new Map<string, Registered>()
/** The types of records whose ids uploads return, by operation. */
const uploaded = new Map<string, string>()
/**
 * Returns the global id of a record whose services' id an upload has returned, or undefined if it has returned none.
 */
export function uploadedId(operationId: string, answer: unknown): string | undefined {
  const type = uploaded.get(operationId)
  const { id } = (typeof answer === 'object' ? (answer ?? {}) : {}) as { id?: unknown }
  return type && typeof id === 'string' ? encodeId(type, id) : undefined
}

/** The types of the records that `node` and `nodes` return. Records reached through a field need none. */
const typeOf = new WeakMap<object, string>()

const Node = builder
  .interfaceRef<object>('Node')
  .implement({
    description: 'A record with a global id, which `node` can read again.',
    fields: (t) => ({ id: t.id({ description: 'The global id: opaque and unique across all types.' }) }),
    resolveType: (row) => typeOf.get(row),
  })

/** Declares a type with a global id: its ids, its loader and its permission check. */
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
    keys.length > 0 ? hasPermission(context, keys) : everyRole || !signedIn(context).isExternal

  ref.load = (context, one) => {
    if (keys.length > 0) requirePermission(context, keys)
    else if (!everyRole) requireInternalRole(signedIn(context))
    return one ? loader.load(context, one) : null
  }
  ref.tryLoad = (context, one) => (mayRead(context) ? ref.load(context, one) : null)
  ref.refer = (context, id, info) => {
    const one = recordId(id ?? null)
    if (!one) return null
    // The referring record already contains this id. The record itself may be gone or hidden; other fields then resolve
    // to null.
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
      id: t.id({
        description: 'The global id: opaque and unique across all types.',
        resolve: (row) => encodeId(name, key(row)),
      }),
      databaseId: t.id({
        description: 'The id that the services and the addresses of pages use.',
        resolve: databaseId,
      }),
      ...fields(t),
    }),
  })
  return ref
}

/**
 * Declares the field `id` of a record that is read only within another one. It is as opaque as that of a node, but
 * `node` does not accept it.
 */
export function globalId<Row extends { id: string }>(fields: PayloadFields<Row>, type: string) {
  // Row is generic here, so the compiler does not find its members.
  const t = fields as unknown as PayloadFields<{ id: string }>
  return t.id({
    description: 'An id that is opaque and unique across all types; `node` does not accept it.',
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

/** The maximum number of ids that `nodes` accepts. */
export const nodesLimit = 100

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    everyRole: true,
    description: 'Any record by its global id; null if it does not exist or the viewer may not see it.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the record.' }) },
    resolve: (_root, { id }, context) => readNode(context, id, 'id'),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    isAlwaysThere: true,
    everyRole: true,
    description: `Up to ${nodesLimit} records by their global ids, in the requested order.`,
    args: { ids: t.arg.idList({ required: true, description: 'Global ids of the records.' }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > nodesLimit) throw badInput({ ids: createMessage('TOO_MANY', { most: nodesLimit }) })
      // A record that may not be read is an error of its own entry only.
      return ids.map((id) => readNode(context, id, 'ids'))
    },
  }),
}))
