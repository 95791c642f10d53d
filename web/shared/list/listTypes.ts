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

/** One column. `R` is a row's data, `O` the words by which the list sorts. */
export interface ListColumn<R, O extends string = string> {
  key: string
  label: string
  /**
   * What its cell says: as text, in its tooltip and in an export. `number` is the row's place in the whole list, from 1.
   * A column without a text is not exported: a player, a button.
   */
  text?: (row: R, number: number) => string | number | null | undefined
  /** How the cell is drawn, where that is more than the text. */
  cell?: (row: R) => ReactNode
  /** The head sorts by this. */
  sort?: O
  /** Numbers and dates, whose digits stand below each other; `end` for amounts. */
  align?: 'number' | 'end'
  /** At most as wide; longer texts are cut. */
  width?: string
  /** Hidden until a user shows it. */
  isHiddenAtFirst?: boolean
  /** Always shown, and never moved; the first one is so by itself. */
  isFixed?: boolean
}

/** What a dialog of a row is given. */
export interface OpenedRow<N, R, D> {
  /** The row with its fragments, for a dialog that has one of its own. */
  node: N
  /** What the row's fragment says. */
  row: R
  /** All that the list's query has answered. */
  data: D
  /** Closes it; a change lets the list read its rows again. */
  close: (isChanged: boolean) => void
  /** Reads the rows again while the dialog stays: somebody else has changed the record. */
  refresh: () => void
}

/** An action of a row: opens a dialog, leads to a page as a link, or does something else. */
export interface RowAction<N, R, D> {
  label: string
  icon: LucideIcon
  /** Only those who may run this operation see it. */
  operation?: OperationName
  /** Only rows of which this is true have it. */
  appliesTo?: (row: R) => boolean
  /** Enter on the row does it. */
  isDefault?: boolean
  /** Puts the record into the list's drawer; a click on the row leaves it closed then. */
  opensDrawer?: boolean
  /** Stands in the row's ⋯ menu instead of as a button of its own: what is done less often. */
  isInMenu?: boolean
  to?: (row: R) => string
  /** The page of `to` opens in a tab of its own. */
  opensNewTab?: boolean
  run?: (row: R) => void
  dialog?: (opened: OpenedRow<N, R, D>) => ReactNode
  /** Why it cannot be taken on this row, which its button says then; undefined where it can. */
  refusal?: (row: R) => string | undefined
}

/** The button of the page: leads to another page, or opens a dialog, which the command palette offers too. */
export interface PageAction<D> {
  label: string
  /** Only those who may run this operation see it. */
  operation?: OperationName
  /** Whether it is offered, where the list's answer says that; `data` is null until the list is there. */
  isOffered?: (data: D | null) => boolean
  to?: string
  /** `data` is null until the list is there. */
  dialog?: (opened: { data: D | null; close: (isChanged: boolean) => void }) => ReactNode
}

export interface ListNode {
  readonly id: string
}

/** A row that is chosen, with what its fragment said then: it stays, whatever the list shows next. */
export interface ChosenRow<R> {
  id: string
  row: R
}

/** The list as its parts see it. */
export interface ListContext<R, V> {
  /** Those of the page; none until they are there. */
  rows: readonly R[]
  /** What they were asked for with. */
  variables: V
  /** Reads them again, and how many there are. `onError` hears why that failed; else it is tried again until it has not. */
  refresh: (onError?: (error: Error) => void) => void
}

/** What actions on the chosen rows are given. */
export interface ChosenContext<R, V> extends ListContext<R, V> {
  /** Those that are chosen, of whatever page. */
  chosen: readonly R[]
  /** No longer chosen: those of which this is true. */
  unchoose: (isGone: (row: R) => boolean) => void
}

/** One record beside the list. Its id stands in the address. */
export interface ListDrawer<R, V> {
  /** Name of the parameter that holds the id. */
  param: string
  /** Parameters of what is in the drawer: they go when it closes. */
  params?: readonly string[]
  /** A row's id as the address has it. */
  idOf: (row: R) => string
  content: (opened: ListContext<R, V> & { id: string; open: (id: string) => void; close: () => void }) => ReactNode
}

/** A CSV file that the services write in place of the browser. */
export interface ListDownload<F, R> {
  /** Filters and order. */
  state: F & ListPlace
  /** Keys of the columns that show, in their order. */
  columns: readonly string[]
  /** Only these rows; null: all that the filters find. */
  chosen: readonly R[] | null
  signal: AbortSignal
}

/** Where a page ends. From there the export in the browser goes on: only a list with `download` does without the cursor. */
export interface PageEnd {
  readonly hasNextPage: boolean
  readonly endCursor?: string | null | undefined
}

/** Rows with their total, or with the knowledge whether more follow: see `total` of the list. */
export type ListAnswer<N> = { readonly nodes: readonly N[]; readonly pageInfo: PageEnd } & (
  { readonly paging: Pager_paging$key } | object
)

/** A query that counts the rows of a list, whose variables are `V`. */
export interface LaterTotal<V> {
  query: GraphQLTaggedNode
  variables: (of: V) => Variables
  total: (data: unknown) => Total
}

/** What a list screen says of itself; all else is the kit's. docs/add-a-list-screen.md shows it on an example. */
export interface ListProps<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object,
  S extends Orders,
> extends ListSource<Q['variables'], F, S> {
  /** Key of the list, kept with saved views and with a user's columns: it never changes. */
  list: string
  /** The page's heading and the table's name. */
  title: string
  /** In place of the heading, and in the path above it: what the list belongs to, once the answer says it. */
  owner?: (data: Q['response']) => string | null | undefined
  query: TypedQuery<Q>
  /** The fragment that the columns read. */
  row: TypedFragment<K>
  /** Where in the answer the rows are; null: what the list belongs to does not exist, see `empty.gone`. */
  connection: (data: Q['response']) => ListAnswer<N> | null
  /** For rows that do not wait for their total: what counts them. */
  total?: LaterTotal<Q['variables']>
  filters?: ListFilters<F, Q['response']>
  /** The first one always shows, and does not move. */
  columns: readonly ListColumn<KeyTypeData<K>, keyof S & string>[]
  /** Narrower than so many pixels the table scrolls sideways in its box; left out: where its columns do not fit. */
  minWidth?: number
  /** How a row is called in the names of its buttons. */
  nameOf: (row: KeyTypeData<K>) => string
  /** Under 'No Rows To Show': what comes before the first row. `gone`: what the list belongs to does not exist. */
  empty: { hint: string; gone?: string }
  /** What is said when the rows cannot be loaded; 'Can not get list' when left out. */
  failed?: string
  actions?: readonly RowAction<N, KeyTypeData<K>, Q['response']>[]
  /** How a row is marked, beside what its cells say. */
  tone?: (row: KeyTypeData<K>) => 'failed' | undefined
  /** Head of the actions' column; 'Action' when left out. */
  actionsLabel?: string
  create?: PageAction<Q['response']>
  /** `h2`: the list is a part of a page, which has its own h1 and margins; `none`: a tab of one, which names it. */
  level?: 'h1' | 'h2' | 'none'
  /** Name of the table, where the page has another title. */
  tableTitle?: string
  /** Beside the heading. */
  badge?: ReactNode
  /** Buttons of the page before its `create`. */
  tools?: (list: ListContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** Between the heading and the filters. */
  above?: ReactNode
  /** Buttons behind the filters. */
  filterTools?: (list: ListContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** Buttons for the rows that are chosen. */
  bulk?: (list: ChosenContext<KeyTypeData<K>, Q['variables']>) => ReactNode
  /** A click on a row, or Enter, opens its record; see also `opensDrawer` of an action. */
  drawer?: ListDrawer<KeyTypeData<K>, Q['variables']>
  /** Around the rows and the drawer: what follows their records. */
  around?: (rows: readonly KeyTypeData<K>[], children: ReactNode) => ReactNode
  /** The export, where the services write it; null: the user may not have it. */
  download?: ((wanted: ListDownload<F, KeyTypeData<K>>) => Promise<Blob>) | null
  /** Whose events say that rows have changed; with its first one `unchangedMs`, for how long they had not. */
  live?: { subscription: GraphQLTaggedNode; variables: Variables }
  /** Grows when rows have changed: they are read again behind what is shown. */
  changes?: number
  /** Other rows are on their way, for a reason that is the page's own. */
  isBusy?: boolean
}
