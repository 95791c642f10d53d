import type { Plugin } from 'vite'

/** The files that nearly every page needs: Latin letters, and the Vietnamese letters in names. */
const fonts = /inter-(?:latin|vietnamese)-wght-normal-[\w-]+\.woff2$/

/** Requests the fonts together with the page, so that they arrive before its texts and nothing is drawn twice. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => fonts.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          injectTo: 'head' as const,
        })),
  },
})
