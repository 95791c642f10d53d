import type { KoaContextWithOIDC } from 'oidc-provider'
import { escapeHtml, renderPage, submitScript } from './page.ts'
import { productName, type IdentitySettings } from '../provider/settings.ts'
import { pickLanguage, texts } from './texts.ts'

const languageOf = (ctx: KoaContextWithOIDC) =>
  pickLanguage(ctx.oidc?.params?.ui_locales as string | undefined, ctx.get('accept-language'))

function show(ctx: KoaContextWithOIDC, settings: IdentitySettings, title: string, html: string): void {
  ctx.type = 'html'
  const sections = [`<h1>${title}</h1>${html}`]
  ctx.body = renderPage({ title, language: languageOf(ctx), productName: productName(settings), sections })
}

/**
 * Asks for confirmation before signing out, except for our own client, which proves its identity with the id token of
 * this session.
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string, settings: IdentitySettings): void {
  const t = texts(languageOf(ctx))
  const { client, session, entities } = ctx.oidc
  const isOurs = client?.clientId === settings.clientId && entities.IdTokenHint?.payload.sub === session?.accountId
  const answer = (name: string, label: string, kind: string) =>
    `<button form="op.logoutForm" type="submit" ${name} class="${kind}">${label}</button>`
  if (!isOurs) {
    show(
      ctx,
      settings,
      t.signOutAsk,
      form + answer('name="logout" value="yes"', t.signOut, 'primary') + answer('', t.stay, ''),
    )
    return
  }
  const sure = form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')
  show(ctx, settings, t.signOut, `${sure}${answer('', t.signOut, 'primary')}<script>${submitScript}</script>`)
}

/** Shown if a sign-out contains no address to return to. */
export function renderSignedOut(ctx: KoaContextWithOIDC, settings: IdentitySettings): void {
  const t = texts(languageOf(ctx))
  show(ctx, settings, t.signedOut, `<a class="button" href="${escapeHtml(settings.publicUrl)}/">${t.again}</a>`)
}

/** Shown if a request cannot be answered with a redirect: a wrong client, an expired sign-in. */
export function renderError(ctx: KoaContextWithOIDC, out: object, settings: IdentitySettings): void {
  const t = texts(languageOf(ctx))
  const { error = '', error_description: description = '' } = out as Record<string, string | undefined>
  const link = `<a class="button" href="${escapeHtml(settings.publicUrl)}/">${t.again}</a>`
  show(ctx, settings, t.failed, `<p><code>${escapeHtml(error)}</code> ${escapeHtml(description)}</p>${link}`)
}
