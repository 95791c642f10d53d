import { chakra } from '@chakra-ui/react'

/** The colour of a stage, shown beside its name. */
export const StageMark = ({ color }: { color: string | undefined }) => (
  <chakra.span
    aria-hidden
    display="inline-block"
    flexShrink={0}
    width="2.5"
    height="2.5"
    borderRadius="full"
    style={{ background: color ?? 'var(--chakra-colors-border-strong)' }}
  />
)
