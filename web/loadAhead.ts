import type { Plugin } from 'vite'

const start = /[\\/]web[\\/]app[\\/]start\.tsx$/
/** Files of `web/chunks.ts` that every page needs, but which are only requested once the application runs. */
const everyPage = /^(?:menu|pages)$/
const commonTexts = /^texts-(en|vi|ja)$/

/**
 * Tells index.html which files the application consists of, so that its first script can request all of them at once for
 * signed-in users. Otherwise each file is only requested when the one that imports it has arrived, which takes three more
 * round trips.
 */
export const loadAhead = (): Plugin => ({
  name: 'load-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const sizes = new Map<string, number>()
      const languages: Record<string, string> = {}
      const add = (name: string) => {
        const chunk = bundle[name]
        // The first file is in the page itself.
        if (chunk?.type !== 'chunk' || sizes.has(name) || html.includes(name)) return
        sizes.set(name, chunk.code.length)
        for (const style of chunk.viteMetadata?.importedCss ?? []) sizes.set(style, 0)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (everyPage.test(chunk.name) || chunk.moduleIds.some((id) => start.test(id))) add(chunk.fileName)
        const language = commonTexts.exec(chunk.name)?.[1]
        if (language) languages[language] = chunk.fileName
      }
      // The largest first: a browser requests six files at a time from a server without HTTP/2.
      const files = [...sizes.keys()].sort((one, other) => sizes.get(other)! - sizes.get(one)!)
      return html.replace('__LOAD_AHEAD__', () => JSON.stringify({ files, languages }))
    },
  },
})
