import { Flex, Skeleton } from '@chakra-ui/react'

/** The placeholder of the columns. */
export const BoardSkeleton = () => (
  <Flex gap="3" overflow="hidden" aria-busy minHeight="420px">
    {[5, 3, 4, 2].map((cards, column) => (
      <Flex key={column} direction="column" gap="2" flex="0 0 272px">
        {Array.from({ length: cards }, (_card, at) => (
          <Skeleton key={at} height="88px" borderRadius="10px" />
        ))}
      </Flex>
    ))}
  </Flex>
)
