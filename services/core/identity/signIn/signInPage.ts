import type { DemoAccount } from '../people/accounts.ts'
import { passkeyForm } from '../passkeys/signInForm.ts'
import { capsScript, escapeHtml, renderPage } from './page.ts'
import { demoPassword, providerPath } from '../provider/settings.ts'
import type { Language } from '../../contract/languages.ts'
import { texts } from './texts.ts'

export interface SignInPage {
  language: Language
  productName: string
  /** Path of this sign-in, to which the forms post. */
  path: string
  userName?: string
  /** Whether this browser remembers the name. */
  isRemembered?: boolean
  error?: string
  accounts: DemoAccount[]
  /** Whether users can request a new password by mail. */
  mayForget: boolean
  /** The options for a passkey; null: passkeys are not possible. */
  passkey: object | null
}

/** Path of the page for requesting a new password. */
export const forgottenPath = `${providerPath}/forgotten`

/** Renders the sign-in page: user name, password and, in a demo, its accounts as buttons. Works without scripts. */
export function renderSignIn({
  language,
  productName,
  path,
  userName = '',
  isRemembered = false,
  error = '',
  accounts,
  mayForget,
  passkey,
}: SignInPage): string {
  const t = texts(language)
  const action = escapeHtml(`${path}?lang=${language}`)
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : ''
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '')
  const form = `<h1>${t.signIn}</h1>
<div id="error" class="error" role="alert" aria-live="assertive">${escapeHtml(error)}</div>
<form method="post" action="${action}">
<label for="userName">${t.userName}</label>
<input id="userName" name="userName" value="${escapeHtml(userName)}" autocomplete="username" autocapitalize="none" spellcheck="false"
 maxlength="250" required${focus(!userName)}${invalid}>
<label for="password">${t.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password"
 maxlength="1000" required${focus(Boolean(userName))}${invalid}>
<p id="caps" role="status" hidden>${t.capsLock}</p>
<input type="hidden" name="asked" value="1">
<label class="check"><input type="checkbox" name="remember" value="1"${isRemembered ? ' checked' : ''}> ${t.remember}</label>
<button class="primary" type="submit">${t.signIn}</button>
</form><script>${capsScript}</script>${passkeyForm({ path, language, t }, passkey)}${mayForget ? `<p class="below"><a href="${forgottenPath}?lang=${language}">${t.forgotten}</a></p>` : ''}`

  const button = (account: DemoAccount) => {
    const isOther = account.companyName !== accounts[0]!.companyName
    const about = [account.userName, account.roles.join(', '), ...(isOther ? [account.companyName] : [])]
      .map(escapeHtml)
      .join(' · ')
    const [name, fullName] = [account.userName, account.fullName].map(escapeHtml)
    return `<li><button type="submit" name="userName" value="${name}">${fullName}<small>${about}</small></button></li>`
  }
  const demo = `<h2>${t.demo}</h2><p>${t.demoHint} <code>${demoPassword}</code></p>
<form method="post" action="${action}"><input type="hidden" name="password" value="${demoPassword}">
<ul class="accounts">${accounts.map(button).join('')}</ul></form>`

  return renderPage({
    title: error ? `${error} ${t.signIn}` : t.signIn,
    language,
    productName,
    languagePath: path,
    sections: accounts.length ? [form, demo] : [form],
  })
}
