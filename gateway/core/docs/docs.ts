import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { sendText, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import { code } from './html.ts'
import { layout, type Page } from './layout.ts'
import { renderMarkdown } from './markdown.ts'
import { fieldsOf, typePage, usesOf } from './reference.ts'
import { createIndex } from './search.ts'

interface Parts {
  schema: GraphQLSchema
  pages: Pages
  productName: string
  /** The public URL of the product. It replaces the demo's URL in the documents. */
  publicUrl: string
  /** The folder of the documents. */
  docsDir: string
  /** Whether the reference is public. Otherwise only signed-in users can read it. */
  isSchemaPublic: boolean
}

const guides: Readonly<Record<string, string>> = {
  '/docs': 'graphql-api.md',
  '/docs/changes': 'graphql-changelog.md',
  '/docs/examples': 'examples/README.md',
}

/** Returns a function that resolves the links of a document to the pages that are served here. */
function targetFrom(document: string) {
  return (href: string): string | null => {
    if (/^[#/]/.test(href)) return href
    const [linked = '', anchor] = href.split('#')
    const file = join(dirname(document), linked)
    const path =
      Object.keys(guides).find((place) => guides[place] === file) ??
      (file.startsWith('examples/') ? `/docs/${file}` : null)
    return path && `${path}${anchor ? `#${anchor}` : ''}`
  }
}

const closed = `<h1>Reference</h1><p>Here the schema is for those who sign in. ${code('GET /schema.graphql')} answers it to every good token, and
<a href="/graphql">GraphiQL</a> shows it to those who may send documents of their own. Operators open this page to everybody by ${code('PUBLIC_SCHEMA=1')}.</p>`

/**
 * Creates the documentation of the API at /docs: the guide, the changelog, the examples, and a reference generated from
 * the schema.
 */
export function createDocs({ schema, pages, productName, publicUrl, docsDir, isSchemaPublic }: Parts) {
  let made: { index: (query: string) => string; uses: ReturnType<typeof usesOf> } | undefined
  const reference = () => (made ??= { index: createIndex(schema), uses: usesOf(schema) })

  function schemaPage(path: string, search: string): Page | undefined {
    if (!isSchemaPublic) return { title: 'Reference', html: closed }
    if (path === '/docs/schema') {
      const query = new URLSearchParams(search).get('q')?.slice(0, 200) ?? ''
      return { title: query || 'Reference', html: reference().index(query), query }
    }
    const name = path.slice('/docs/schema/'.length)
    const type = /^\w+$/.test(name) && !name.startsWith('__') ? schema.getType(name) : undefined
    return type && { title: type.name, html: typePage(schema, type, reference().uses), sections: fieldsOf(type) }
  }

  async function guide(file: string): Promise<Page> {
    const text = (await readFile(join(docsDir, file), 'utf8')).replaceAll('http://localhost:4000', publicUrl)
    const { html, title, sections } = renderMarkdown(text, targetFrom(file))
    return { title, html, sections }
  }

  return async (exchange: Exchange): Promise<void> => {
    const { path, search } = exchange
    const example = /^\/docs\/(examples\/(?:python\/)?\w+\.(?:mjs|sh|py|txt))$/.exec(path)?.[1]
    if (example) {
      const text = await readFile(join(docsDir, example), 'utf8').catch(() => null)
      return sendText(exchange, text === null ? 404 : 200, text ?? 'Not found\n', 'text/plain; charset=utf-8')
    }
    const file = guides[path]
    const isReference = path === '/docs/schema' || path.startsWith('/docs/schema/')
    const page = file ? await guide(file) : isReference ? schemaPage(path, search) : undefined
    const nonce = pages.nonce()
    const shown = page ?? { title: 'Not found', html: '<h1>Not found</h1><p>There is no such page.</p>' }
    const html = layout(shown, path, productName, nonce)
    return sendText(exchange, page ? 200 : 404, html, 'text/html; charset=utf-8', pages.headers({ nonce }))
  }
}
