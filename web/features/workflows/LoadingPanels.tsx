import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** The placeholder of a workflow's page while it loads. */
export function LoadingPanels() {
  const { t } = useTranslation('shared')
  return (
    <Box role="status" aria-label={t('loading')} aria-busy>
      {[90, 320].map((height) => (
        <Box key={height} height={`${height}px`} bg="bg.muted" borderRadius="10px" marginBlockEnd="4" />
      ))}
    </Box>
  )
}
