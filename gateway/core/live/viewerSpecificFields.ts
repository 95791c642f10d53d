import {
  getNamedType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import type { Viewer } from '../graph/context.ts'

/** `extensions.personal` of a field: for everybody, for nobody, or for some viewers; all viewers of equal keys get the same answer. */
type Personal = boolean | ((viewer: Viewer) => boolean) | undefined

/** Records that are seen by ownership or sharing (`isByRecord` of their node), alone or as the rows of a list. */
export function isByRecord(type: GraphQLNamedType): boolean {
  if (type.extensions.isByRecord) return true
  const rows = isObjectType(type) ? type.getFields().nodes : undefined
  return rows !== undefined && isByRecord(getNamedType(rows.type))
}

/**
 * Whether a field's value depends on who asks even among viewers of equal permissions: the rights on one record (canEdit,
 * canApprove … by the naming rule), records that are seen by ownership or sharing, and what says so by `extensions.personal`.
 * By that a field also says that it is not, where everybody who is told of it sees the record.
 */
export const personalOf = ({ name, type, extensions }: GraphQLField<unknown, unknown>): NonNullable<Personal> =>
  (extensions.personal as Personal) ?? (/^can[A-Z]/.test(name) || isByRecord(getNamedType(type)))

/** For whom any such field is selected: a payload is shared among the sockets of that user only. */
export function isPersonal(schema: GraphQLSchema, document: DocumentNode): (viewer: Viewer) => boolean {
  const types = new TypeInfo(schema)
  const found = new Set<NonNullable<Personal>>()
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef()
        if (field) found.add(personalOf(field))
      },
    }),
  )
  return (viewer) => [...found].some((personal) => (typeof personal === 'function' ? personal(viewer) : personal))
}
