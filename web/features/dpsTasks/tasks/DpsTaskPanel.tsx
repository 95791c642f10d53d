import { Box, Flex } from '@chakra-ui/react'
import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Pager } from '../../../shared/Pager.tsx'
import { useCrumb } from '../../../shared/shell.ts'
import { Table, WideRow } from '../../../shared/table/Table.tsx'
import { ColumnsMenu, useColumns } from '../../../shared/table/useColumns.tsx'
import { useRefresh } from '../../../shared/useRefresh.ts'
import { hasFilters, noFilters, taskPageSizes, type ScreenState, type SetScreenState } from '../screenState.ts'
import { taskColumns } from './columns.ts'
import DpsTaskFilters from './DpsTaskFilters.tsx'
import DpsTaskRow from './DpsTaskRow.tsx'
import { Title } from './parts.tsx'
import type { DpsTaskPanelQuery } from './__generated__/DpsTaskPanelQuery.graphql.ts'

const DeleteTaskDialog = lazy(() => import('./DeleteTaskDialog.tsx'))

const panelQuery = graphql`
  query DpsTaskPanelQuery($type: ID!, $hasType: Boolean!, $search: String, $job: ID, $page: Int!, $size: Int!) {
    dpsType(databaseId: $type) @include(if: $hasType) { name }
    ...DpsTaskFilters_query
    dpsTasks(type: $type, search: $search, openJob: $job, first: $size, page: $page) {
      totalCount
      paging { ...Pager_paging }
      nodes { id databaseId ...DpsTaskRow_task ...DeleteTaskDialog_task }
    }
  }
`

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  /** What the address says now. */
  typed: ScreenState
  set: SetScreenState
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** Grows when a task was saved. */
  changes: number
}

/** The tasks of one type, or of all: search, open job, table. */
export default function DpsTaskPanel({ state, typed, set, isBusy, attempt, changes }: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const table = useColumns('dpsTasks', taskColumns(t))
  const { shown, density } = table
  const variables = {
    type: state.type,
    hasType: state.type !== '',
    search: state.q.trim() || null,
    job: state.job || null,
    page: state.page,
    size: state.size,
  }
  const data = useLazyLoadQuery<DpsTaskPanelQuery>(panelQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: `${attempt}`,
  })
  const [refresh, isRefreshing] = useRefresh<DpsTaskPanelQuery>(panelQuery, variables)
  const follow = useEffectEvent(() => refresh())
  useEffect(() => {
    if (changes > 0) follow()
  }, [changes])
  const [deleting, setDeleting] = useState('')
  const { nodes, paging, totalCount } = data.dpsTasks
  useCrumb(data.dpsType?.name)
  // The last row of the last page may be gone, or an address may be older than its rows.
  const last = Math.max(1, Math.ceil(totalCount / state.size))
  const isBeyond = nodes.length === 0 && state.page > last
  const goBack = useEffectEvent(() => set({ page: last }, { replace: true }))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])

  if (state.type && !data.dpsType)
    return (
      <>
        <Title text={t('title')} />
        <EmptyState kind="unused" hint={t('typeGone')} />
      </>
    )
  const chosen = nodes.find(({ id }) => id === deleting)
  const columns = shown.map(({ key }) => key).join(' ')
  const entry = nodes.find(({ databaseId }) => databaseId === typed.task) ?? nodes[0]
  return (
    <Box display="flex" flexDirection="column" gap="3" minWidth="0" height={{ lg: '100%' }}>
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Title text={data.dpsType?.name ?? t('title')} />
        <Box marginInlineStart="auto">
          <ColumnsMenu state={table} />
        </Box>
      </Flex>
      <DpsTaskFilters query={data} state={typed} set={set} />
      <Box display="flex" flexDirection="column" flex="1" minHeight="0">
        <Table label={t('tasks')} columns={shown} density={density} isBusy={isBusy || isRefreshing}>
          {nodes.map((node, at) => (
            <DpsTaskRow
              key={node.id}
              task={node}
              number={(state.page - 1) * state.size + at + 1}
              columns={columns}
              isOpen={node.databaseId === typed.task}
              isEntry={node === entry}
              onEdit={() => set({ task: node.databaseId, tab: null })}
              onDelete={() => setDeleting(node.id)}
            />
          ))}
          {nodes.length === 0 && (
            <WideRow columns={shown}>
              {hasFilters(state) ? (
                <EmptyState kind="filtered" title={t('noData', { ns: 'shared' })} onClear={() => set(noFilters)} />
              ) : (
                <EmptyState kind="unused" title={t('noTasks')} hint={t('noTasksHint')} />
              )}
            </WideRow>
          )}
        </Table>
        <Pager
          paging={paging}
          sizes={taskPageSizes}
          onPage={(page) => set({ page })}
          onSize={(size) => set({ size, page: 1 })}
        />
      </Box>
      <Suspense fallback={null}>
        {chosen && (
          <DeleteTaskDialog
            task={chosen}
            onClose={(isTried) => {
              setDeleting('')
              if (isTried) refresh()
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}
