import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'

/** Tells that unsaved changes were restored, and lets the user discard them. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('interviewForms')
  return (
    <Flex
      role="status"
      alignItems="center"
      gap="3"
      flexWrap="wrap"
      padding="2"
      paddingInlineStart="3"
      marginBlockEnd="3"
      borderRadius="8px"
      bg="accent.subtle"
    >
      <Box flex="1" minWidth="0">
        {t('editor.restored')}
      </Box>
      <Button size="small" onClick={onDiscard}>
        {t('editor.discard')}
      </Button>
    </Flex>
  )
}
