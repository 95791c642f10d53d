import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import type { Pager_paging$key } from '../paging/__generated__/Pager_paging.graphql.ts'
import type { Total } from '../paging/PagerBar.tsx'
import type { OperationName } from '../session/permissions.generated.ts'
import type { ListFilters } from './filters.tsx'
import type { ListPlace, ListSource, Orders } from './listAddress.ts'
import type { TypedFragment, TypedQuery } from './typed.ts'

/** One column. `R` is the type of a row's data, `O` the names of the list's orders. */
export interface ListColumn<R, O extends string = string> {
  key: string
  label: string
  /**
   * Returns the content of the cell as text, for the cell itself, its tooltip and exports. `number` is the row's
   * position in the entire list, from 1. A column without a text, such as a player or a button, is not exported.
   */
  text?: (row: R, number: number) => string | number | null | undefined
  /** Renders the cell, if it is more than the text. */
  cell?: (row: R) => ReactNode
  /** The order that a click on the column head selects. */
  sort?: O
  /** For numbers and dates, whose digits align vertically; `end` for amounts. */
  align?: 'number' | 'end'
  /** The maximum width; longer texts are cut. */
  width?: string
  /** Whether the column is hidden until a user shows it. */
  isHiddenAtFirst?: boolean
  /** Whether the column is always shown and cannot be moved; this always holds for the first one. */
  isFixed?: boolean
}

/** The props of a row's dialog. */
export interface OpenedRow<N, R, D> {
  /** The row with its fragments, for a dialog with its own fragment. */
  node: N
  /** The data of the row's fragment. */
  row: R
  /** All data of the list's query. */
  data: D
  /** Closes the dialog; after a change the list reads its rows again. */
  close: (isChanged: boolean) => void
  /** Reads the rows again while the dialog stays open: another user has changed the record. */
  refresh: () => void
}

/** An action of a row: it opens a dialog, links to a page, or does something else. */
export interface RowAction<N, R, D> {
  label: string
  icon: LucideIcon
  /** Shown only to users who may run this operation. */
  operation?: OperationName
  /** Shown only for rows for which this is true. */
  appliesTo?: (row: R) => boolean
  /** Whether Enter on the row runs the action. */
  isDefault?: boolean
  /** Whether the action opens the record in the list's drawer; a click on the row then does not open it. */
  opensDrawer?: boolean
  /** Whether the action is in the row's ⋯ menu instead of a separate button, because it is used less often. */
  isInMenu?: boolean
  to?: (row: R) => string
  /** Whether the page of `to` opens in a new tab. */
  opensNewTab?: boolean
  run?: (row: R) => void
  dialog?: (opened: OpenedRow<N, R, D>) => ReactNode
  /**
   * Returns the reason why the action is not possible for this row, which its button shows; undefined if it is
   * possible.
   */
  refusal?: (row: R) => string | undefined
}

/** The button of the page: it links to another page, or opens a dialog, which the command palette offers too. */
export interface PageAction<D> {
  label: string
  /** Shown only to users who may run this operation. */
  operation?: OperationName
  /** Whether the action is offered, if that depends on the list's data; `data` is null until it has loaded. */
  isOffered?: (data: D | null) => boolean
  to?: string
  /** `data` is null until the list has loaded. */
  dialog?: (opened: { data: D | null; close: (isChanged: boolean) => void }) => ReactNode
}

export interface ListNode {
  readonly id: string
}

/** A selected row with the data that its fragment had then: it stays, whatever the list shows next. */
export interface ChosenRow<R> {
  id: string
  row: R
}

/** The list as its parts receive it. */
export interface ListContext<R, V> {
  /** The rows of the page; empty until they have loaded. */
  rows: readonly R[]
  /** The variables that the rows were queried with. */
  variables: V
  /**
   * Reads the rows and the total again. `onError` receives a failure; without it, the request is retried until it
   * succeeds.
   */
  refresh: (onError?: (error: Error) => void) => void
}

/** The input of actions on the selected rows. */
export interface ChosenContext<R, V> extends ListContext<R, V> {
  /** The selected rows, on any page. */
  chosen: readonly R[]
  /** Deselects the rows for which this is true. */
  unchoose: (isGone: (row: R) => boolean) => void
}

/** One record beside the list. Its id is in the address. */
export interface ListDrawer<R, V> {
  /** The name of the parameter for the id. */
  param: string
  /** Parameters of the drawer's content: they are removed when it closes. */
  params?: readonly string[]
  /** Returns a row's id as it is in the address. */
  idOf: (row: R) => string
  content: (opened: ListContext<R, V> & { id: string; open: (id: string) => void; close: () => void }) => ReactNode
}

/** A CSV file that the services create instead of the browser. */
export interface ListDownload<F, R> {
  /** The filters and the order. */
  state: F & ListPlace
  /** The keys of the visible columns, in their order. */
  columns: readonly string[]
  /** Only these rows; null for all that the filters find. */
  chosen: readonly R[] | null
  signal: AbortSignal
}

/** The end of a page, where the browser's export continues; only a list with `download` needs no cursor. */
export interface PageEnd {
  readonly hasNextPage: boolean
  readonly endCursor?: string | null | undefined
}

/** Rows with their total, or with the information whether more follow: see `total` of the list. */
export type ListAnswer<N> = { readonly nodes: readonly N[]; readonly pageInfo: PageEnd } & (
  { readonly paging: Pager_paging$key } | object
)

/** A query that counts the rows of a list, whose variables are `V`. */
export interface LaterTotal<V> {
  query: GraphQLTaggedNode
  variables: (of: V) => Variables
  total: (data: unknown) => Total
}

/**
 * The declaration of a list screen; the list kit does the rest. docs/add-a-list-screen.md explains it with an example.
 */
export interface ListProps<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object,
  S extends Orders,
> extends ListSource<Q['variables'], F, S> {
  /** The key of the list, which is stored with saved views and with a user's columns: it must never change. */
  list: string
  /** The page's heading and the table's name. */
  title: string
  /**
   * Returns the name of what the list belongs to, once it has loaded. It replaces the heading and is added to the
   * breadcrumb.
   */
  owner?: (data: Q['response']) => string | null | undefined
  query: TypedQuery<Q>
  /** The fragment that the columns read. */
  row: TypedFragment<K>
  /** Returns the rows in the data; null if what the list belongs to does not exist, see `empty.gone`. */
  connection: (data: Q['response']) => ListAnswer<N> | null
  /** The query for the total, if the rows do not wait for it. */
  total?: LaterTotal<Q['variables']>
  filters?: ListFilters<F, Q['response']>
  /** The first column is always shown and cannot be moved. */
  columns: readonly ListColumn<KeyTypeData<K>, keyof S & string>[]
  /**
   * The minimum width in pixels: a narrower table scrolls sideways in its box. If left out, the table scrolls where its
   * columns do not fit.
   */
  minWidth?: number
  /** Returns the name of a row for the labels of its buttons. */
  nameOf: (row: KeyTypeData<K>) => string
  /** The hint under 'No Rows To Show' about how to get a first row. `gone`: what the list belongs to does not exist. */
  empty: { hint: string; gone?: string }
  /** The message if the rows cannot be loaded; 'Can not get list' by default. */
  failed?: string
  actions?: readonly RowAction<N, KeyTypeData<K>, Q['response']>[]
  /** Returns how a row is highlighted, in addition to the content of its cells. */
  tone?: (row: KeyTypeData<K>) => 'failed' | undefined
  /** The head of the actions' column; 'Action' by default. */
  actionsLabel?: string
  create?: PageAction<Q['response']>
  /**
   * `h2`: the list is a part of a page, which has its own h1 and margins; `none`: the list is in a tab, which names it.
   */
  level?: 'h1' | 'h2' | 'none'
  /** The name of the table, if the page has another title. */
  tableTitle?: string
  /** Shown beside the heading. */
  badge?: ReactNode
  /** Buttons of the page before its `create`. */
  tools?: (list: ListContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** Content between the heading and the filters. */
  above?: ReactNode
  /** Buttons after the filters. */
  filterTools?: (list: ListContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** Buttons for the selected rows. */
  bulk?: (list: ChosenContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** The drawer that opens on a click on a row, or Enter; see also `opensDrawer` of an action. */
  drawer?: ListDrawer<KeyTypeData<K>, Q['variables']>
  /** Wraps the rows and the drawer: a component that follows their records. */
  around?: (rows: readonly KeyTypeData<K>[], children: ReactNode) => ReactNode
  /** The export, if the services create it; null if the user may not export. */
  download?: ((wanted: ListDownload<F, KeyTypeData<K>>) => Promise<Blob>) | null
  /**
   * The subscription whose events report changed rows; the first event contains `unchangedMs`, the time for which they
   * had not changed.
   */
  live?: { subscription: GraphQLTaggedNode; variables: Variables }
  /** Increases when rows have changed: they are refetched in the background. */
  changes?: number
  /** Whether other rows are loading, for a reason that only the page knows. */
  isBusy?: boolean
}
