import { operationPermissions, type OperationName } from '../session/permissions.generated.ts'
import { useSession } from '../session/session.ts'

/** Whether the user may run an operation of the client, by its name, and the condition holds: a button that runs it shows only then. */
export function useCan(): (operation: OperationName, condition?: boolean) => boolean {
  const { can } = useSession()
  return (operation, condition = true) => condition && operationPermissions[operation].every((keys) => can(keys))
}
