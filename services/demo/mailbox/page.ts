import { createHash } from 'node:crypto'
import { calendarFile } from '../../core/mail/compose.ts'
import { escapeHtml } from '../../core/identity/signIn/page.ts'
import type { Language } from '../../core/contract/languages.ts'
import { pageSize, type ListedMail, type ShownMail } from './mails.ts'
import { texts, type Texts } from './texts.ts'

/** Path of the mailbox. */
export const mailboxPath = '/demo/mail'

const style = `
:root{color-scheme:light dark;--bg:#fff;--subtle:#f8f8fa;--muted:#f1f1f4;--border:#e4e4ea;--strong:#8b8b99;--fg:#1c1c24;--fg-muted:#5d5d6b;--accent:#4a4ac2;--chosen:#eeeefc}
@media(prefers-color-scheme:dark){:root{--bg:#18181f;--subtle:#131318;--muted:#22222b;--border:#2c2c37;--strong:#7a7a8a;--fg:#ececf2;--fg-muted:#a9a9b8;--accent:#b1b0f5;--chosen:#262650}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;margin:0;min-height:100dvh;background:var(--subtle);color:var(--fg);
font:13.5px/20px Inter,'Inter Variable',system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP','Noto Sans CJK JP',sans-serif}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px;background:var(--bg);border-bottom:1px solid var(--border)}
h1{margin:0;font-size:17px;line-height:24px;font-weight:600}
h2{margin:0 0 12px;font-size:17px;line-height:24px;font-weight:600;overflow-wrap:anywhere}
header p{flex:1 1 240px;margin:0;color:var(--fg-muted)}
form{display:flex;gap:8px;padding:12px}
input,button{height:32px;padding:0 10px;border:1px solid var(--strong);border-radius:8px;background:var(--bg);color:inherit;font:inherit}
input{flex:1;min-width:0}
button{font-weight:500;cursor:pointer}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.columns{display:grid;flex:1;grid-template-columns:minmax(260px,360px) minmax(0,1fr)}
@media(max-width:720px){.columns{display:block}}
.list{background:var(--bg);border-right:1px solid var(--border)}
ul{margin:0;padding:0;list-style:none}
.list li{border-top:1px solid var(--border)}
.list li a{display:block;padding:8px 12px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.list li a:hover{background:var(--muted)}
.list li a[aria-current]{background:var(--chosen)}
.list b{display:block;font-weight:600}
.list small{display:flex;justify-content:space-between;gap:8px;color:var(--fg-muted);font-size:12px;line-height:18px}
.list time{white-space:nowrap}
.empty{margin:0;padding:16px 12px;color:var(--fg-muted)}
nav{display:flex;gap:8px;padding:12px}
article{padding:16px;min-width:0}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 12px;margin:0 0 12px}
dt{color:var(--fg-muted)}
dd{margin:0;overflow-wrap:anywhere}
.looks{padding:0 0 8px}
.looks a{padding:4px 10px;border-radius:8px;text-decoration:none}
.looks a[aria-current]{background:var(--chosen);font-weight:500}
iframe{display:block;width:100%;height:60vh;border:1px solid var(--border);border-radius:8px;background:#fff}
pre{margin:0;padding:12px;border:1px solid var(--border);border-radius:8px;background:var(--bg);white-space:pre-wrap;overflow-wrap:anywhere;font:12.5px/19px ui-monospace,SFMono-Regular,Menlo,monospace}
`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const shared = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}
/** The page runs no scripts, and shows nothing but itself and a mail in its frame. */
export const pageHeaders = {
  ...shared,
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
}
/** A mail's HTML is not trusted: it runs no scripts, loads no external pictures, and its links open in a new page. */
export const frameHeaders = {
  ...shared,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
}

/** The ways to show a mail. */
export const looks = ['html', 'text', 'source'] as const
export type Look = (typeof looks)[number]

export interface Mailbox {
  language: Language
  productName: string
  search: string
  page: number
  mails: readonly ListedMail[]
  shown?: { mail: ShownMail; look: Look; source: string; from: string; replyTo: string | null }
}

const moment = (language: Language, at: Date | null) =>
  at === null
    ? ''
    : `<time datetime="${at.toISOString()}">${escapeHtml(new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at))}</time>`

/** Returns the address of a mail, or of the list, that preserves search and page. */
function address(
  { search, page }: Pick<Mailbox, 'search' | 'page'>,
  id = '',
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(page > 0 && { page: `${page}` }), ...more })
  return escapeHtml(`${mailboxPath}${id && `/${id}`}${query.size > 0 ? `?${query}` : ''}`)
}

function listOf(box: Mailbox, t: Texts): string {
  const { language, search, page, shown } = box
  const items = box.mails
    .slice(0, pageSize)
    .map(
      ({ id, subject, recipient, sent_at: at }) =>
        `<li><a href="${address(box, id)}"${id === shown?.mail.id ? ' aria-current="true"' : ''}><b>${escapeHtml(subject)}</b><small><span>${escapeHtml(recipient)}</span>${moment(language, at as Date | null)}</small></a></li>`,
    )
  const turns = [
    page > 0 && `<a href="${address({ search, page: page - 1 })}">${t.newer}</a>`,
    box.mails.length > pageSize && `<a href="${address({ search, page: page + 1 })}">${t.older}</a>`,
  ].filter(Boolean)
  return `<section class="list" aria-label="${t.list}"><form method="get" action="${mailboxPath}" role="search">
<input type="search" name="q" value="${escapeHtml(search)}" placeholder="${t.search}" aria-label="${t.search}"><button type="submit">${t.find}</button></form>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p class="empty">${t.none}</p>`}
${turns.length > 0 ? `<nav aria-label="${t.pages}">${turns.join('')}</nav>` : ''}</section>`
}

function mailOf(box: Mailbox, t: Texts): string {
  if (!box.shown) return `<p class="empty">${t.choose}</p>`
  const { mail, look, source, from, replyTo } = box.shown
  const heads: [string, string][] = [
    [t.from, escapeHtml(from)],
    [t.to, escapeHtml(mail.recipient)],
    ...(replyTo ? [[t.replyTo, escapeHtml(replyTo)] as [string, string]] : []),
    [t.company, escapeHtml(mail.company_name)],
    [t.sent, moment(box.language, mail.sent_at as Date | null)],
  ]
  const tabs = looks
    .filter((one) => one !== 'html' || mail.html !== null)
    .map(
      (one) =>
        `<a href="${address(box, mail.id, { look: one })}"${one === look ? ' aria-current="true"' : ''}>${t[one]}</a>`,
    )
  const shown = {
    html: () =>
      `<iframe src="${mailboxPath}/${mail.id}/html" title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    text: () => `<pre>${escapeHtml(mail.body)}</pre>`,
    source: () => `<p><a href="${mailboxPath}/${mail.id}/source">${t.save}</a></p><pre>${escapeHtml(source)}</pre>`,
  }
  const files = mail.attachments.map(
    ({ name }, at) => `<li><a href="${mailboxPath}/${mail.id}/files/${at}">${escapeHtml(name)}</a></li>`,
  )
  if (mail.calendar) files.push(`<li><a href="${mailboxPath}/${mail.id}/calendar">${calendarFile}</a></li>`)
  return `<article><h2>${escapeHtml(mail.subject)}</h2><dl>${heads.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}
${files.length > 0 ? `<dt>${t.attachments}</dt><dd><ul>${files.join('')}</ul></dd>` : ''}</dl>
<nav class="looks" aria-label="${t.looks}">${tabs.join('')}</nav>${shown[look]()}</article>`
}

/** Renders the mailbox as one self-contained page. */
export function renderMailbox(box: Mailbox): string {
  const t = texts[box.language]
  const title = box.shown ? `${box.shown.mail.subject} · ${t.title}` : t.title
  return `<!doctype html>
<html lang="${box.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(box.productName)}</title><style>${style}</style></head>
<body><header><h1>${t.title}</h1><p>${t.hint}</p><a href="${address(box, box.shown?.mail.id)}">${t.reload}</a><a href="/">${t.back}</a></header>
<main class="columns">${listOf(box, t)}${mailOf(box, t)}</main></body></html>`
}
