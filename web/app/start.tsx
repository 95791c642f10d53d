import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { styleNonce } from '../shared/styleNonce.ts'
import { Toaster } from '../shared/ui/toaster.tsx'
import './theme/system.generated.css'
import './theme/global.css'
import { ErrorDialog } from './shell/ErrorDialog.tsx'
import { loadJapaneseFont } from './theme/fonts.ts'
import { startTexts } from './i18n.ts'
import { RelayProvider } from './relay/provider.tsx'
import { reloadWhenOutdated } from './reload.ts'
import { createRouter } from './router.tsx'
import { watchClientErrors } from './session/clientErrors.ts'
import { showKeptNotice } from './session/notice.ts'
import { system } from './theme/theme.ts'

/** Until then the outline in index.html stands for the page, and the page is drawn as a whole. */
const longestMs = 500

/** Resolves when the first page can be drawn, or takes longer. */
const whenReady = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    setTimeout(resolve, longestMs)
    router.subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })

/** Renders the application after the texts have loaded and a sign-in that has just returned is completed. */
export async function start(signInCompleted: Promise<string | undefined> | undefined): Promise<void> {
  reloadWhenOutdated()
  const report = watchClientErrors()
  const texts = startTexts()
  const signInProblem = await signInCompleted
  // Requests the data of the page.
  const router = createRouter(signInProblem)
  await Promise.all([texts, whenReady(router)])
  const cache = createCache({ key: 'css', nonce: styleNonce() })
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <RelayProvider>
            <RouterProvider router={router} />
            <ErrorDialog />
            <Toaster />
          </RelayProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  )
  showKeptNotice()
  loadJapaneseFont()
}
