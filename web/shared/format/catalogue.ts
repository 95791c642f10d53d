import i18n from 'i18next'
import { useTranslation } from 'react-i18next'

/** Inserts values for `{name}` and `{{name}}` into a text that came from the server. */
export function fillIn(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{?\s*([\w.-]+)\s*\}?\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? params[name]! : whole,
  )
}

/**
 * Returns the text for a code of the services in the user's language: a failure, or a field error. The text is raw, so
 * that the interpolation of t() never processes values from a server.
 */
export function getCatalogueText(
  catalogue: 'errorCodes' | 'fieldErrors',
  code: string | undefined,
): string | undefined {
  const text: unknown = code && i18n.getResource(i18n.language, catalogue, code)
  return typeof text === 'string' ? text : undefined
}

/**
 * Loads these texts if they have not loaded yet; await this before showing a failure. Without them the server's own
 * texts are used.
 */
export const loadCatalogues = (): Promise<void> => i18n.loadNamespaces(['errorCodes', 'fieldErrors']).catch(() => {})

interface Detail {
  readonly code: string
  readonly params: unknown
}

/**
 * Returns a text of the services in the user's language, by its codes. Returns it unchanged if it has no code or an
 * unknown one.
 */
export function localiseText<T extends string | null | undefined>(
  text: T,
  details: readonly Detail[] | null | undefined,
): T | string {
  const texts = (details ?? []).map(({ code, params }) => {
    const known = getCatalogueText('fieldErrors', code)
    return known === undefined ? undefined : fillIn(known, (params ?? {}) as Record<string, string>)
  })
  return texts.length > 0 && !texts.includes(undefined) ? texts.join('; ') : text
}

// Not named where it is read: the texts would then be loaded with every page that can open a dialog with them.
const loadedLate = 'fieldErrors'

/**
 * Does the same for components, which suspend until the texts have loaded. What a page shows at once reads `fieldErrors`
 * itself and calls `localiseText`.
 */
export function useLocaliseText(): typeof localiseText {
  useTranslation(loadedLate)
  return localiseText
}
