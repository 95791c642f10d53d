import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { allRows, csvText, exportLimit, saveFile, type Cell } from '../../../shared/csv/writeCsv.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { errorText } from '../../../shared/errorText.ts'
import { whileLoading } from '../../../shared/loading.ts'
import { formatCount } from '../../../shared/numbers.ts'
import { RequestError } from '../../../shared/requestError.ts'
import type { Column } from '../../../shared/table/Table.tsx'
import { toaster } from '../../../shared/toaster.tsx'
import { usePageAction } from '../../../shared/palette.ts'
import type { RowColumn } from '../../../shared/review/ReviewRow.tsx'
import { statuses } from '../../../shared/review/statuses.ts'
import type { VerificationCandidateListQuery } from './__generated__/VerificationCandidateListQuery.graphql.ts'
import type { VerificationExportButtonQuery } from './__generated__/VerificationExportButtonQuery.graphql.ts'

const exportQuery = graphql`
  query VerificationExportButtonQuery($folder: ID!, $filter: VerificationCandidateFilter, $page: Int!, $size: Int!) {
    verificationFolder(databaseId: $folder) {
      candidates(filter: $filter, first: $size, page: $page) {
        nodes {
          id name phones emails status remark candidateDatabaseId createdAt
          channel { name }
          owner { userName }
        }
      }
    }
  }
`

type Row = NonNullable<VerificationExportButtonQuery['response']['verificationFolder']>['candidates']['nodes'][number]

interface Props {
  /** Of the file, without its ending. */
  name: string
  /** What the list shows; all of its pages are exported. */
  variables: VerificationCandidateListQuery['variables']
  columns: readonly Column<RowColumn>[]
}

/** Exports what the list shows: its filters and its columns, all pages. */
export default function VerificationExportButton({ name, variables, columns }: Props) {
  const { t } = useTranslation(['review', 'shared'])
  const environment = useRelayEnvironment()
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  const cells: Partial<Record<RowColumn, (row: Row) => Cell>> = {
    name: (row) => row.name,
    phones: (row) => row.phones.join('; '),
    emails: (row) => row.emails.join('; '),
    channel: (row) => row.channel?.name,
    status: (row) => t(`status.${statuses[row.status].text}`),
    createdAt: (row) => formatDateTime(row.createdAt),
    owner: (row) => row.owner?.userName,
    remark: (row) => row.remark,
    candidateId: (row) => row.candidateDatabaseId,
  }
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const stop = new AbortController()
    running.current = stop
    try {
      const { rows, isCut } = await whileLoading(
        allRows<VerificationExportButtonQuery, Row>(
          environment,
          exportQuery,
          (page, size) => ({ ...variables, page, size }),
          (data) => data.verificationFolder?.candidates.nodes,
          stop.signal,
        ),
        { text: t('exporting', { ns: 'shared' }), stop: () => stop.abort() },
      )
      const written = columns.filter(({ key }) => cells[key])
      saveFile(
        `${name}.csv`,
        csvText([written.map(({ label }) => label), ...rows.map((row) => written.map(({ key }) => cells[key]?.(row)))]),
      )
      if (isCut) toaster.info(t('exportCut', { ns: 'shared', replace: { count: formatCount(exportLimit) } }))
    } catch (error) {
      if (!stop.signal.aborted)
        toaster.error(error instanceof RequestError ? errorText(error) : t('exportFailed', { ns: 'shared' }))
    } finally {
      if (running.current === stop) setBusy(false)
    }
  }
  const label = t('exportCsv', { ns: 'shared' })
  usePageAction(label, () => void run())
  return (
    <Button aria-busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => void run()}>
      {isBusy ? t('exporting', { ns: 'shared' }) : label}
    </Button>
  )
}
