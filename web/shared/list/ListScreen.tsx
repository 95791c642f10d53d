import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { ForbiddenBoundary } from '../ui/ForbiddenBoundary.tsx'
import { useCrumb } from '../shell.ts'
import { SkeletonRows, Table, type Column } from '../table/Table.tsx'
import { ColumnsMenu, useColumns } from '../table/useColumns.tsx'
import { useRefresh, useThrottled } from '../hooks/useRefresh.ts'
import { ChosenBar } from './parts/ChosenBar.tsx'
import { CreateButton, useCreate } from './parts/CreateButton.tsx'
import { ExportButton, useListExport } from './ListExport.tsx'
import { FilterRow } from './parts/FilterRow.tsx'
import { FollowRows } from './parts/FollowRows.tsx'
import { MoreTools } from './parts/MoreTools.tsx'
import { ListFrame, ListTitle } from './parts/ListFrame.tsx'
import { ListRows } from './parts/ListRows.tsx'
import { getQueryVariables, type ListPlace, type Orders } from './listAddress.ts'
import { useListAddress } from './listState.ts'
import type { ChosenRow, ListColumn, ListNode, ListProps } from './listTypes.ts'
import { ReadTotal } from './total.ts'
import { readFragment } from './typed.ts'
import { useLoaded } from './useLoaded.ts'
import { useSelection } from './useSelection.ts'
import { useSession } from '../session/session.ts'
import ViewsMenu from './views/ViewsMenu.tsx'
import type { ViewedSearch } from './views/viewedSearch.ts'

/** A list that others change is read again at most this often. */
const followMs = 3_000

/**
 * A list as a page: what `list` declares, and everything that all lists have in common. See docs/add-a-list-screen.md.
 */
export function ListScreen<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object = object,
  const S extends Orders = Orders,
>(list: ListProps<Q, K, N, F, S>) {
  const { t } = useTranslation('list')
  const environment = useRelayEnvironment()
  const { isExternal } = useSession()
  const { level = 'h1', drawer, total, live } = list
  const filters = list.filters ?? ({} as NonNullable<typeof list.filters>)
  const address = useListAddress<F>(list.params ?? ({} as NonNullable<typeof list.params>), list.sorts ?? {}, {
    prefix: list.prefix,
    sizes: list.sizes,
    drawer,
  })
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(address.state)
  const queried = (state: F & ListPlace) => getQueryVariables<Q['variables'], F, S>(list, state)
  const variables = queried(shown)
  const wanted = queried(address.state)
  const isBehind = JSON.stringify(variables) !== JSON.stringify(wanted)
  const [attempt, setAttempt] = useState(0)
  const { data, lastPage, onData } = useLoaded<Q, F & ListPlace>(list.query, { variables, shown })
  const rows = useMemo(
    () => ((data && list.connection(data)?.nodes) ?? []).map((node) => readFragment<K>(environment, list.row, node)),
    [data, environment, list],
  )

  const [readRows, isRefreshing] = useRefresh<Q>(list.query, variables)
  const [counts, setCounts] = useState(0)
  const count = () => setCounts((before) => before + 1)
  const refresh = (onError?: (error: Error) => void) => {
    readRows(onError)
    count()
  }
  const followRows = useThrottled(() => readRows(undefined, true), followMs)
  const followTotal = useThrottled(count, followMs)
  const follow = useEffectEvent(() => readRows(undefined, true))
  const changes = list.changes ?? 0
  useEffect(() => {
    if (changes > 0) follow()
  }, [changes])

  const selection = useSelection<ChosenRow<KeyTypeData<K>>>()
  const chosen = selection.chosen.map(({ row }) => row)
  const table = useColumns(
    list.list,
    tableColumns(list.columns, list.actions ? (list.actionsLabel ?? t('actions')) : null),
  )
  const owner = data && list.owner?.(data)
  const title = owner ?? list.title
  useCrumb(owner)
  const file = useListExport(
    list,
    title,
    shown,
    table.shown.map(({ key }) => key),
  )
  const create = useCreate(list.create?.isOffered?.(data) === false ? undefined : list.create)
  const context = { rows, variables, refresh }
  const search: ViewedSearch = {
    list: list.list,
    query: address.query,
    view: address.state.view,
    normalize: address.normalize,
    open: address.open,
    mark: (view, options) => address.go({ view }, options),
  }
  const filterRow = (
    <FilterRow filters={filters} address={address} data={data} hasRows={rows.length > 0}>
      {list.filterTools?.(context)}
    </FilterRow>
  )
  const rowsProps = {
    ...{ list, address, selection, attempt, columns: table.shown, density: table.density },
    createButton: create && <CreateButton {...create} />,
    onChanged: () => refresh(),
  }
  const content = (
    <>
      <ErrorBoundary
        title={list.failed ?? t('failed')}
        resetKey={JSON.stringify(variables)}
        onRetry={() => setAttempt(attempt + 1)}
        kept={
          lastPage && (
            <ListRows
              {...rowsProps}
              {...lastPage}
              isKept
              isBusy={false}
              onData={(answer) => onData(answer, lastPage)}
            />
          )
        }
      >
        <ForbiddenBoundary>
          <Suspense
            fallback={
              <Table
                label={list.tableTitle ?? list.title}
                columns={table.shown}
                density={table.density}
                minWidth={list.minWidth}
                isBusy
              >
                <SkeletonRows columns={table.shown} />
              </Table>
            }
          >
            <ListRows
              {...rowsProps}
              variables={variables}
              shown={shown}
              isBusy={isBehind || isRefreshing}
              onData={(answer) => onData(answer, { variables, shown })}
            />
          </Suspense>
        </ForbiddenBoundary>
      </ErrorBoundary>
      <Suspense fallback={null}>
        {address.state.opened &&
          drawer?.content({
            ...context,
            id: address.state.opened,
            open: (id) => address.openRecord(id, { replace: true }),
            close: () => address.openRecord('', { replace: true }),
          })}
      </Suspense>
    </>
  )
  return (
    <ListFrame level={level}>
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        {level === 'none' ? filterRow : <ListTitle level={level}>{title}</ListTitle>}
        {list.badge}
        <Box marginInlineStart="auto" />
        <MoreTools>
          {/* Without filters and orders there is nothing to save, and users outside the company cannot save views. */}
          {!isExternal && Object.keys({ ...filters, ...list.sorts }).length > 0 && <ViewsMenu search={search} />}
          <ColumnsMenu state={table} />
          {file && <ExportButton isBusy={file.isBusy} onClick={() => file.run(null)} />}
          {list.tools?.(context)}
        </MoreTools>
        {create && <CreateButton {...create} />}
      </Flex>
      {list.above}
      {level !== 'none' && filterRow}
      <ChosenBar selection={selection} onExport={file && (() => file.run(chosen))}>
        {list.bulk?.({ ...context, chosen, unchoose: (isGone) => selection.remove(({ row }) => isGone(row)) })}
      </ChosenBar>
      {/* Uses the requested variables, not those of the rows that are still shown: it does not wait for the rows. */}
      {total && <ReadTotal of={total} variables={wanted} changes={counts + changes} />}
      {live && (
        <FollowRows {...live} read={{ query: list.query, variables }} onRows={followRows} onTotal={followTotal} />
      )}
      {list.around ? list.around(rows, content) : content}
      {create?.isOpen &&
        list.create?.dialog?.({
          data,
          close: (isChanged) => {
            create.close()
            if (isChanged) refresh()
          },
        })}
    </ListFrame>
  )
}

type HeadOnly = Pick<ListColumn<never>, 'key' | 'label' | 'align' | 'isHiddenAtFirst' | 'isFixed'>

/** Returns the columns for the table: the first one and the actions keep their position. */
const tableColumns = (columns: readonly HeadOnly[], actionsLabel: string | null): Column[] => [
  ...columns.map(({ key, label, align, isHiddenAtFirst, isFixed }, at) => ({
    key,
    label,
    isHiddenAtFirst,
    isFixed: isFixed || at === 0,
    align: align === 'end' ? align : undefined,
  })),
  ...(actionsLabel === null ? [] : [{ key: 'actions', label: actionsLabel, align: 'end' as const, isFixed: true }]),
]
