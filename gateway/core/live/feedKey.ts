import type { OperationRequest, Prepared } from '../engine/operations.ts'
import type { Viewer } from '../graph/context.ts'

/** Text of a value that is equal for equal values, whatever the order of their keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? ''

/** Equal for all who see the same: see viewerSpecificFields.ts for what one user sees otherwise than a colleague of equal keys. */
export function feedKey(prepared: Prepared, variables: OperationRequest['variables'], viewer: Viewer) {
  const { companyId, currentRole, view, subject } = viewer
  return [
    prepared.key,
    companyId,
    currentRole,
    view,
    prepared.isPersonal(viewer) ? subject : '',
    stable(variables ?? {}),
  ].join('\0')
}
