import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localiseText } from '../../format/catalogue.ts'
import { isFailedRow, statuses, type RowStatus } from './statuses.ts'

interface NamedRow {
  name: string
  status: RowStatus
  remark?: string | null
  remarkDetails?: readonly { code: string; params: unknown }[] | null
  candidate?: { databaseId: string } | null
}

/** A link to the candidate that the row became, or is a duplicate of, in a new tab. */
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

/** The icon of a failed row, with the reason. */
function FailureSign({ row }: { row: NamedRow }) {
  const { t } = useTranslation(['review', 'fieldErrors'])
  const remark = localiseText(row.remark, row.remarkDetails)
  return (
    <span className="warning" title={remark ?? t(`status.${statuses[row.status].text}`)}>
      <TriangleAlert size={14} aria-hidden />
      <span className="visually-hidden">
        {t('failedRow')} {remark}
      </span>
    </span>
  )
}

/** The name of a row; a failed one has an icon. */
export const NameCell = ({ row }: { row: NamedRow }) => (
  <>
    {isFailedRow(row.status) && <FailureSign row={row} />}
    <CandidateLink row={row} text={row.name || '—'} />
  </>
)

/** The remark on a row. */
export function RemarkCell({ row }: { row: NamedRow }) {
  useTranslation('fieldErrors')
  return <>{localiseText(row.remark, row.remarkDetails)}</>
}

export const CandidateIdCell = ({ row }: { row: NamedRow }) =>
  row.candidate ? <CandidateLink row={row} text={row.candidate.databaseId} /> : '—'

/** The first phone or e-mail, and the number of further ones. */
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
