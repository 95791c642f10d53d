/** Page that takes CVs, by the talent folder that they go into. */
export const cvUploadPath = (folderId?: string): string =>
  `/candidate-imports/cvs${folderId ? `?folder=${encodeURIComponent(folderId)}` : ''}`

let dropped: readonly File[] = []

/** Keeps files that were dropped on one page for the page that takes them; files cannot stand in an address. */
export const handOver = (files: readonly File[]): void => {
  dropped = files
}

/** The files that were handed over; none a second time. */
export function takeHandedOver(): readonly File[] {
  const files = dropped
  dropped = []
  return files
}
