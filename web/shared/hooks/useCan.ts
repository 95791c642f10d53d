import { operationPermissions, type OperationName } from '../session/permissions.generated.ts'
import { useSession } from '../session/session.ts'

/** Whether the user may run an operation of the client, by its name: a button that runs it shows only then. */
export function useCan(): (operation: OperationName) => boolean {
  const { can } = useSession()
  return (operation) => operationPermissions[operation].every((keys) => can(keys))
}
