import i18n from 'i18next'

/** Puts values into `{name}` and `{{name}}` of a text that came from the server. */
export function fillIn(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{?\s*([\w.-]+)\s*\}?\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? params[name]! : whole,
  )
}

/**
 * A text in the user's language by a code of the services: a failure, or what is wrong with a field. Raw: the values of a
 * server are never seen by the interpolation of t().
 */
export function catalogued(catalogue: 'errorCodes' | 'fieldErrors', code: string | undefined): string | undefined {
  const text: unknown = code && i18n.getResource(i18n.language, catalogue, code)
  return typeof text === 'string' ? text : undefined
}
