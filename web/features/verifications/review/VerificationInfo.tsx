import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import CallControl, { useCanCall } from '../../../shared/calls/CallControl.tsx'
import { phoneText } from '../../../shared/format/phones.ts'
import ReviewInfo from '../../../shared/review/info/ReviewInfo.tsx'
import type { VerificationInfo_candidate$key } from './__generated__/VerificationInfo_candidate.graphql.ts'

/** The candidate info table: the imported data and its source. */
export default function VerificationInfo({ candidate: key }: { candidate: VerificationInfo_candidate$key }) {
  const { t } = useTranslation('verifications')
  const candidate = useFragment(
    graphql`
    fragment VerificationInfo_candidate on VerificationCandidate {
      id name phones emails remark remarkDetails { code params } createdAt importRow fileName reviewedAt
      info { name value }
      import { title fileName }
      channel { name }
      owner { fullName }
      reviewedBy { fullName }
    }
  `,
    key,
  )
  const { id, name, phones, import: batch, fileName } = candidate
  const canCall = useCanCall()
  // In a mail each CV is a separate file; the rows of a CSV share one file.
  const isOwnFile = fileName && fileName !== batch?.fileName
  const place = isOwnFile ? fileName : candidate.importRow && t('info.row', { replace: { row: candidate.importRow } })
  const source = batch && [batch.title || batch.fileName, place]
  return (
    <ReviewInfo
      candidate={candidate}
      batch={[t('info.import'), source && source.filter(Boolean).join(' · ')]}
      phones={
        phones.length > 0 &&
        phones.map((phone) => (
          <Flex key={phone} alignItems="center" gap="1">
            {phoneText(phone)}
            {canCall && <CallControl subject={{ verificationCandidateId: id, name: name || phone }} phone={phone} />}
          </Flex>
        ))
      }
    />
  )
}
