import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWorded } from '../../format/catalogue.ts'
import { isFailedRow, statuses, type RowStatus } from './statuses.ts'

interface NamedRow {
  name: string
  status: RowStatus
  remark?: string | null
  remarkDetails?: readonly { code: string; params: unknown }[] | null
  candidate?: { databaseId: string } | null
}

/** The candidate that the row became, or is a duplicate of, in a new tab. */
function CandidateLink({ row: { name, candidate }, text }: { row: NamedRow; text: string }) {
  const { t } = useTranslation('shared')
  if (!candidate) return <span className="strong">{text}</span>
  return (
    <a
      href={`/candidates?candidateId=${encodeURIComponent(candidate.databaseId)}`}
      target="_blank"
      rel="noopener"
      title={`${name || '—'} ${t('opensInNewTab')}`}
    >
      {text} <span className="visually-hidden">{t('opensInNewTab')}</span>
    </a>
  )
}

/** The name of a row; a failed one has an icon that says why. */
export function NameCell({ row }: { row: NamedRow }) {
  const { t } = useTranslation('review')
  const remark = useWorded()(row.remark, row.remarkDetails)
  return (
    <>
      {isFailedRow(row.status) && (
        <span className="warning" title={remark ?? t(`status.${statuses[row.status].text}`)}>
          <TriangleAlert size={14} aria-hidden />
          <span className="visually-hidden">
            {t('failedRow')} {remark}
          </span>
        </span>
      )}
      <CandidateLink row={row} text={row.name || '—'} />
    </>
  )
}

export const CandidateIdCell = ({ row }: { row: NamedRow }) =>
  row.candidate ? <CandidateLink row={row} text={row.candidate.databaseId} /> : '—'

/** The first phone or e-mail, and how many more there are. */
export const ContactsCell = ({ values }: { values: readonly string[] }) => (
  <>
    {values[0] ?? '—'}
    {values.length > 1 && (
      <span>
        , <span className="visually-hidden">{values.slice(1).join(', ')}</span>
        <span aria-hidden>+{values.length - 1}</span>
      </span>
    )}
  </>
)
