let isUnasked = false
const unsaved = new Set<() => boolean>()

/** The application itself is leaving, for sign-in: no form asks whether to leave it; drafts wait for the return. */
export function leaveUnasked(isLeaving: boolean): void {
  isUnasked = isLeaving
}

/** Nothing may ask whether to leave. */
export const isLeavingUnasked = (): boolean => isUnasked

/** A form that is there (see useUnsavedGuard) says whether it would ask; answers how to take it away. */
export function addUnsaved(isUnsaved: () => boolean): () => void {
  unsaved.add(isUnsaved)
  return () => unsaved.delete(isUnsaved)
}

/** Leaving this address now would be asked about. */
export const isLeavingAsked = (): boolean => !isUnasked && [...unsaved].some((isUnsaved) => isUnsaved())
