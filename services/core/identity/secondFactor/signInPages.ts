import { qrCode } from '../../../../common/qrCode.ts'
import type { Language } from '../../contract/languages.ts'
import { passkeyForm } from '../passkeys/signInForm.ts'
import { escapeHtml, renderPage } from '../signIn/page.ts'
import type { Texts } from '../signIn/texts.ts'
import type { CodeFault } from './signInSteps.ts'
import { stepTexts } from './signInTexts.ts'

/** The values that the pages of all steps share. */
export interface StepPage {
  language: Language
  productName: string
  /** Path of this sign-in, to which the forms post. */
  path: string
  t: Texts
}

const faultText = (fault: CodeFault | undefined, { language, t }: StepPage): string => {
  const own = stepTexts[language]
  if (fault === undefined) return ''
  return typeof fault === 'number' ? t.wait(fault) : own[fault]
}

const alert = (error: string) =>
  `<div id="error" class="error" role="alert" aria-live="assertive">${escapeHtml(error)}</div>`

const action = ({ path, language }: StepPage) => escapeHtml(`${path}?lang=${language}`)

function codeForm(page: StepPage, error: string, isSetUp = false): string {
  const own = stepTexts[page.language]
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : ''
  const kind = isSetUp ? ' inputmode="numeric"' : ' autocapitalize="characters"'
  return `<form method="post" action="${action(page)}">
<label for="code">${own.code}</label>
<input id="code" name="code" autocomplete="one-time-code" spellcheck="false" maxlength="40" required autofocus${kind}${invalid}>
<button class="primary" type="submit">${page.t.confirm}</button>
</form>`
}

/** Returns a form with one button for an alternative action. */
const choice = (page: StepPage, name: string, text: string, kind = '') =>
  `<form method="post" action="${action(page)}"><button${kind} type="submit" name="step" value="${name}">${text}</button></form>`

const render = (page: StepPage, title: string, error: string, html: string) =>
  renderPage({
    title: error ? `${error} ${title}` : title,
    language: page.language,
    productName: page.productName,
    languagePath: page.path,
    sections: [`<h1>${title}</h1>${html}`],
  })

/** Renders the page that asks for a code of the authenticator, a recovery code, or a passkey. */
export function renderCode(page: StepPage, passkey: object | null, fault?: CodeFault | 'passkey'): string {
  const own = stepTexts[page.language]
  const error = fault === 'passkey' ? page.t.passkeyFailed : faultText(fault, page)
  return render(
    page,
    own.title,
    error,
    `<p>${own.hint}</p>${alert(error)}${codeForm(page, error)}${passkeyForm(page, passkey)}${choice(page, 'restart', own.other, ' class="quiet"')}`,
  )
}

/** Renders the page for setting up a second factor; `dueAt` is shown while the user may postpone it. */
export function renderSetUp(
  page: StepPage,
  shown: { sharedKey: string; uri: string } | null,
  dueAt: Date,
  fault?: CodeFault,
): string {
  const own = stepTexts[page.language]
  const mayWait = dueAt > new Date()
  const error = faultText(fault, page)
  const date = new Intl.DateTimeFormat(page.language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  const begin = shown ? setUpParts(page, shown, error) : `<p>${own.off}</p>`
  const later = mayWait ? choice(page, 'later', own.later, ' class="quiet"') : ''
  return render(page, own.setUp, error, `${mayWait ? `<p>${own.grace(date)}</p>` : ''}${begin}${later}`)
}

function setUpParts(page: StepPage, { sharedKey, uri }: { sharedKey: string; uri: string }, error: string): string {
  const own = stepTexts[page.language]
  const { path, side } = qrCode(uri)
  return `<p>${own.setUpHint}</p>
<svg class="qr" role="img" aria-label="${own.picture}" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>
<p>${own.key} <code>${escapeHtml(sharedKey)}</code></p>${alert(error)}${codeForm(page, error, true)}`
}

/** Renders the recovery codes, which are shown only once. Without codes, the page only lets the user continue. */
export function renderCodes(page: StepPage, codes: readonly string[]): string {
  const own = stepTexts[page.language]
  const list = codes.length
    ? `<p>${own.codesHint}</p><ul class="codes">${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul>`
    : ''
  return render(page, own.codes, '', `${list}${choice(page, 'kept', own.onward, ' class="primary"')}`)
}
