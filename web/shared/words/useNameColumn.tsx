import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../ui/StatusTag.tsx'

interface Named {
  name: string
  isDefault: boolean
}

/** Returns the name column of a list in which one record may be marked as the default. */
export function useNameColumn() {
  const { t } = useTranslation('words')
  const tag = t('isDefault')
  return {
    key: 'name',
    label: t('name'),
    text: ({ name, isDefault }: Named) => (isDefault ? `${name} (${tag})` : name),
    cell: ({ name, isDefault }: Named) => (
      <Flex gap="2" alignItems="center">
        <Box overflow="hidden" textOverflow="ellipsis" minWidth="0">
          {name}
        </Box>
        {isDefault && (
          <Box flexShrink="0">
            <StatusTag color="blue">{tag}</StatusTag>
          </Box>
        )}
      </Flex>
    ),
  }
}
