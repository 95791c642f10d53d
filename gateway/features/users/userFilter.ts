import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'

export const UserFilter = builder.inputType('UserFilter', {
  description: 'Conditions on accounts; all of them must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only accounts in use, or only disabled ones.' }),
    roleCode: t.string({ description: 'Holds this role.' }),
    departmentId: t.id({ description: 'Works in this department (global id) or below it.' }),
    hasPhoneExtension: t.boolean({ description: 'Only people who call with an extension, or who have none.' }),
  }),
})

/** The conditions as the services take them. */
export function conditionsOf(filter: typeof UserFilter.$inferInput | null | undefined) {
  const { isActive, roleCode, departmentId, hasPhoneExtension } = filter ?? {}
  return {
    ...(isActive != null && { status: isActive ? ('active' as const) : ('disabled' as const) }),
    ...(roleCode && { roleCode }),
    ...(departmentId && { departmentId: idOf('Department', departmentId, 'filter.departmentId') }),
    ...(hasPhoneExtension != null && { hasExtension: hasPhoneExtension }),
  }
}
