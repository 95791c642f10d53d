import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Unread } from './draft/storedForm.ts'

/**
 * Lists the parts of a stored form that cannot be shown, with their text, so that it can be copied before it is
 * replaced.
 */
export function UnreadNote({ unread: { parts, entries } }: { unread: Unread }) {
  const { t } = useTranslation('interviewForms')
  if (parts.length === 0 && entries.length === 0) return null
  const texts = [
    ...parts.map(({ part, text }) => ({ name: t(`editor.unread.parts.${part}`), text })),
    ...entries.map((text) => ({ name: t('editor.unread.entry'), text })),
  ]
  return (
    <Box
      role={parts.length > 0 ? 'alert' : 'note'}
      padding="3"
      marginBlockEnd="3"
      borderRadius="8px"
      border="1px solid"
      borderColor={parts.length > 0 ? 'status.red.fg' : 'border'}
    >
      {parts.length > 0 && <Box>{t('editor.unread.lost')}</Box>}
      {entries.length > 0 && <Box>{t('editor.unread.kept', { count: entries.length })}</Box>}
      {texts.map(({ name, text }, at) => (
        <chakra.details key={at} marginBlockStart="2">
          <chakra.summary cursor="pointer">{name}</chakra.summary>
          <chakra.pre
            tabIndex={0}
            maxHeight="240px"
            overflow="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            fontSize="12px"
            marginBlockStart="1"
          >
            {text}
          </chakra.pre>
        </chakra.details>
      ))}
    </Box>
  )
}
