import { Box } from '@chakra-ui/react'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { BareButton } from './BarePage.tsx'

/**
 * Returns a component that replaces a screen whose code could not be loaded; menu and header stay. It retries when the
 * user presses its button, when the browser is online again, and when the user comes back to the screen.
 */
export function lateScreen(load: () => Promise<{ Component: ComponentType }>): ComponentType {
  // The router keeps this component for the visit, so code that has loaded once is there the next time.
  let come: ComponentType | null = null
  return function LateScreen() {
    const { t } = useTranslation(['common', 'shared'])
    const [Page, setPage] = useState(() => come)
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      let isGone = false
      const take = ({ Component }: { Component: ComponentType }) => {
        come = Component
        if (!isGone) setPage(() => Component)
      }
      if (!come) void load().then(take, () => {})
      return () => {
        isGone = true
      }
    }, [attempt])
    const again = () => setAttempt((count) => count + 1)
    useEffect(() => {
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    if (Page) return <Page />
    return (
      <Box className="page-problem" role="alert">
        <h1 tabIndex={-1}>{t('failedTitle')}</h1>
        <p>{t('networkFailed', { ns: 'shared' })}</p>
        <BareButton onClick={again}>{t('retry')}</BareButton>
      </Box>
    )
  }
}
