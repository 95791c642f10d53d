import { operationPermissions, type OperationName } from '../session/permissions.generated.ts'
import { useSession } from '../session/session.ts'

/**
 * Returns a function that checks whether the user may run an operation of the client, by its name, and the condition
 * holds. A button that runs it is only shown then.
 */
export function useCan(): (operation: OperationName, condition?: boolean) => boolean {
  const { can } = useSession()
  return (operation, condition = true) => condition && operationPermissions[operation].every((keys) => can(keys))
}
