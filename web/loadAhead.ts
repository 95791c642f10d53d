import type { Plugin, Rolldown } from 'vite'
import { screenTexts } from './app/screenTexts.generated.ts'
import { commonNamespaces } from './app/texts/commonNamespaces.ts'

/** A page of the client, with the absolute paths of its files. */
export interface Page {
  /** The path of its route: `/candidates/view/:id`. */
  path: string
  /** The namespace of its title. */
  namespace: string
  file: string
  /** The module that knows the page's queries. */
  preload?: string
}

/** The files to request, and those of each language. */
interface Ahead {
  files: readonly string[]
  languages: Record<string, string[]>
  /** The file that knows the page's queries, with the page's route. */
  preload?: { route: string; file: string }
}
/** Files with their sizes. */
type Sizes = ReadonlyMap<string, number>

const start = /[\\/]web[\\/]app[\\/]start\.tsx$/
const texts = /[\\/](\w+)[\\/](en|vi|ja)\.ts$/
const commonTexts = /^texts-(en|vi|ja)$/
const arriveAnyway: ReadonlySet<string> = new Set(commonNamespaces)
const none: Ahead = { files: [], languages: {} }

/** The largest first: a browser requests six files at a time from a server without HTTP/2. */
const bySize = (sizes: Sizes) => [...sizes.keys()].sort((one, other) => sizes.get(other)! - sizes.get(one)!)

/** Returns a chunk with everything that it imports, and their styles; not the files in `except`. */
function withImports(bundle: Rolldown.OutputBundle, names: readonly (string | undefined)[], except: Iterable<string>) {
  const known = new Set(except)
  const sizes = new Map<string, number>()
  const add = (name: string | undefined) => {
    const chunk = name === undefined ? undefined : bundle[name]
    if (chunk?.type !== 'chunk' || known.has(chunk.fileName)) return
    known.add(chunk.fileName)
    sizes.set(chunk.fileName, chunk.code.length)
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) sizes.set(style, 0)
    chunk.imports.forEach(add)
  }
  names.forEach(add)
  return sizes
}

/** Returns the files of each page by its route, besides those of the application. */
function filesOfPages(bundle: Rolldown.OutputBundle, pages: readonly Page[], ofAll: Iterable<string>) {
  const chunkOf = new Map<string, string>()
  const textFiles = new Map<string, [language: string, file: string][]>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    for (const id of chunk.moduleIds) {
      chunkOf.set(id, chunk.fileName)
      const [, namespace, language] = texts.exec(id) ?? []
      if (namespace && language && !arriveAnyway.has(namespace))
        textFiles.set(namespace, [...(textFiles.get(namespace) ?? []), [language, chunk.fileName]])
    }
  }
  const known = [...ofAll]
  return Object.fromEntries(
    pages.map(({ path, namespace, file, preload }) => {
      const preloadFile = preload && chunkOf.get(preload)
      const data = withImports(bundle, [preloadFile], known)
      const own = withImports(bundle, [chunkOf.get(file)], [...known, ...data.keys()])
      const read = [namespace, ...(screenTexts[path] ?? [])].flatMap((name) => textFiles.get(name) ?? [])
      const languages = Object.groupBy(read, ([language]) => language)
      return [
        path,
        {
          // The queries can be sent without the page.
          files: [...bySize(data), ...bySize(own)],
          languages: Object.fromEntries(
            Object.entries(languages).map(([language, found = []]) => [language, found.map(([, name]) => name)]),
          ),
          ...(preloadFile && { preload: { route: path, file: preloadFile } }),
        } satisfies Ahead,
      ]
    }),
  )
}

/**
 * Tells the document which files the application and its page consist of, so that its first script can request all of
 * them at once for signed-in users. Otherwise each file is only requested when the one that imports it has arrived, which
 * takes four more round trips. The files of the application are written into index.html, those of each page into
 * `load-ahead.json`, from which the gateway fills `__PAGE_AHEAD__`.
 */
export const loadAhead = (pages: () => Promise<readonly Page[]>): Plugin => ({
  name: 'load-ahead',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return html.replace(/__(?:LOAD|PAGE)_AHEAD__/g, JSON.stringify(none))
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const inPage = chunks.map(({ fileName }) => fileName).filter((name) => html.includes(name))
      const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => start.test(id)))
      const sizes = withImports(
        bundle,
        wanted.map(({ fileName }) => fileName),
        inPage,
      )
      const ofPages = filesOfPages(bundle, await pages(), [...inPage, ...sizes.keys()])
      // Vite's type of this hook leaves out what it has during a build.
      const build = this as unknown as Rolldown.PluginContext
      build.emitFile({ type: 'asset', fileName: 'load-ahead.json', source: JSON.stringify(ofPages) })
      const languages = Object.fromEntries(
        chunks.flatMap(({ name, fileName }) => {
          const language = commonTexts.exec(name)?.[1]
          return language ? [[language, [fileName]]] : []
        }),
      )
      const all: Ahead = { files: bySize(sizes), languages }
      return html.replace('__LOAD_AHEAD__', () => JSON.stringify(all))
    },
  },
})
