import { Box, Flex } from '@chakra-ui/react'
import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { DocumentViewer } from '../../../shared/pdf/DocumentViewer.tsx'
import { useIsWide } from './useIsWide.ts'

/** The CV beside the form, on screens that have the room; it can be collapsed. */
export function CvPane({ file }: { file: File }) {
  const { t } = useTranslation('candidateForms')
  const [isOpen, setOpen] = useState(true)
  const isWide = useIsWide()
  if (!isWide) return null
  const label = t(isOpen ? 'cv.hide' : 'cv.show')
  return (
    <Box
      as="aside"
      aria-label={t('cv.document')}
      display="flex"
      flexDirection="column"
      position="sticky"
      top="4"
      alignSelf="start"
      width={isOpen ? 'min(46%, 720px)' : '32px'}
      flexShrink={0}
      height={isOpen ? 'calc(var(--page) - 130px)' : 'auto'}
    >
      <Flex justifyContent="flex-end">
        <IconButton label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <PanelRightClose size={16} aria-hidden /> : <PanelRightOpen size={16} aria-hidden />}
        </IconButton>
      </Flex>
      {isOpen && (
        <Box flex="1" minHeight="0">
          <DocumentViewer source={{ type: 'file', file }} name={file.name} minHeight={300} onError={() => {}} />
        </Box>
      )}
    </Box>
  )
}
