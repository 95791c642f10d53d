import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The page around GraphiQL: one file beside the application, which shares nothing with it and changes none of its files. */
export default defineConfig({
  root: 'web',
  publicDir: false,
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { explorer: fileURLToPath(new URL('web/explorer/main.ts', import.meta.url)) },
      // The gateway's page names it; it is asked for anew by its ETag.
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
})
