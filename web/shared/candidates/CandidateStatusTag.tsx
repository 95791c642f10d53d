import { graphql, useFragment } from 'react-relay/hooks'
import { ColorTag } from './ColorTag.tsx'
import type { CandidateStatusTag_candidate$key } from './__generated__/CandidateStatusTag_candidate.graphql.ts'

/** A candidate's status with the company; a dash if there is none. */
export default function CandidateStatusTag({ candidate }: { candidate: CandidateStatusTag_candidate$key }) {
  const { status } = useFragment(
    graphql`
    fragment CandidateStatusTag_candidate on Candidate { status { name color } }
  `,
    candidate,
  )
  return status ? <ColorTag color={status.color}>{status.name}</ColorTag> : '—'
}
