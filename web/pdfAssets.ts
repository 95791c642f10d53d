import { createReadStream } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm']
/** Fallbacks for browsers without WebAssembly, and the engine for scripts in forms: neither is used. */
const isUnused = (name: string) => /_nowasm_fallback\.js$|^quickjs/.test(name)

/**
 * Serves the files that the PDF reader's worker fetches itself, under the name and version that it requests: character
 * maps (Chinese, Japanese, Korean), the standard fonts, colour profiles and image decoders.
 */
export function pdfAssets(): Plugin {
  let base = ''
  return {
    name: 'pdf-assets',
    async buildStart() {
      const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
      base = `assets/pdfjs-${version}`
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const name of await readdir(join(home, folder))) {
          if (!isUnused(name))
            this.emitFile({
              type: 'asset',
              fileName: `${base}/${folder}/${name}`,
              source: await readFile(join(home, folder, name)),
            })
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const [, folder = '', name = ''] = new RegExp(`^/${base}/(\\w+)/([\\w.-]+)$`).exec(request.url ?? '') ?? []
        if (!folders.includes(folder)) return next()
        createReadStream(join(home, folder, name))
          .on('error', () => next())
          .pipe(answer)
      })
    },
  }
}
