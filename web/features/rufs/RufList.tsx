import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { Pager } from '../../shared/Pager.tsx'
import { ariaSort } from '../../shared/table/sort.ts'
import { SortHead } from '../../shared/table/SortHead.tsx'
import { Table, WideRow, type Column } from '../../shared/table/Table.tsx'
import { useCan } from '../../shared/useCan.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { rufColumns } from './columns.ts'
import RufDeleteDialog from './RufDeleteDialog.tsx'
import RufDialog from './RufDialog.tsx'
import RufRow from './RufRow.tsx'
import { hasFilters, noFilters, type ScreenState, type SetScreenState } from './screenState.ts'
import type { RufListQuery } from './__generated__/RufListQuery.graphql.ts'

const listQuery = graphql`
  query RufListQuery($filter: RufFilter!, $sort: RufSort!, $page: Int!, $size: Int!) {
    rufs(filter: $filter, sort: $sort, first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...RufRow_ruf ...RufDialog_ruf ...RufDeleteDialog_ruf }
    }
  }
`

const sortFields = { name: 'NAME', status: 'STATUS', createdDate: 'CREATED_AT' } as const
/** What a column is sorted by. */
const orderOf: Record<string, keyof typeof sortFields | undefined> = {
  name: 'name',
  status: 'status',
  createdAt: 'createdDate',
}

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  /** What the address says now. */
  typed: ScreenState
  set: SetScreenState
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** The dialog of a new one is open. */
  isCreating: boolean
  onCreate: (isOpen: boolean) => void
}

/** The records page by page, with their dialogs. */
export default function RufList({ state, typed, set, attempt, isCreating, onCreate }: Props) {
  const { t } = useTranslation('rufs')
  const can = useCan()
  const columns = rufColumns(t)
  const variables = {
    filter: { keyword: state.keyword.trim() || null, statuses: state.status.length > 0 ? state.status : null },
    sort: { by: sortFields[state.sort.by], direction: state.sort.isDescending ? ('DESC' as const) : ('ASC' as const) },
    page: state.page,
    size: state.size,
  }
  const {
    rufs: { nodes, paging },
  } = useLazyLoadQuery<RufListQuery>(listQuery, variables, { fetchPolicy: 'store-and-network', fetchKey: attempt })
  const [refresh, isRefreshing] = useRefresh<RufListQuery>(listQuery, variables)
  const [open, setOpen] = useState<{ id: string; dialog: 'edit' | 'delete' } | null>(null)
  const chosen = nodes.find(({ id }) => id === open?.id)
  const close = (isChanged: boolean) => {
    setOpen(null)
    onCreate(false)
    if (!isChanged) return
    // Nothing is left on this page when its only row goes.
    if (open?.dialog === 'delete' && nodes.length === 1 && state.page > 1)
      set({ page: state.page - 1 }, { replace: true })
    else refresh()
  }
  const headOf = ({ key, label }: Column) => {
    const order = orderOf[key]
    return (
      order && {
        sort: ariaSort(typed.sort, order),
        content: <SortHead label={label} order={order} sort={typed.sort} onSort={(sort) => set({ sort, page: 1 })} />,
      }
    )
  }
  return (
    <>
      <Table label={t('title')} columns={columns} isBusy={state !== typed || isRefreshing} headOf={headOf}>
        {nodes.map((node) => (
          <RufRow
            key={node.id}
            ruf={node}
            onEdit={() => setOpen({ id: node.id, dialog: 'edit' })}
            onDelete={() => setOpen({ id: node.id, dialog: 'delete' })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {hasFilters(state) ? (
              <EmptyState kind="filtered" onClear={() => set(noFilters)} />
            ) : (
              <EmptyState
                kind="unused"
                title={t('none')}
                hint={t('noneHint')}
                action={
                  can('RufDialogCreateMutation') && (
                    <Button kind="primary" onClick={() => onCreate(true)}>
                      {t('create')}
                    </Button>
                  )
                }
              />
            )}
          </WideRow>
        )}
      </Table>
      <Pager paging={paging} onPage={(page) => set({ page })} onSize={(size) => set({ size, page: 1 })} />
      {isCreating && <RufDialog ruf={null} onClose={close} />}
      {chosen && open?.dialog === 'edit' && <RufDialog ruf={chosen} onClose={close} />}
      {chosen && open?.dialog === 'delete' && <RufDeleteDialog ruf={chosen} onClose={close} />}
    </>
  )
}
