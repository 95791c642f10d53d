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

/**
 * `extensions.personal` of a field: true for all viewers, false for none, or a function of the viewer. The function
 * returns the same for all viewers with equal permissions.
 */
type Personal = boolean | ((viewer: Viewer) => boolean) | undefined

/**
 * Whether ownership or sharing decides who sees a record (`isByRecord` of its node), on its own or as a row of a list.
 */
export function isByRecord(type: GraphQLNamedType): boolean {
  if (type.extensions.isByRecord) return true
  const rows = isObjectType(type) ? type.getFields().nodes : undefined
  return rows !== undefined && isByRecord(getNamedType(rows.type))
}

/**
 * Whether a field's value depends on the viewer even among viewers with equal permissions. This applies to the rights
 * on one record (canEdit, canApprove … by the naming rule), to records seen by ownership or sharing, and to fields that
 * set `extensions.personal`. A field can also set it to false, if everyone who is notified of it may see the record.
 */
export const personalOf = ({ name, type, extensions }: GraphQLField<unknown, unknown>): NonNullable<Personal> =>
  (extensions.personal as Personal) ?? (/^can[A-Z]/.test(name) || isByRecord(getNamedType(type)))

/**
 * Returns for which viewers any such field is selected. A payload is then shared only among the sockets of that user.
 */
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
