import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { Pager } from '../../shared/Pager.tsx'
import { pageSizes } from '../../shared/pageSizes.ts'
import { Table, WideRow } from '../../shared/table/Table.tsx'
import { countParam } from '../../shared/urlState.ts'
import { useCan } from '../../shared/useCan.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { categoryColumns } from './columns.ts'
import JobCategoryDeleteDialog from './JobCategoryDeleteDialog.tsx'
import JobCategoryDialog from './JobCategoryDialog.tsx'
import JobCategoryRow from './JobCategoryRow.tsx'
import type { JobCategoryListQuery } from './__generated__/JobCategoryListQuery.graphql.ts'

const listQuery = graphql`
  query JobCategoryListQuery($page: Int!, $size: Int!) {
    companyJobCategories(first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...JobCategoryRow_category ...JobCategoryDialog_category ...JobCategoryDeleteDialog_category }
    }
  }
`

/** What of the list its address says. */
export const listShape = { page: countParam(1), size: countParam(20, pageSizes) }

interface Props {
  page: number
  size: number
  set: (change: { page?: number; size?: number }, options?: { replace?: boolean }) => void
  /** The next page is on its way. */
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** The dialog of a new one is open. */
  isCreating: boolean
  onCreate: (isOpen: boolean) => void
}

/** The categories page by page, with their dialogs. */
export default function JobCategoryList({ page, size, set, isBusy, attempt, isCreating, onCreate }: Props) {
  const { t } = useTranslation('jobCategories')
  const can = useCan()
  const columns = categoryColumns(t)
  const variables = { page, size }
  const {
    companyJobCategories: { nodes, paging },
  } = useLazyLoadQuery<JobCategoryListQuery>(listQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const [refresh, isRefreshing] = useRefresh<JobCategoryListQuery>(listQuery, variables)
  const [open, setOpen] = useState<{ id: string; dialog: 'edit' | 'delete' } | null>(null)
  const chosen = nodes.find(({ id }) => id === open?.id)
  const close = (isChanged: boolean) => {
    setOpen(null)
    onCreate(false)
    if (!isChanged) return
    // Nothing is left on this page when its only row goes.
    if (open?.dialog === 'delete' && nodes.length === 1 && page > 1) set({ page: page - 1 }, { replace: true })
    else refresh()
  }
  return (
    <>
      <Table label={t('title')} columns={columns} isBusy={isBusy || isRefreshing}>
        {nodes.map((node) => (
          <JobCategoryRow
            key={node.id}
            category={node}
            onEdit={() => setOpen({ id: node.id, dialog: 'edit' })}
            onDelete={() => setOpen({ id: node.id, dialog: 'delete' })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            <EmptyState
              kind="unused"
              title={t('none')}
              hint={t('noneHint')}
              action={
                can('JobCategoryDialogCreateMutation') && (
                  <Button kind="primary" onClick={() => onCreate(true)}>
                    {t('create')}
                  </Button>
                )
              }
            />
          </WideRow>
        )}
      </Table>
      <Pager paging={paging} onPage={(next) => set({ page: next })} onSize={(next) => set({ size: next, page: 1 })} />
      {isCreating && <JobCategoryDialog category={null} onClose={close} />}
      {chosen && open?.dialog === 'edit' && <JobCategoryDialog category={chosen} onClose={close} />}
      {chosen && open?.dialog === 'delete' && <JobCategoryDeleteDialog category={chosen} onClose={close} />}
    </>
  )
}
