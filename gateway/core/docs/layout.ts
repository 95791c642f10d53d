import { escapeText } from '../../../common/richText/write.ts'
import { link } from './html.ts'
import type { Section } from './markdown.ts'

const style = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #56606d; --line: #d9dee5; --paper: #fff; --ground: #f5f7f9; --link: #0b5fb0; --warn: #9a4d00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --soft: #a3adba; --line: #333c48; --paper: #161b22; --ground: #0f1318; --link: #7db8f5; --warn: #f0a860; } }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; font: 15px/1.6 Inter, system-ui, sans-serif; color: var(--ink); background: var(--ground) }
a { color: var(--link) } a:focus-visible, [tabindex]:focus-visible, input:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 12px 24px; background: var(--paper); border-bottom: 1px solid var(--line) }
header > strong { margin-right: 8px } header nav { display: flex; flex-wrap: wrap; gap: 4px 16px } header [aria-current] { font-weight: 600; color: var(--ink) }
header form { margin-left: auto; display: flex; gap: 8px; min-width: 0 }
input, button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; min-width: 0 }
.page { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 32px; max-width: 1160px; margin: 0 auto; padding: 24px }
.page.alone { grid-template-columns: minmax(0, 1fr) }
aside ul { list-style: none; margin: 0; padding: 2px; position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow-y: auto; overflow-wrap: anywhere } aside a { display: block; padding: 3px 0; text-decoration: none }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 16px 28px 32px; overflow-wrap: anywhere }
h1 { font-size: 26px; line-height: 1.3; margin: 8px 0 12px } h2 { font-size: 19px; margin: 32px 0 8px } h3 { font-size: 16px; margin: 24px 0 4px }
code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--ground); border-radius: 4px; padding: 1px 4px }
pre { background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; overflow-x: auto } pre code { background: none; padding: 0; overflow-wrap: normal }
.wide { overflow-x: auto } table { border-collapse: collapse; min-width: 100% } th, td { text-align: left; vertical-align: top; padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line) }
td { min-width: 5em } td:nth-child(n + 3) { min-width: 14em } td code { white-space: nowrap } .kind, .needs, h3 span { color: var(--soft); font-size: 13px; font-weight: 400 } .kind { margin: 0 }
.field { border-top: 1px solid var(--line); padding: 4px 0 8px } .field p, .arguments { margin: 4px 0 } .field h3 { margin-top: 12px } .field h3 > a { color: inherit; text-decoration: none } .field h3 > a:hover { text-decoration: underline } .type { background: none; padding: 0 }
.deprecated { color: var(--warn) } .places { columns: 260px; padding-left: 18px } .hits, .roots { padding-left: 18px } .hits li { margin: 8px 0 } dt { margin-top: 10px } summary { cursor: pointer; padding: 6px 0; font-weight: 600 }
@media (max-width: 800px) { .page { grid-template-columns: minmax(0, 1fr); padding: 12px; gap: 12px } aside ul { position: static; columns: 2; max-height: none } aside.long { display: none } main { padding: 8px 16px 24px } header { padding: 10px 16px } header form { margin-left: 0; width: 100% } header input { flex: 1 } }
`

const places = [
  ['/docs', 'Guide'],
  ['/docs/schema', 'Reference'],
  ['/docs/examples', 'Examples'],
  ['/docs/changes', 'Changes'],
  ['/graphql', 'GraphiQL'],
  ['/schema.graphql', 'schema.graphql'],
] as const

export interface Page {
  title: string
  /** The HTML in `main`. */
  html: string
  sections?: readonly Section[]
  /** The search query. */
  query?: string
}

/** Returns a page of the documentation with navigation, search and content. It needs no script. */
export function layout(
  { title, html, sections = [], query = '' }: Page,
  path: string,
  productName: string,
  nonce: string,
) {
  const name = escapeText(productName)
  const current = path.startsWith('/docs/schema') ? '/docs/schema' : path
  const nav = places.map(([href, text]) => link(href, text, href === current ? ' aria-current="page"' : ''))
  const list = sections.map(({ id, title: text }) => `<li>${link(`#${id}`, text)}</li>`).join('')
  // On a narrow page a long list would take too much space.
  const aside = list
    ? `<aside${sections.length > 20 ? ' class="long"' : ''}><nav aria-label="On this page"><ul>${list}</ul></nav></aside>`
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeText(title)} · ${name} GraphQL</title>
<link rel="icon" href="data:," />
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><strong>${name} GraphQL</strong><nav aria-label="Documentation">${nav.join('')}</nav>
<form action="/docs/schema" role="search"><input type="search" name="q" value="${escapeText(query)}" aria-label="Search the reference" placeholder="Search the reference" /><button>Search</button></form></header>
<div class="page${aside ? '' : ' alone'}">${aside}<main>${html}</main></div>
</body>
</html>
`
}
