/** The largest size of a CSV, inclusive (001/9, decision D-24). */
export const maxBytes = 5 * 1_048_576

const types = ['text/csv', 'application/vnd.ms-excel']

/**
 * Returns why a file is not accepted at all, or null. A browser that does not know .csv reports no type; the name then
 * decides.
 */
export function findRefusalReason(file: Pick<File, 'name' | 'type' | 'size'>): 'type' | 'size' | 'empty' | null {
  const isCsv = types.includes(file.type) || (file.type === '' && /\.csv$/i.test(file.name))
  if (!isCsv) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'empty' : null
}
