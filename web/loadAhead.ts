import type { Plugin, Rolldown } from 'vite'
import { screenTexts } from './app/screenTexts.generated.ts'
import { commonNamespaces } from './app/texts/commonNamespaces.ts'

/** A page by its route, with the absolute paths of its files. */
interface Page {
  path: string
  /** The namespace of its title. */
  namespace: string
  file: string
  preload?: string
}

/** The files to request, and those of each language. */
interface Ahead {
  files: string[]
  languages: Record<string, string[]>
}

const start = /[\\/]web[\\/]app[\\/]start\.tsx$/
/** Files of `web/chunks.ts` that every page needs, but which are only requested once the application runs. */
const everyPage = /^(?:menu|pages)$/
const texts = /[\\/](\w+)[\\/](en|vi|ja)\.ts$/
const commonTexts = /^texts-(en|vi|ja)$/
const arriveAnyway: ReadonlySet<string> = new Set(commonNamespaces)

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
      if (!bundle) return html.replace('__LOAD_AHEAD__', none).replace('__PAGE_AHEAD__', none)
      const sizes = new Map<string, number>()
      const languages: Ahead['languages'] = {}
      const chunkOf = new Map<string, string>()
      /** Adds a file with its static imports and its styles. */
      const add = (name: string, to: Map<string, number>) => {
        const chunk = bundle[name]
        // The first file is in the page itself.
        if (chunk?.type !== 'chunk' || sizes.has(name) || to.has(name) || html.includes(name)) return
        to.set(name, chunk.code.length)
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (!sizes.has(style)) to.set(style, 0)
        for (const one of chunk.imports) add(one, to)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) chunkOf.set(id, chunk.fileName)
        if (everyPage.test(chunk.name) || chunk.moduleIds.some((id) => start.test(id))) add(chunk.fileName, sizes)
        const language = commonTexts.exec(chunk.name)?.[1]
        if (language) languages[language] = [chunk.fileName]
      }
      const textFiles = new Map<string, Record<string, string>>()
      for (const [id, file] of chunkOf) {
        const [, namespace, language] = texts.exec(id) ?? []
        if (namespace && language && !arriveAnyway.has(namespace))
          textFiles.set(namespace, { ...textFiles.get(namespace), [language]: file })
      }
      const ofPages: Record<string, Ahead> = {}
      for (const { path, namespace, file, preload } of await pages()) {
        const [data, own] = [new Map<string, number>(), new Map<string, number>()]
        add((preload && chunkOf.get(preload)) ?? '', data)
        add(chunkOf.get(file) ?? '', own)
        const ownTexts: Ahead['languages'] = {}
        for (const name of [namespace, ...(screenTexts[path] ?? [])]) {
          for (const [language, found] of Object.entries(textFiles.get(name) ?? {})) {
            const listed = (ownTexts[language] ??= [])
            if (!listed.includes(found)) listed.push(found)
          }
        }
        // The queries can be sent without the page.
        ofPages[path] = { files: [...new Set([...bySize(data), ...bySize(own)])], languages: ownTexts }
      }
      // Vite's type of this hook leaves out what it has during a build.
      const build = this as unknown as Rolldown.PluginContext
      build.emitFile({ type: 'asset', fileName: 'load-ahead.json', source: JSON.stringify(ofPages) })
      const all: Ahead = { files: bySize(sizes), languages }
      return html.replace('__LOAD_AHEAD__', () => JSON.stringify(all))
    },
  },
})

const none = JSON.stringify({ files: [], languages: {} } satisfies Ahead)

/** The largest first: a browser requests six files at a time from a server without HTTP/2. */
const bySize = (files: ReadonlyMap<string, number>) =>
  [...files.keys()].sort((one, other) => files.get(other)! - files.get(one)!)
