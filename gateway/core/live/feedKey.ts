import type { OperationRequest, Prepared } from '../engine/operations.ts'
import type { Viewer } from '../graph/context.ts'

/** Returns a text that is equal for equal values, whatever the order of their keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? ''

/**
 * Returns a key that is equal for all viewers who see the same. For what differs between users with equal permissions,
 * see viewerSpecificFields.ts.
 */
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
