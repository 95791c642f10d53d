import { Flex } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay/hooks'
import { ColorTag } from './ColorTag.tsx'
import type { LabelTags_candidate$key } from './__generated__/LabelTags_candidate.graphql.ts'

/** The labels of a candidate; with `isWrapped` they may take several lines. */
export default function LabelTags({
  candidate,
  isWrapped = false,
}: {
  candidate: LabelTags_candidate$key
  isWrapped?: boolean
}) {
  const { labels } = useFragment(
    graphql`
    fragment LabelTags_candidate on Candidate { labels { id name color } }
  `,
    candidate,
  )
  if (!labels?.length) return '—'
  return (
    <Flex
      as="span"
      display="inline-flex"
      gap="1"
      flexWrap={isWrapped ? 'wrap' : 'nowrap'}
      title={labels.map(({ name }) => name).join(', ')}
    >
      {labels.map((label) => (
        <ColorTag key={label.id} color={label.color}>
          {label.name}
        </ColorTag>
      ))}
    </Flex>
  )
}
