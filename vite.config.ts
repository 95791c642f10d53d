import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { declaredPages } from './scripts/generate/pages.ts'
import { chunksByRoot, compiledAtOnce } from './web/chunks.ts'
import { loadAhead } from './web/loadAhead.ts'
import { globalStyles } from './web/globalStyles.ts'
import { leftOut } from './web/leftOut.ts'
import { revealSoon } from './web/revealSoon.ts'
import { pdfAssets } from './web/pdfAssets.ts'
import { preloadFonts } from './web/preloadFonts.ts'
import { relayTransform } from './web/relayTransform.ts'

const port = Number(process.env.PORT ?? 4000)
const gateway = process.env.DEV_GATEWAY_URL ?? `http://127.0.0.1:${port + 2}`

/** In production the gateway fills the placeholder of index.html; here the development server does. */
function placeholder(): Plugin {
  return {
    name: 'index-placeholder',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('__CONFIG__', JSON.stringify(developmentConfig()).replaceAll('<', '\\u003c')),
    },
  }
}

/** The gateway's page of GraphiQL names a built file; here it is the source. */
const explorer: Plugin = {
  name: 'explorer-source',
  configureServer({ middlewares }) {
    middlewares.use((req, _, next) => {
      if (req.url === '/explorer.js') req.url = '/explorer/main.ts'
      next()
    })
  },
}

function developmentConfig() {
  const { env } = process
  return {
    issuer: env.OIDC_ISSUER ?? `${env.PUBLIC_URL ?? `http://localhost:${port}`}/idp`,
    clientId: env.OIDC_CLIENT_ID ?? 'hireloom-web',
    audience: env.OIDC_AUDIENCE ?? 'hireloom-api',
    productName: env.PRODUCT_NAME ?? 'Hireloom',
    isDemo: env.DEMO !== '0',
    scope: env.OIDC_SCOPES ?? 'openid profile email api',
    renewal: env.OIDC_RENEWAL ?? 'frame',
    pushKey: env.PUSH_PUBLIC_KEY ?? null,
  }
}

const proxied = [
  '/graphql',
  '/docs',
  '/careers',
  '/idp',
  '/upload',
  '/download',
  '/schema.graphql',
  '/health',
  '/ready',
  '/sip',
]

const { plugin: chunks, groups } = chunksByRoot()

export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [
    relayTransform(),
    react(),
    leftOut,
    revealSoon(),
    globalStyles(),
    pdfAssets(),
    chunks,
    compiledAtOnce(),
    preloadFonts(),
    loadAhead(() => declaredPages(fileURLToPath(new URL('.', import.meta.url)))),
    placeholder(),
    explorer,
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses: the content security policy has none for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('web/index.html', import.meta.url)),
        'push-worker': fileURLToPath(new URL('web/app/push/worker.ts', import.meta.url)),
      },
      output: {
        // A service worker's name is its identity, and its folder the part of the product that it serves.
        entryFileNames: ({ name }) => (name === 'push-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups },
      },
    },
  },
  server: {
    port,
    strictPort: true,
    host: 'localhost',
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: gateway, ws: path === '/graphql' || path === '/sip' }]),
    ),
  },
})
