import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, Suspense, lazy, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../web/app/theme/colorMode.ts'
import '../../../web/app/theme/system.generated.css'
import '../../../web/app/theme/global.css'
import { loadJapaneseFont } from '../../../web/app/theme/fonts.ts'
import { startTexts } from '../../../web/app/i18n.ts'
import { system } from '../../../web/app/theme/theme.ts'
import { toProfile } from '../../../web/shared/cv/resume.ts'
import { Drawer, DrawerBody } from '../../../web/shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../web/shared/ui/ErrorState.tsx'
import { DocumentViewer } from '../../../web/shared/pdf/DocumentViewer.tsx'
import type { DocumentSource } from '../../../web/shared/pdf/source.ts'
import { requestErrorOfResponse } from '../../../web/shared/requestError.ts'
import { styleNonce } from '../../../web/shared/styleNonce.ts'
import { SessionContext, type Session } from '../../../web/shared/session/session.ts'

// Renders one shared component on a separate page, built and served like the product. The address selects it:
// ?show=path|dataUrl|base64|file|answer|html|none|cv & file=/files/… & words=a,b & handled & drawer
const ask = new URLSearchParams(location.search)
const show = ask.get('show') ?? 'path'
const path = ask.get('file') ?? ''

const request: Session['request'] = async (to, init) => {
  const answer = await fetch(to, init)
  if (!answer.ok) throw await requestErrorOfResponse(answer)
  return answer
}
const session = { request } as Session

async function sourceOf(): Promise<DocumentSource | null> {
  if (show === 'none') return null
  if (show === 'path') return { type: 'path', path }
  const answer = await fetch(path)
  if (show === 'answer') return { type: 'file', file: answer }
  if (show === 'html') return { type: 'html', html: await answer.text() }
  if (show === 'file') return { type: 'file', file: await answer.blob() }
  const base64 = btoa(
    Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
  )
  return { type: 'data', data: show === 'dataUrl' ? `data:application/pdf;base64,${base64}` : base64 }
}

function Shown({ source }: { source: DocumentSource | null }) {
  const [failure, setFailure] = useState('')
  const words = ask.get('words')?.split(',')
  const viewer = (
    <ErrorBoundary>
      <DocumentViewer
        source={source}
        name="Nguyễn Văn Đức"
        words={words}
        onError={ask.has('handled') ? (error) => setFailure(error.message) : undefined}
      />
      <output>{failure}</output>
    </ErrorBoundary>
  )
  if (!ask.has('drawer')) return <div style={{ height: '100dvh', padding: 16, boxSizing: 'border-box' }}>{viewer}</div>
  return (
    <Drawer
      title="Review"
      onClose={() => {
        document.title = 'closed'
      }}
    >
      <DrawerBody>{viewer}</DrawerBody>
    </Drawer>
  )
}

async function start() {
  const CvTemplate = lazy(() => import('../../../web/shared/cv/CvTemplate.tsx'))
  await startTexts()
  const shown =
    show === 'cv' ? (
      <CvTemplate profile={toProfile(await (await fetch(path)).json())} />
    ) : (
      <Shown source={await sourceOf()} />
    )
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css', nonce: styleNonce() })}>
        <ChakraProvider value={system}>
          <SessionContext value={session}>
            <header className="visually-hidden">
              <h1>Shared part</h1>
            </header>
            <Suspense fallback={null}>{shown}</Suspense>
          </SessionContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  )
  loadJapaneseFont()
}

void start()
