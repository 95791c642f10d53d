import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import type { CandidateMarks_candidate$key } from './__generated__/CandidateMarks_candidate.graphql.ts'

/** The badges that matter most: merged into another candidate, blacklisted, or recently left the company. */
export default function CandidateMarks({ candidate }: { candidate: CandidateMarks_candidate$key }) {
  const { t } = useTranslation('shared')
  const { isBlacklisted, isRecentLeaver, mergedInto } = useFragment(
    graphql`
    fragment CandidateMarks_candidate on Candidate { isBlacklisted isRecentLeaver mergedInto { id } }
  `,
    candidate,
  )
  return (
    <>
      {mergedInto && <StatusTag color="cyan">{t('candidate.merged')}</StatusTag>}
      {isBlacklisted && <StatusTag color="red">{t('candidate.blacklisted')}</StatusTag>}
      {isRecentLeaver && <StatusTag color="orange">{t('candidate.terminal')}</StatusTag>}
    </>
  )
}
