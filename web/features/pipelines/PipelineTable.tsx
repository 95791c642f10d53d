import { Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import type { Stage } from '../../shared/stages/useStageMoves.ts'
import { RowMenu, RowMenuButton } from '../../shared/table/RowMenu.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { BulkActions } from './BulkActions.tsx'
import { StageMark } from './StageMark.tsx'
import { tableSource } from './source.ts'
import { useActions, type PipelineJob, type PipelinePerson } from './useActions.tsx'
import { useFilters } from './useFilters.tsx'
import type { PipelineTable_row$data, PipelineTable_row$key } from './__generated__/PipelineTable_row.graphql.ts'
import type { PipelineTableQuery } from './__generated__/PipelineTableQuery.graphql.ts'

const query = asQuery<PipelineTableQuery>(graphql`
  query PipelineTableQuery($id: ID!, $query: String, $filter: JobCandidateFilter, $orderBy: JobCandidateOrder, $page: Int, $size: Int!, $after: String) {
    job(databaseId: $id) {
      jobCandidates(query: $query, filter: $filter, orderBy: $orderBy, first: $size, page: $page, after: $after) @required(action: THROW) {
        paging { ...Pager_paging }
        pageInfo { hasNextPage endCursor }
        nodes { id ...PipelineTable_row }
      }
    }
  }
`)
const row = asFragment<PipelineTable_row$key>(graphql`
  fragment PipelineTable_row on JobCandidate {
    id candidateName candidateTitle stageSince daysInStage addedAt isRejected rejectReason
    candidate { id databaseId } stage { id name color } stageBy { fullName } owner { fullName }
  }
`)

const personOf = ({
  id,
  candidateName: name,
  candidate,
  stage,
  isRejected,
}: PipelineTable_row$data): PipelinePerson => ({
  id,
  name,
  candidateId: candidate?.id ?? '',
  candidateDatabaseId: candidate?.databaseId ?? '',
  stageId: stage?.id ?? null,
  isRejected,
})

interface Props {
  job: PipelineJob
  stages: readonly Stage[]
  changes: number
  onChanged: () => void
}

/** The table of a job's candidates. */
export function PipelineTable({ job, stages, changes, onChanged }: Props) {
  const { t } = useTranslation(['pipelines', 'list'])
  const mayRead = useSession().can('Candidate:ReadCandidate')
  const source = useMemo(() => tableSource(job.databaseId), [job.databaseId])
  const filters = useFilters(stages)
  const { moves, actionsOf, reject, askFeedback, write, dialog } = useActions(job, stages, onChanged)
  return (
    <RowMenu>
      <ListScreen
        {...source}
        list="jobCandidates"
        title={t('candidates')}
        level="none"
        query={query}
        row={row}
        failed={t('failed')}
        connection={({ job: found }) => found?.jobCandidates ?? null}
        filters={filters}
        changes={changes}
        columns={[
          {
            key: 'name',
            label: t('columns.name'),
            text: ({ candidateName }) => candidateName,
            sort: 'name',
            cell: ({ candidateName, candidate }) =>
              mayRead && candidate ? (
                <Link to={`/candidates/view/${candidate.databaseId}`}>{candidateName}</Link>
              ) : (
                candidateName
              ),
          },
          { key: 'title', label: t('columns.title'), text: ({ candidateTitle }) => candidateTitle },
          {
            key: 'stage',
            label: t('columns.stage'),
            text: ({ stage }) => stage?.name ?? t('nowhere'),
            cell: ({ stage, isRejected }) => (
              <Flex gap="2" alignItems="center">
                <StageMark color={stage?.color} />
                {stage?.name ?? t('nowhere')}
                {isRejected && <StatusTag color="red">{t('isRejected')}</StatusTag>}
              </Flex>
            ),
          },
          {
            key: 'since',
            label: t('columns.since'),
            text: ({ stageSince }) => formatDateTime(stageSince),
            sort: 'since',
            align: 'number',
          },
          { key: 'days', label: t('columns.days'), text: ({ daysInStage }) => daysInStage, align: 'end' },
          { key: 'by', label: t('columns.by'), text: ({ stageBy }) => stageBy?.fullName },
          { key: 'owner', label: t('columns.owner'), text: ({ owner }) => owner?.fullName },
          {
            key: 'added',
            label: t('columns.added'),
            text: ({ addedAt }) => formatDateTime(addedAt),
            sort: 'added',
            align: 'number',
            isHiddenAtFirst: true,
          },
          {
            key: 'reason',
            label: t('columns.reason'),
            text: ({ rejectReason }) => rejectReason,
            isHiddenAtFirst: true,
          },
          {
            key: 'menu',
            label: t('actions', { ns: 'list' }),
            isFixed: true,
            cell: (one) => (
              <RowMenuButton
                label={t('actionsOf', { replace: { name: one.candidateName } })}
                actions={actionsOf(personOf(one))}
              />
            ),
          },
        ]}
        nameOf={({ candidateName }) => candidateName}
        empty={{ hint: t('noneHint'), gone: t('gone') }}
        bulk={({ chosen, unchoose }) => (
          <BulkActions
            people={chosen.map(personOf)}
            stages={job.isRunning ? stages : []}
            onMove={(people, stage) => void moves.move(people, stage).then(() => unchoose(() => true))}
            onReject={(people) => {
              reject(people)
              unchoose(() => true)
            }}
            onAsk={askFeedback}
            onWrite={write}
          />
        )}
      />
      {dialog}
    </RowMenu>
  )
}
