import { Box, Heading } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** A part of a page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} display="grid" gap="4">
      <Heading id={id} as="h2" fontSize="15px" fontWeight="600" lineHeight="22px">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
