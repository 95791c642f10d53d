import { Box, Text } from '@chakra-ui/react'
import { FileQuestionMark, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Popover } from '../ui/Popover.tsx'
import { useMark, type Mark } from './marks.ts'

interface Props {
  /** The name of the field, in the form or in its row. */
  name: string
  label: string
  /** Whether the text is left out, beside an input that needs the space. */
  isSmall?: boolean
}

/** Shows that a field was read from the CV, and whether to check it; opens the passage of the CV. */
export function CvMark({ name, label, isSmall = false }: Props) {
  const { t } = useTranslation('cvMarks')
  const mark = useMark(name)
  if (!mark) return null
  const { isUnsure } = mark
  const text = t(isUnsure ? 'checkFrom' : 'readFrom', { replace: { name: label } })
  return (
    <Source mark={mark} text={text}>
      {!isSmall && t(isUnsure ? 'check' : 'mark')}
    </Source>
  )
}

interface SourceProps {
  mark: Mark
  /** The text of the button and of its panel. */
  text: string
  /** Content beside the icon of the button. */
  children?: ReactNode
}

/** A button that shows the passage of the CV that a value was read from. */
export function Source({ mark, text, children }: SourceProps) {
  const { t } = useTranslation('cvMarks')
  const Icon = mark.isUnsure ? FileQuestionMark : FileText
  return (
    <Popover
      label={text}
      align="end"
      maxWidth="min(360px, calc(100vw - 32px))"
      trigger={(props) => (
        <Button
          {...props}
          kind="quiet"
          size="small"
          aria-label={text}
          title={text}
          color={mark.isUnsure ? 'status.orange.fg' : undefined}
        >
          <Icon size={12} aria-hidden />
          {children}
        </Button>
      )}
    >
      <Text fontSize="12.5px" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {mark.snippet}
      </Text>
      {mark.page !== null && (
        <Text fontSize="12px" color="fg.muted" marginBlockStart="1">
          {t('page', { replace: { page: mark.page } })}
        </Text>
      )}
      {mark.isUnsure && (
        <Text fontSize="12px" color="fg.muted" marginBlockStart="1">
          {t('unsure')}
        </Text>
      )}
    </Popover>
  )
}

/** A field with its mark at the end of the line of its label. */
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
