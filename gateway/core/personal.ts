import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLField, type GraphQLSchema } from 'graphql'

/**
 * Fields whose value depends on who asks even among viewers of equal permissions: the rights on one record (canEdit,
 * canApprove … by the naming rule), and what says so by `extensions.personal`.
 */
export const isPersonalField = ({ name, extensions }: GraphQLField<unknown, unknown>): boolean =>
  (extensions.personal as boolean | undefined) ?? /^can[A-Z]/.test(name)

/** Whether any such field is selected: then a payload is shared among the sockets of one user only. */
export function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let found = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef()
        if (field && isPersonalField(field)) found = true
      },
    }),
  )
  return found
}
