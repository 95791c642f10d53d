import type { Language } from '../../contract/languages.ts'
import { escapeHtml, passkeyScript } from '../signIn/page.ts'
import type { Texts } from '../signIn/texts.ts'

interface Shown {
  language: Language
  /** Path of the sign-in; the form posts to it. */
  path: string
  t: Texts
}

/** A button that signs in with a passkey, hidden where the browser has none; nothing without options. */
export function passkeyForm({ path, language, t }: Shown, options: object | null) {
  if (!options) return ''
  const action = escapeHtml(`${path}?lang=${language}`)
  return `<form id="passkey" class="other" method="post" action="${action}" data-options="${escapeHtml(JSON.stringify(options))}" hidden>
<input type="hidden" name="passkey"><button type="submit">${t.passkey}</button></form><script>${passkeyScript}</script>`
}
