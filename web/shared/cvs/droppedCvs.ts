/** Returns the address of the page that accepts CVs, with the talent folder that they are added to. */
export const cvUploadPath = (folderId?: string): string =>
  `/candidate-imports/cvs${folderId ? `?folder=${encodeURIComponent(folderId)}` : ''}`

let dropped: readonly File[] = []

/**
 * Stores files that were dropped on one page for the page that processes them, because an address cannot contain files.
 */
export const handOver = (files: readonly File[]): void => {
  dropped = files
}

/** Returns the files that were handed over, and removes them. */
export function takeHandedOver(): readonly File[] {
  const files = dropped
  dropped = []
  return files
}
