import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** The buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of a workflow's page with its heading. */
export function Panel({ id, title, actions, children }: Props) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      bg="bg"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
    >
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading
          as="h2"
          id={id}
          tabIndex={-1}
          outline="none"
          fontSize="14px"
          lineHeight="20px"
          fontWeight="600"
          marginInlineEnd="auto"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        {actions}
      </Flex>
      {children}
    </Box>
  )
}
