import { Box } from '@chakra-ui/react'

/** A progress bar from 0 to 1; without a value it only shows that something is running. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="6px"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        height="100%"
        bg="accent"
        borderRadius="full"
        transition="width 200ms linear"
        width={percent === undefined ? '100%' : `${percent}%`}
        opacity={percent === undefined ? 0.4 : 1}
        css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
      />
    </Box>
  )
}
