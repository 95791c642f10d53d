/** The largest size of a CV (001/7.2). */
const maxBytes = 20 * 1_048_576
export const cvTypes = '.pdf,.doc,.docx'

/** Returns why a file is not sent at all, or null. The server determines the real type from the content. */
export function findRefusalReason({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | null {
  if (!/\.(pdf|docx?)$/i.test(name)) return 'type'
  if (size > maxBytes) return 'size'
  return size === 0 ? 'empty' : null
}
