import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import ReviewInfo from '../../../shared/review/info/ReviewInfo.tsx'
import type { CollectedInfo_candidate$key } from './__generated__/CollectedInfo_candidate.graphql.ts'

/** The candidate info table: what the source sent. */
export default function CollectedInfo({ candidate: key }: { candidate: CollectedInfo_candidate$key }) {
  const { t } = useTranslation('collectedCandidates')
  const candidate = useFragment(
    graphql`
    fragment CollectedInfo_candidate on CollectedCandidate {
      name phones emails remark source externalId createdAt reviewedAt
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
