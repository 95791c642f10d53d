import { Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagerBar } from '../../paging/PagerBar.tsx'
import { useScreenQuery } from '../../relay/useScreenQuery.ts'
import type { Density } from '../../table/layout.ts'
import { RowMenu } from '../../table/RowMenu.tsx'
import { ariaSort } from '../../table/sort.ts'
import { SortHead } from '../../table/SortHead.tsx'
import { SkeletonRows, Table, WideRow, type Column } from '../../table/Table.tsx'
import { useLatest } from '../../hooks/useLatest.ts'
import { ListRow } from './ListRow.tsx'
import type { ListPlace, Orders } from '../listAddress.ts'
import type { ListAddress } from '../listState.ts'
import type { ChosenRow, ListAnswer, ListNode, ListProps, OpenedRow, RowAction } from '../listTypes.ts'
import { useTotal } from '../total.ts'
import { readFragment, type TypedFragment } from '../typed.ts'
import type { Selection } from '../useSelection.ts'

interface Props<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object,
  S extends Orders,
> {
  list: ListProps<Q, K, N, F, S>
  variables: Q['variables']
  /** The shown state, which lags behind the requested one while rows load. */
  shown: F & ListPlace
  address: ListAddress<F>
  columns: readonly Column[]
  density: Density
  selection: Selection<ChosenRow<KeyTypeData<K>>>
  isBusy: boolean
  /** Increases when the user retries a failed load. */
  attempt: number
  /** Whether these rows stay because others could not be loaded: they are not fetched again. */
  isKept?: boolean
  onData: (data: Q['response']) => void
  /** The button to create the first row. */
  createButton: ReactNode
  onChanged: () => void
}

/** The rows of a list whose owner does not exist. */
const none: ListAnswer<never> = { nodes: [], pageInfo: { hasNextPage: false } }

/** The rows of one page with their dialogs, the message if there are none, and the pager. */
export function ListRows<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object,
  S extends Orders,
>({
  list,
  variables,
  shown,
  address,
  columns,
  density,
  selection,
  isBusy,
  attempt,
  isKept = false,
  onData,
  createButton,
  onChanged,
}: Props<Q, K, N, F, S>) {
  const { t } = useTranslation(['list', 'shared'])
  const environment = useRelayEnvironment()
  const data = useScreenQuery<Q>(list.query, variables, {
    fetchKey: attempt,
    ...(isKept && { fetchPolicy: 'store-or-network' as const }),
  })
  const answer = list.connection(data) ?? none
  const { nodes } = answer
  const { page, size } = shown
  const { total, hasNext } = useTotal(answer, list.total, variables, shown)
  const tell = useEffectEvent(onData)
  // Before the paint, so that filters and rows appear together.
  useLayoutEffect(() => tell(data), [data])
  // The last row of the last page may have been removed, or the address may be outdated.
  const last = total && Math.max(1, Math.ceil(total.totalCount / size))
  const isBeyond = nodes.length === 0 && last !== null && page > last
  const goBack = useEffectEvent(() => {
    if (last !== null) address.go({ page: last }, { replace: true })
  })
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])
  // While the total is unknown, an empty page may be beyond the last one.
  const isPending = nodes.length === 0 && (total === null || isBeyond)

  const [open, setOpen] = useState<{ id: string; action: RowAction<N, KeyTypeData<K>, Q['response']> } | null>(null)
  const inDialog = nodes.find(({ id }) => id === open?.id)
  const dialog = list.actions?.find(({ label }) => label === open?.action.label)?.dialog
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (!isChanged) return
    selection.remove(({ id }) => id === open?.id)
    onChanged()
  }
  const rowOf = (node: N) => readFragment<K>(environment, list.row, node)
  const chosenOf = (node: N) => ({ id: node.id, row: rowOf(node) })
  const chosenHere = nodes.filter(({ id }) => selection.has(id)).length
  const { opened } = address.state
  const idOf = list.drawer?.idOf
  const inDrawer = opened === '' || !idOf ? undefined : nodes.find((node) => idOf(rowOf(node)) === opened)
  const byKey = useMemo(() => new Map(list.columns.map((column) => [column.key, column])), [list.columns])
  const keys = columns.map(({ key }) => key).join(' ')
  const shownColumns = useMemo(() => keys.split(' ').flatMap((key) => byKey.get(key) ?? []), [byKey, keys])
  const choose = useLatest((node: N, isRange: boolean) =>
    selection.toggle(chosenOf(node), nodes.map(chosenOf), isRange),
  )
  const openDialog = useLatest((node: N, action: RowAction<N, KeyTypeData<K>, Q['response']>) =>
    setOpen({ id: node.id, action }),
  )
  const openRecord = useLatest((id: string) => address.openRecord(id))

  const headOf = (column: Column) => {
    const order = byKey.get(column.key)?.sort
    const { sort } = address.state
    const label = order ? (
      <SortHead label={column.label} order={order} sort={sort} onSort={(next) => address.go({ sort: next, page: 1 })} />
    ) : (
      column.label
    )
    const isFirst = column.key === columns[0]?.key
    return {
      sort: order ? ariaSort(sort, order) : undefined,
      label: isFirst ? column.label : undefined,
      content: !isFirst ? (
        label
      ) : (
        <Flex as="span" alignItems="center" gap="1.5">
          <input
            type="checkbox"
            className="choose"
            aria-label={t('choosePage')}
            disabled={nodes.length === 0}
            checked={nodes.length > 0 && chosenHere === nodes.length}
            onChange={() => selection.togglePage(nodes.map(chosenOf))}
            ref={(box) => {
              if (box) box.indeterminate = chosenHere > 0 && chosenHere < nodes.length
            }}
          />
          {label}
        </Flex>
      ),
    }
  }
  if (answer === none) return <EmptyState kind="unused" hint={list.empty.gone} />
  return (
    <RowMenu>
      <Table
        label={list.tableTitle ?? list.title}
        columns={columns}
        density={density}
        // The message in place of rows must be readable without scrolling.
        minWidth={nodes.length > 0 || isPending ? list.minWidth : undefined}
        isBusy={isBusy || isPending}
        headOf={headOf}
      >
        {nodes.map((node, at) => (
          <ListRow<K, N, Q['response']>
            key={node.id}
            fragment={list.row}
            node={node}
            number={(page - 1) * size + at + 1}
            columns={shownColumns}
            nameOf={list.nameOf}
            actions={list.actions}
            tone={list.tone}
            isChosen={selection.has(node.id)}
            isOpen={node === inDrawer}
            idOf={idOf}
            isEntry={node === (inDrawer ?? nodes[0])}
            onChoose={choose}
            onDialog={openDialog}
            onRecord={openRecord}
          />
        ))}
        {isPending && <SkeletonRows columns={columns} />}
        {nodes.length === 0 && !isPending && (
          <WideRow columns={columns}>
            <EmptyState
              {...(address.hasFilters(shown)
                ? { kind: 'filtered', onClear: address.clear }
                : { kind: 'unused', hint: list.empty.hint, action: createButton })}
              title={t('noRows', { ns: 'shared' })}
            />
          </WideRow>
        )}
      </Table>
      <PagerBar
        page={page}
        size={size}
        shown={nodes.length}
        hasNext={hasNext}
        total={total}
        sizes={list.sizes}
        onPage={(next) => address.go({ page: next })}
        onSize={(next) => address.go({ size: next, page: 1 })}
      />
      {inDialog && dialog && (
        <RowDialog fragment={list.row} node={inDialog} data={data} close={close} refresh={onChanged}>
          {dialog}
        </RowDialog>
      )}
    </RowMenu>
  )
}

interface RowDialogProps<K extends KeyType, N extends K, D> extends Omit<OpenedRow<N, KeyTypeData<K>, D>, 'row'> {
  fragment: TypedFragment<K>
  children: (opened: OpenedRow<N, KeyTypeData<K>, D>) => ReactNode
}

function RowDialog<K extends KeyType, N extends K, D>({ fragment, node, children, ...rest }: RowDialogProps<K, N, D>) {
  const row = useFragment<K>(fragment, node)
  return children({ node, row, ...rest })
}
