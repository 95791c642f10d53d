import type { Language } from '../../contract/languages.ts'
import { escapeHtml, passkeyScript } from '../signIn/page.ts'
import type { Texts } from '../signIn/texts.ts'

interface Shown {
  language: Language
  /** Path of the sign-in, to which the form posts. */
  path: string
  t: Texts
}

/**
 * Returns a button for signing in with a passkey, hidden if the browser does not support them; nothing without options.
 */
export function passkeyForm({ path, language, t }: Shown, options: object | null) {
  if (!options) return ''
  const action = escapeHtml(`${path}?lang=${language}`)
  return `<form id="passkey" class="other" method="post" action="${action}" data-options="${escapeHtml(JSON.stringify(options))}" hidden>
<input type="hidden" name="passkey"><button type="submit">${t.passkey}</button></form><script>${passkeyScript}</script>`
}
