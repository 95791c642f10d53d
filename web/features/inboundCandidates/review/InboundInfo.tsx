import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import ReviewInfo from '../../../shared/review/info/ReviewInfo.tsx'
import type { InboundInfo_candidate$key } from './__generated__/InboundInfo_candidate.graphql.ts'

/** The candidate info table: what the source sent. */
export default function InboundInfo({ candidate: key }: { candidate: InboundInfo_candidate$key }) {
  const { t } = useTranslation('inboundCandidates')
  const candidate = useFragment(
    graphql`
    fragment InboundInfo_candidate on InboundCandidate {
      name phones emails remark remarkDetails { code params } source externalId createdAt reviewedAt
      info { name value }
      channel { name }
      owner { fullName }
      reviewedBy { fullName }
    }
  `,
    key,
  )
  return <ReviewInfo candidate={candidate} source={[t('source'), `${candidate.source} · ${candidate.externalId}`]} />
}
