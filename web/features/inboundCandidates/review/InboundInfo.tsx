import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useApplicationLines } from '../../../shared/applications/useApplicationLines.ts'
import InfoTable from '../../../shared/review/info/InfoTable.tsx'
import ReviewInfo from '../../../shared/review/info/ReviewInfo.tsx'
import type { InboundInfo_candidate$key } from './__generated__/InboundInfo_candidate.graphql.ts'

/**
 * The candidate info table: what the source sent, and for applicants on the public site also their answers and
 * consents.
 */
export default function InboundInfo({ candidate: key }: { candidate: InboundInfo_candidate$key }) {
  const { t } = useTranslation(['inboundCandidates', 'applications'])
  const candidate = useFragment(
    graphql`
    fragment InboundInfo_candidate on InboundCandidate {
      name phones emails remark remarkDetails { code params } source externalId createdAt reviewedAt
      info { name value }
      channel { name }
      owner { fullName }
      reviewedBy { fullName }
      application { ...useApplicationLines_application }
    }
  `,
    key,
  )
  const lines = useApplicationLines(candidate.application, true)
  return (
    <>
      <ReviewInfo candidate={candidate} source={[t('source'), `${candidate.source} · ${candidate.externalId}`]} />
      {lines.length > 0 && <InfoTable title={t('title', { ns: 'applications' })} lines={lines} />}
    </>
  )
}
