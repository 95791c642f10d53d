import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaliseText } from '../../format/catalogue.ts'
import { formatDateTime } from '../../format/dates.ts'
import { phoneText } from '../../format/phones.ts'
import InfoTable, { moreInfo, type InfoLine } from './InfoTable.tsx'

interface Props {
  candidate: {
    name: string
    phones: readonly string[]
    emails: readonly string[]
    remark?: string | null
    remarkDetails?: readonly { code: string; params: unknown }[] | null
    createdAt: string | null | undefined
    reviewedAt?: string | null
    info: readonly { name: string; value: string }[]
    channel?: { name: string } | null
    owner?: { fullName: string } | null
    reviewedBy?: { fullName: string } | null
  }
  /** The phone numbers, if they offer actions. */
  phones?: ReactNode
  /** The system that sent the row. */
  source?: InfoLine
  /** The batch that the row belongs to. */
  batch?: InfoLine
}

/** What was submitted with a row, its source, and how it was reviewed. */
export default function ReviewInfo({ candidate, phones, source, batch }: Props) {
  const { t } = useTranslation('review')
  const text = useLocaliseText()
  const { reviewedAt, reviewedBy } = candidate
  return (
    <InfoTable
      lines={[
        [t('columns.name'), candidate.name],
        [t('columns.phones'), phones ?? candidate.phones.map(phoneText).join('\n')],
        [t('columns.emails'), candidate.emails.join('\n')],
        [t('columns.channel'), candidate.channel?.name],
        ...(source ? [source] : []),
        [t('columns.owner'), candidate.owner?.fullName],
        [t('columns.createdAt'), formatDateTime(candidate.createdAt)],
        ...(batch ? [batch] : []),
        [t('columns.remark'), text(candidate.remark, candidate.remarkDetails)],
        [t('info.reviewed'), reviewedAt && `${reviewedBy?.fullName ?? ''} ${formatDateTime(reviewedAt)}`.trim()],
        ...moreInfo(candidate.info),
      ]}
    />
  )
}
