import { createHash } from 'node:crypto'
import type { Language } from '../../contract/languages.ts'
import { languages, texts } from './texts.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes a text for use in HTML and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (found) => escapes[found]!)

// The design tokens of the web application's theme.
const style = `
:root{color-scheme:light dark;--bg:#fff;--subtle:#f8f8fa;--muted:#f1f1f4;--border:#e4e4ea;--strong:#cfcfd8;--fg:#1c1c24;--fg-muted:#5d5d6b;
--accent:#5b5bd6;--accent-subtle:#eeeefc;--accent-fg:#4a4ac2;--red:#c62a2f;--red-bg:#fdebec}
@media(prefers-color-scheme:dark){:root{--bg:#18181f;--subtle:#131318;--muted:#22222b;--border:#2c2c37;--strong:#3d3d4b;--fg:#ececf2;--fg-muted:#a9a9b8;
--accent-subtle:#262650;--accent-fg:#b1b0f5;--red:#ff9592;--red-bg:#45191c}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:24px 16px;
background:var(--subtle);color:var(--fg);font:13.5px/20px Inter,'Inter Variable',system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP','Noto Sans CJK JP',sans-serif}
main{display:flex;flex-wrap:wrap;width:100%;max-width:400px;background:var(--bg);border:1px solid var(--border);border-radius:10px;overflow:hidden}
main.wide{max-width:880px}
section{flex:1 1 272px;min-width:0;padding:32px}
.wide section{flex-basis:320px}
section+section{flex:1.4 1 400px;background:var(--subtle);box-shadow:0 0 0 1px var(--border)}
@media(max-width:480px){section{padding:24px 16px}}
h1,h2{margin:0 0 16px;font-size:19px;line-height:26px;font-weight:600}
h2{margin-bottom:4px;font-size:15px;line-height:22px}
p{margin:0 0 16px;color:var(--fg-muted)}
.brand{display:flex;align-items:center;gap:8px;margin-bottom:24px;color:var(--fg);font-weight:600;font-size:15px}
.brand span{display:grid;place-items:center;width:28px;height:28px;border-radius:8px;background:linear-gradient(135deg,#5b5bd6,#4a4ac2);color:#fff}
code{font-family:ui-monospace,'SFMono-Regular',Menlo,monospace;color:var(--fg)}
label{display:block;margin-bottom:4px;font-weight:500}
input{width:100%;height:36px;margin-bottom:16px;padding:0 10px;border:1px solid var(--strong);border-radius:8px;background:var(--bg);color:inherit;font:inherit}
label.check{display:flex;align-items:center;gap:8px;min-height:24px;margin-bottom:16px;font-weight:400}
.check input{width:16px;height:16px;margin:0;accent-color:var(--accent)}
input[aria-invalid]{border-color:var(--red)}
button,.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:36px;padding:6px 14px;border:1px solid var(--strong);
border-radius:8px;background:var(--bg);color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
button.primary,.button{border-color:var(--accent);background:var(--accent);color:#fff}
button+button{margin-top:8px}
button:hover{background:var(--muted)}
button.primary:hover,.button:hover{background:#4a4ac2}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.error{padding:8px 12px;margin:0 0 16px;border-radius:8px;background:var(--red-bg);color:var(--red)}
.error:empty{display:none}
.accounts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,190px),1fr));gap:8px;margin:0;padding:0;list-style:none}
.accounts button{flex-direction:column;align-items:flex-start;gap:0;height:100%;margin:0;padding:7px 12px;text-align:left;overflow-wrap:anywhere}
.accounts small{color:var(--fg-muted);font-size:12px;line-height:18px;font-weight:400}
button.quiet{margin-top:8px;border-color:transparent;color:var(--accent-fg)}
.qr{display:block;width:200px;max-width:100%;margin:0 auto 16px;border-radius:8px}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:4px 16px;margin:0 0 16px;padding:0;list-style:none}
form.other{margin-top:8px}
p.below{margin:16px 0 0;text-align:center}
p.below a{color:var(--accent-fg)}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:4px}
nav a{min-height:24px;padding:4px 10px;border-radius:8px;color:var(--fg-muted);text-decoration:none}
nav a:hover{background:var(--muted)}
nav a[aria-current]{background:var(--accent-subtle);color:var(--accent-fg);font-weight:500}
@media(forced-colors:active){button,.button{border-color:ButtonText}}
`

/** Submits the sign-out form of our own client immediately. */
export const submitScript = `document.getElementById('op.logoutForm').submit()`

/** Shows at a password field that caps lock is on. Without scripts, only this hint is missing. */
export const capsScript = `{const hint=document.getElementById('caps');for(const name of ['keydown','keyup'])document.getElementById('password').addEventListener(name,(event)=>{hint.hidden=!event.getModifierState?.('CapsLock')})}`

/** Signs in with a passkey if the browser supports them; otherwise the form stays hidden. */
export const passkeyScript = `{const form=document.getElementById('passkey');const kind=window.PublicKeyCredential;if(kind?.parseRequestOptionsFromJSON){form.hidden=false;form.addEventListener('submit',async(event)=>{event.preventDefault();try{const found=await navigator.credentials.get({publicKey:kind.parseRequestOptionsFromJSON(JSON.parse(form.dataset.options))});form.elements.passkey.value=JSON.stringify(found.toJSON());form.submit()}catch{}})}}`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleHash = hash(style)
const scriptHashes = [submitScript, capsScript, passkeyScript].map(hash).join(' ')

/** Security headers of everything under /idp. Frames of our own pages are allowed, because silent renewal uses one. */
export function pageHeaders(publicUrl: string): Record<string, string> {
  const { origin, protocol } = new URL(publicUrl)
  return {
    'content-security-policy': `default-src 'none';style-src ${styleHash};script-src ${scriptHashes};form-action 'self' ${origin};frame-ancestors 'self';base-uri 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    ...(protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

export interface Page {
  title: string
  language: Language
  productName: string
  /** HTML of the sections of the card. */
  sections: string[]
  /** The address of the language links, without the language; absent: no links. */
  languagePath?: string
}

/** Returns a self-contained page in the look of the product. */
export function renderPage({ title, language, productName, sections, languagePath }: Page): string {
  const product = escapeHtml(productName)
  const brand = `<p class="brand"><span aria-hidden="true">${escapeHtml([...productName][0] ?? '')}</span>${product}</p>`
  const links = Object.entries(languages).map(([code, name]) => {
    const current = code === language ? ' aria-current="true"' : ''
    return `<a href="${escapeHtml(`${languagePath}?lang=${code}`)}" lang="${code}" hreflang="${code}"${current}>${name}</a>`
  })
  const [first, ...others] = sections
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${product}</title><style>${style}</style></head>
<body><main${others.length ? ' class="wide"' : ''}><section>${brand}${first}</section>
${others.map((html) => `<section>${html}</section>`).join('')}</main>
${languagePath ? `<nav aria-label="${texts(language).language}">${links.join('')}</nav>` : ''}</body></html>`
}
