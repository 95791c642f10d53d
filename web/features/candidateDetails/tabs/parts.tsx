import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Names and values, side by side if there is room. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(130px, 34%) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0', sm: '1.5' },
    margin: 0,
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', marginBlockEnd: { base: '1.5', sm: '0' } },
  },
})

/** A section of the page with its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding="4"
      minWidth="0"
    >
      <chakra.h2 fontWeight="600" marginBlockEnd="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  )
}
