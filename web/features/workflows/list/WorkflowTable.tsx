import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Pager } from '../../../shared/Pager.tsx'
import { Table, WideRow } from '../../../shared/table/Table.tsx'
import { useCan } from '../../../shared/useCan.ts'
import { useRefresh } from '../../../shared/useRefresh.ts'
import { workflowColumns } from './columns.ts'
import { workflowSizes, type ListState } from './listState.ts'
import { WorkflowDeleteDialog } from './WorkflowDeleteDialog.tsx'
import { WorkflowRow } from './WorkflowRow.tsx'
import type { WorkflowTableQuery } from './__generated__/WorkflowTableQuery.graphql.ts'

const listQuery = graphql`
  query WorkflowTableQuery($page: Int!, $size: Int!) {
    workflows(first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...WorkflowRow_workflow ...WorkflowDeleteDialog_workflow }
    }
  }
`

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ListState
  isBehind: boolean
  set: (change: Partial<ListState>, options?: { replace?: boolean }) => void
  /** Grows when the user tries a failed load again. */
  attempt: number
  onCreate: () => void
}

/** The workflows page by page. */
export function WorkflowTable({
  state: { workflowPage: page, workflowSize: size },
  isBehind,
  set,
  attempt,
  onCreate,
}: Props) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const columns = workflowColumns(t)
  const variables = { page, size }
  const {
    workflows: { nodes, paging },
  } = useLazyLoadQuery<WorkflowTableQuery>(listQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const [refresh, isRefreshing] = useRefresh<WorkflowTableQuery>(listQuery, variables)
  const [deleting, setDeleting] = useState<string | null>(null)
  const chosen = nodes.find(({ id }) => id === deleting)
  const close = (isChanged: boolean) => {
    setDeleting(null)
    if (!isChanged) return
    // Nothing is left on this page when its only row goes.
    if (nodes.length === 1 && page > 1) set({ workflowPage: page - 1 }, { replace: true })
    else refresh()
  }
  return (
    <>
      <Table label={t('title')} columns={columns} isBusy={isBehind || isRefreshing}>
        {nodes.map((node) => (
          <WorkflowRow key={node.id} workflow={node} onDelete={() => setDeleting(node.id)} />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            <EmptyState
              kind="unused"
              title={t('none')}
              hint={t('noneHint')}
              action={
                can('CreateFormMutation') && (
                  <Button kind="primary" onClick={onCreate}>
                    {t('create')}
                  </Button>
                )
              }
            />
          </WideRow>
        )}
      </Table>
      <Pager
        paging={paging}
        sizes={workflowSizes}
        onPage={(next) => set({ workflowPage: next })}
        onSize={(next) => set({ workflowSize: next, workflowPage: 1 })}
      />
      {chosen && <WorkflowDeleteDialog workflow={chosen} onClose={close} />}
    </>
  )
}
