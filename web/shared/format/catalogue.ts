import i18n from 'i18next'
import { useTranslation } from 'react-i18next'

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

/** Loads these texts where they are not there yet: whoever tells of a failure awaits them. Without them the server's own do. */
export const loadCatalogues = (): Promise<void> => i18n.loadNamespaces(['errorCodes', 'fieldErrors']).catch(() => {})

interface Detail {
  readonly code: string
  readonly params: unknown
}

/** A text of the services in the user's language, by its codes; as it came where it has none, or one that is not known. */
export function worded<T extends string | null | undefined>(
  text: T,
  details: readonly Detail[] | null | undefined,
): T | string {
  const texts = (details ?? []).map(({ code, params }) => {
    const known = catalogued('fieldErrors', code)
    return known === undefined ? undefined : fillIn(known, (params ?? {}) as Record<string, string>)
  })
  return texts.length > 0 && !texts.includes(undefined) ? texts.join('; ') : text
}

/** The same for components, which wait for the texts. */
export function useWorded(): typeof worded {
  useTranslation('fieldErrors')
  return worded
}
