import { Heading } from '@chakra-ui/react'

/** The heading of the screen: the name of the open folder, or the screen's title if none is open. */
export const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" minWidth="0" overflowWrap="anywhere">
    {text}
  </Heading>
)
