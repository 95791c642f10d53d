/** Largest CV (001/7.2). */
const maxBytes = 20 * 1_048_576
export const cvTypes = '.pdf,.doc,.docx'

/** Why a file is not sent at all, or null. What it really is, the server decides by its content. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | null {
  if (!/\.(pdf|docx?)$/i.test(name)) return 'type'
  if (size > maxBytes) return 'size'
  return size === 0 ? 'empty' : null
}
