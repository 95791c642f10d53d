let isUnasked = false
const unsaved = new Set<() => boolean>()

/**
 * Sets whether the application itself is leaving, for sign-in: no form asks for confirmation then; drafts wait for the
 * return.
 */
export function setLeavingUnconfirmed(isLeaving: boolean): void {
  isUnasked = isLeaving
}

/** Whether no confirmation may be shown before leaving. */
export const isLeavingUnconfirmed = (): boolean => isUnasked

/**
 * Registers a mounted form (see useUnsavedGuard) with a function that reports unsaved input. Returns a function that
 * unregisters it.
 */
export function addUnsaved(isUnsaved: () => boolean): () => void {
  unsaved.add(isUnsaved)
  return () => unsaved.delete(isUnsaved)
}

/** Whether leaving this address now would require a confirmation. */
export const needsLeaveConfirmation = (): boolean => !isUnasked && [...unsaved].some((isUnsaved) => isUnsaved())
