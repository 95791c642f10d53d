import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/dates.ts'
import type { VerificationInfo_candidate$key } from './__generated__/VerificationInfo_candidate.graphql.ts'

const Rows = chakra('dl', {
  base: {
    display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'minmax(110px, 32%) minmax(0, 1fr)' }, border: '1px solid', borderColor: 'border', borderRadius: '10px',
    overflow: 'hidden', margin: 0,
    '& dt, & dd': { margin: 0, paddingBlock: '1.5', paddingInline: '3', borderBlockEnd: '1px solid', borderColor: 'border', overflowWrap: 'anywhere' },
    '& dt': { bg: 'bg.subtle', color: 'fg.muted', fontSize: '12.5px' },
    '& dd': { whiteSpace: 'pre-wrap' },
    '& dt:last-of-type, & dd:last-of-type': { borderBlockEnd: 'none' },
  },
})

/** The candidate info table: what was imported, and where from. */
export default function VerificationInfo({ candidate: key }: { candidate: VerificationInfo_candidate$key }) {
  const { t } = useTranslation('verifications')
  const candidate = useFragment(graphql`
    fragment VerificationInfo_candidate on VerificationCandidate {
      name phones emails remark createdAt importRow fileName reviewedAt
      info { name value }
      import { title fileName }
      channel { name }
      owner { userName fullName }
      reviewedBy { fullName }
    }
  `, key)
  const { import: batch, fileName } = candidate
  // Of a mail each CV is a file of its own; of a CSV all rows have the same.
  const isOwnFile = fileName && fileName !== batch?.fileName
  const place = isOwnFile ? fileName : candidate.importRow && t('info.row', { replace: { row: candidate.importRow } })
  const source = batch && [batch.title || batch.fileName, place]
  const rows: [string, string | null | undefined | false][] = [
    [t('columns.name'), candidate.name],
    [t('columns.phones'), candidate.phones.join('\n')],
    [t('columns.emails'), candidate.emails.join('\n')],
    [t('columns.channel'), candidate.channel?.name],
    [t('columns.owner'), candidate.owner?.fullName],
    [t('columns.createdAt'), formatDateTime(candidate.createdAt)],
    [t('info.import'), source && source.filter(Boolean).join(' · ')],
    [t('columns.remark'), candidate.remark],
    [t('info.reviewed'), candidate.reviewedAt && `${candidate.reviewedBy?.fullName ?? ''} ${formatDateTime(candidate.reviewedAt)}`.trim()],
    // The three that have rows of their own are not said twice.
    ...candidate.info.filter(({ name }) => !['name', 'phones', 'emails'].includes(name)).map(({ name, value }): [string, string] => [name, value]),
  ]
  return (
    <Box as="section" aria-label={t('info.title')} marginBlockEnd="5">
      <chakra.h2 fontWeight="600" marginBlockEnd="2">{t('info.title')}</chakra.h2>
      <Rows>
        {rows.filter(([, value]) => value).map(([label, value], index) => [<dt key={`t${index}`}>{label}</dt>, <dd key={`d${index}`}>{value}</dd>])}
      </Rows>
    </Box>
  )
}
