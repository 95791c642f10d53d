/** How services write ids: as UUIDs, as whole numbers, or as texts of letters, digits and `_ = + ~ -`. */
export const idForms = ['uuid', 'integer', 'text'] as const
export type IdForm = (typeof idForms)[number]

/**
 * The ids of each form as the gateway takes them: texts all. UUIDs are in lower case, since by their format alone one in upper
 * case is good too, and would be another node. The null id of the contract stands in all forms for no id.
 */
export const idPatterns: Readonly<Record<IdForm, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  integer: /^(?:\d{1,15}|0{8}-0{4}-0{4}-0{4}-0{12})$/,
  text: /^[\w=+~-]{1,200}$/,
}

/** An id without braces, in lower case. */
export const bare = (text: string) =>
  text
    .trim()
    .replace(/^[{(](.*)[)}]$/, '$1')
    .toLowerCase()

/** An id as the gateway takes it, out of what came; null where nothing can be made of it. */
export function readId(value: unknown, form: IdForm): string | null {
  if (form === 'uuid') return typeof value === 'string' ? bare(value) : null
  return typeof value === 'number' || typeof value === 'string' ? String(value).trim() : null
}
