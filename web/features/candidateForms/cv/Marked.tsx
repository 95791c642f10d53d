import { Box, Text } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { useMark } from './marks.ts'

interface Props {
  /** Of the field, in the form or in its row. */
  name: string
  label: string
  /** Without its word, beside an input that needs the room. */
  isSmall?: boolean
}

/** Says that a field was read from the CV; opens what stands there. */
export function CvMark({ name, label, isSmall = false }: Props) {
  const { t } = useTranslation('candidateForms')
  const mark = useMark(name)
  if (!mark) return null
  const text = t('cv.readFrom', { replace: { name: label } })
  return (
    <Popover
      label={text}
      align="end"
      maxWidth="min(360px, calc(100vw - 32px))"
      trigger={(props) => (
        <Button {...props} kind="quiet" size="small" aria-label={text} title={text}>
          <FileText size={12} aria-hidden />
          {!isSmall && t('cv.mark')}
        </Button>
      )}
    >
      <Text fontSize="12.5px" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {mark.snippet}
      </Text>
      {mark.page !== null && (
        <Text fontSize="12px" color="fg.muted" marginBlockStart="1">
          {t('cv.page', { replace: { page: mark.page } })}
        </Text>
      )}
    </Popover>
  )
}

/** A field with its mark at the end of the line that its label stands on. */
export function Marked({ children, ...mark }: Omit<Props, 'isSmall'> & { children: ReactNode }) {
  return (
    <Box position="relative" minWidth="0">
      {children}
      <Box position="absolute" insetInlineEnd="0" top="-3px">
        <CvMark {...mark} />
      </Box>
    </Box>
  )
}
