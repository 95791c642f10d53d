import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'

export const UserFilter = builder.inputType('UserFilter', {
  description: 'Conditions on accounts. All conditions must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only accounts in use, or only disabled ones.' }),
    roleCode: t.string({ description: 'Only users with this role.' }),
    departmentId: t.id({ description: 'Only users of this department (global id) and those below it.' }),
    hasPhoneExtension: t.boolean({ description: 'Only users with a phone extension, or only those without.' }),
  }),
})

/** Returns the conditions in the services' format. */
export function conditionsOf(filter: typeof UserFilter.$inferInput | null | undefined) {
  const { isActive, roleCode, departmentId, hasPhoneExtension } = filter ?? {}
  return {
    ...(isActive != null && { status: isActive ? ('active' as const) : ('disabled' as const) }),
    ...(roleCode && { roleCode }),
    ...(departmentId && { departmentId: idOf('Department', departmentId, 'filter.departmentId') }),
    ...(hasPhoneExtension != null && { hasExtension: hasPhoneExtension }),
  }
}
