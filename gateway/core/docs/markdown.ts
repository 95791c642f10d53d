import { Marked, Renderer, type Tokens } from 'marked'
import { escapeText } from '../../../common/richText/write.ts'

/** Resolves a link of a document to a page, or null if no page is served for it. */
export type Target = (href: string) => string | null

export interface Section {
  id: string
  title: string
}

/** Returns the id of a heading, as other Markdown viewers generate it. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Returns one of our documents as HTML, with its sections. Tables may be wider than the page and scroll separately. */
export function renderMarkdown(text: string, target: Target): { html: string; title: string; sections: Section[] } {
  const sections: Section[] = []
  let title = ''
  const plain = new Renderer()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const id = idOf(source.replaceAll('`', ''))
        if (depth === 1) title = source
        if (depth === 2) sections.push({ id, title: source.replaceAll('`', '') })
        return `<h${depth} id="${escapeText(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table(token: Tokens.Table) {
        plain.parser = this.parser
        return `<div class="wide" tabindex="0" role="region" aria-label="Table">${plain.table(token)}</div>\n`
      },
      code({ text: source, lang }: Tokens.Code) {
        return `<pre tabindex="0" data-language="${escapeText(lang ?? '')}"><code>${escapeText(source)}\n</code></pre>\n`
      },
      // Paths of the product become links; the file itself cannot contain their address.
      codespan({ text: source }: Tokens.Codespan) {
        const shown = `<code>${escapeText(source)}</code>`
        return /^\/(docs|graphql|schema\.graphql|company-secret-key)(\/\w+)?(\?example=\w+)?$/.test(source)
          ? `<a href="${escapeText(source)}">${shown}</a>`
          : shown
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const leads = /^https?:/.test(href) ? href : target(href)
        return leads === null ? inner : `<a href="${escapeText(leads)}">${inner}</a>`
      },
    },
  })
  return { html: marked.parse(text, { async: false }), title, sections }
}
