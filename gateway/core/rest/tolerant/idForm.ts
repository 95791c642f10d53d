/** The forms in which services write ids: UUIDs, whole numbers, or texts of letters, digits and `_ = + ~ -`. */
export const idForms = ['uuid', 'integer', 'text'] as const
export type IdForm = (typeof idForms)[number]

/**
 * The patterns of ids in the gateway, where all of them are texts. UUIDs are in lower case: one in upper case would
 * also match their format but be a different node. In all forms, the contract's null id means no id.
 */
export const idPatterns: Readonly<Record<IdForm, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  integer: /^(?:\d{1,15}|0{8}-0{4}-0{4}-0{4}-0{12})$/,
  text: /^[\w=+~-]{1,200}$/,
}

/** Returns an id without braces, in lower case. */
export const normalizedId = (text: string) =>
  text
    .trim()
    .replace(/^[{(](.*)[)}]$/, '$1')
    .toLowerCase()

/** Returns a received value as an id of the gateway, or null if this is not possible. */
export function readId(value: unknown, form: IdForm): string | null {
  if (form === 'uuid') return typeof value === 'string' ? normalizedId(value) : null
  return typeof value === 'number' || typeof value === 'string' ? String(value).trim() : null
}
