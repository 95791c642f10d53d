import { RefreshCw } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Pager } from '../../../shared/paging/Pager.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import { SkeletonRows, Table, WideRow, type Column } from '../../../shared/table/Table.tsx'
import { countParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { Panel } from '../Panel.tsx'
import { emailText } from './emailText.ts'
import { RunEmails } from './RunEmails.tsx'
import { reasonText } from './reasonText.ts'
import type { RunLogQuery, WorkflowRunOutcome } from './__generated__/RunLogQuery.graphql.ts'

const sizes = [10, 20, 30, 40, 90] as const
const shape = { logPage: countParam(1), logSize: countParam(10, sizes) }
const colors: Record<WorkflowRunOutcome, StatusColor> = {
  DONE: 'green',
  WAITING: 'blue',
  SKIPPED: 'orange',
  FAILED: 'red',
  DELAYED: 'blue',
}
const columnKeys = ['at', 'candidate', 'status', 'did', 'emails', 'outcome', 'why'] as const

/** The log of a workflow's triggers: what they did and why, newest first. */
export function RunLog({ workflowId }: { workflowId: string }) {
  const { t } = useTranslation(['workflows', 'shared'])
  const [state, set] = useUrlState(shape)
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const columns = columnKeys.map((key): Column => ({ key, label: t(`log.${key}`) }))
  return (
    <Panel
      id="workflow-log"
      title={t('log.title')}
      actions={
        <Button size="small" kind="quiet" onClick={() => setAttempt(attempt + 1)}>
          <RefreshCw size={14} aria-hidden />
          {t('log.reload')}
        </Button>
      }
    >
      <ErrorBoundary
        title={t('listFailed')}
        resetKey={JSON.stringify([shown, attempt])}
        onRetry={() => setAttempt(attempt + 1)}
      >
        <Suspense
          fallback={
            <Table label={t('log.title')} columns={columns} isBusy>
              <SkeletonRows columns={columns} count={3} />
            </Table>
          }
        >
          <Rows
            workflowId={workflowId}
            columns={columns}
            page={shown.logPage}
            size={shown.logSize}
            isBehind={shown !== state}
            attempt={attempt}
            set={set}
          />
        </Suspense>
      </ErrorBoundary>
    </Panel>
  )
}

interface RowsProps {
  workflowId: string
  columns: readonly Column[]
  page: number
  size: number
  isBehind: boolean
  attempt: number
  set: (change: { logPage?: number; logSize?: number }) => void
}

function Rows({ workflowId, columns, page, size, isBehind, attempt, set }: RowsProps) {
  const { t } = useTranslation(['workflows', 'shared'])
  const { can } = useSession()
  const {
    workflowRuns: { nodes, paging },
  } = useLazyLoadQuery<RunLogQuery>(
    graphql`
    query RunLogQuery($workflowId: ID!, $page: Int!, $size: Int!) {
      workflowRuns(workflowId: $workflowId, first: $size, page: $page) @required(action: THROW) {
        paging { ...Pager_paging }
        nodes {
          id at dueAt kind kindName statusName candidate { databaseId } candidateName jobTitle cause outcome reason unmetConditions recipients subject targetName
          emails { id recipient state reason answer sentAt }
          user { fullName }
        }
      }
    }
  `,
    { workflowId, page, size },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const mayRead = can('Candidate:ReadCandidate')
  return (
    <>
      <Table label={t('log.title')} columns={columns} isBusy={isBehind}>
        {nodes.map((run) => {
          const did = [run.kindName ?? t(`kinds.${run.kind}`), run.targetName ?? run.recipients.join(', ')]
            .filter(Boolean)
            .join(': ')
          const emails = run.emails.map((email) => emailText(t, email))
          const unsent = emails.filter((_, at) => run.emails[at]!.state !== 'SENT')
          const cause = t(`causes.${run.cause}`, { replace: { name: run.user?.fullName ?? '—' } })
          const waits = run.dueAt && run.outcome === 'DELAYED'
          const since = waits ? t('log.waits', { replace: { at: formatDateTime(run.dueAt), cause } }) : cause
          const why = run.reason ? reasonText(t, run.reason, run) : unsent.join('; ') || since
          const name = run.candidateName ?? t('hiddenName')
          const who = `${name} — ${run.jobTitle}`
          return (
            <tr key={run.id}>
              <td data-numeric>{formatDateTime(run.at)}</td>
              <td title={who}>
                {mayRead && run.candidate ? (
                  <Link to={`/candidates/view/${run.candidate.databaseId}`}>{name}</Link>
                ) : (
                  <span className="strong">{name}</span>
                )}
                {` — ${run.jobTitle}`}
              </td>
              <td>{run.statusName}</td>
              <td title={[did, run.subject].filter(Boolean).join('\n')}>{did}</td>
              <td>
                <RunEmails emails={run.emails} subject={run.subject} />
              </td>
              <td>
                <StatusTag color={colors[run.outcome]}>{t(`outcomes.${run.outcome}`)}</StatusTag>
              </td>
              <td title={why}>{why}</td>
            </tr>
          )
        })}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            <EmptyState kind="unused" hint={t('log.noneHint')} />
          </WideRow>
        )}
      </Table>
      {nodes.length > 0 && (
        <Pager
          paging={paging}
          sizes={sizes}
          onPage={(next) => set({ logPage: next })}
          onSize={(next) => set({ logSize: next, logPage: 1 })}
        />
      )}
    </>
  )
}
