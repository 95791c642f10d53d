import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { NativeSelect } from '../../shared/fields/controls.tsx'
import { Pager } from '../../shared/Pager.tsx'
import { Table, WideRow } from '../../shared/table/Table.tsx'
import { useCan } from '../../shared/useCan.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { productColumns } from './columns.ts'
import JobProductDeleteDialog from './JobProductDeleteDialog.tsx'
import JobProductDialog from './JobProductDialog.tsx'
import JobProductRow from './JobProductRow.tsx'
import type { ScreenState, SetScreenState } from './screenState.ts'
import type { JobProductListQuery } from './__generated__/JobProductListQuery.graphql.ts'

const listQuery = graphql`
  query JobProductListQuery($type: ID, $page: Int!, $size: Int!) {
    jobProductTypes { databaseId name }
    jobProducts(type: $type, first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...JobProductRow_product ...JobProductDialog_product ...JobProductDeleteDialog_product }
    }
  }
`

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

/** The products page by page, all or those of one type, with their dialogs. */
export default function JobProductList({ state, typed, set, attempt, isCreating, onCreate }: Props) {
  const { t } = useTranslation('jobProducts')
  const can = useCan()
  const columns = productColumns(t)
  const variables = { type: state.type || null, page: state.page, size: state.size }
  const {
    jobProductTypes: types,
    jobProducts: { nodes, paging },
  } = useLazyLoadQuery<JobProductListQuery>(listQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const [refresh, isRefreshing] = useRefresh<JobProductListQuery>(listQuery, variables)
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
  return (
    <>
      <NativeSelect
        aria-label={t('typeFilter')}
        width="auto"
        marginBlockEnd="3"
        value={typed.type}
        onChange={(event) => set({ type: event.target.value, page: 1 })}
      >
        <option value="">{t('allTypes')}</option>
        {types.map(({ databaseId, name }) => (
          <option key={databaseId} value={databaseId}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Table label={t('title')} columns={columns} isBusy={state !== typed || isRefreshing}>
        {nodes.map((node) => (
          <JobProductRow
            key={node.id}
            product={node}
            onEdit={() => setOpen({ id: node.id, dialog: 'edit' })}
            onDelete={() => setOpen({ id: node.id, dialog: 'delete' })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {state.type ? (
              <EmptyState
                kind="filtered"
                title={t('noData', { ns: 'shared' })}
                onClear={() => set({ type: '', page: 1 })}
              />
            ) : (
              <EmptyState
                kind="unused"
                title={t('none')}
                hint={t('noneHint')}
                action={
                  can('JobProductDialogCreateMutation') && (
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
      {isCreating && <JobProductDialog product={null} types={types} onClose={close} />}
      {chosen && open?.dialog === 'edit' && <JobProductDialog product={chosen} types={types} onClose={close} />}
      {chosen && open?.dialog === 'delete' && <JobProductDeleteDialog product={chosen} onClose={close} />}
    </>
  )
}
