import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/dates.ts'
import InfoTable, { moreInfo } from '../../../shared/review/InfoTable.tsx'
import type { CollectedInfo_candidate$key } from './__generated__/CollectedInfo_candidate.graphql.ts'

/** The candidate info table: what the source sent. */
export default function CollectedInfo({ candidate: key }: { candidate: CollectedInfo_candidate$key }) {
  const { t } = useTranslation('collectedCandidates')
  const { t: tReview } = useTranslation('review')
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
  return (
    <InfoTable
      lines={[
        [tReview('columns.name'), candidate.name],
        [tReview('columns.phones'), candidate.phones.join('\n')],
        [tReview('columns.emails'), candidate.emails.join('\n')],
        [tReview('columns.channel'), candidate.channel?.name],
        [t('source'), `${candidate.source} · ${candidate.externalId}`],
        [tReview('columns.owner'), candidate.owner?.fullName],
        [tReview('columns.createdAt'), formatDateTime(candidate.createdAt)],
        [tReview('columns.remark'), candidate.remark],
        [
          tReview('info.reviewed'),
          candidate.reviewedAt &&
            `${candidate.reviewedBy?.fullName ?? ''} ${formatDateTime(candidate.reviewedAt)}`.trim(),
        ],
        ...moreInfo(candidate.info),
      ]}
    />
  )
}
