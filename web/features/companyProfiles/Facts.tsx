import { Box, chakra } from '@chakra-ui/react'

/** Facts, one line each; a dash stands for a missing value. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | null | undefined])[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="4" rowGap="1.5" overflowWrap="anywhere">
      {facts.map(([label, value]) => (
        <Box key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd margin="0" whiteSpace="pre-line">
            {value || '—'}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  )
}
