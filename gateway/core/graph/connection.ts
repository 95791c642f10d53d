import type { ImplementableObjectRef, ObjectRef } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import { remembered } from './loader.ts'
import {
  cursorOf,
  defaultSize,
  endCursorOf,
  hasNext,
  knownTotal,
  largestSize,
  type Page,
  type PageSelection,
} from './paging.ts'
import { RequestError } from './requestError.ts'
import { selects } from './selection.ts'

type Types = typeof builder.$inferSchemaTypes

const PageInfo = builder
  .objectRef<Page<unknown>>('PageInfo')
  .implement({
    description: 'The position of a page in its list, for cursor-based paging.',
    fields: (t) => ({
      startCursor: t.string({
        nullable: true,
        description: 'The cursor of the first row; null on an empty page.',
        resolve: (page) => (page.rows.length > 0 ? cursorOf(page, 0) : null),
      }),
      endCursor: t.string({
        nullable: true,
        description: 'The cursor of the last row; null on an empty page.',
        resolve: endCursorOf,
      }),
      hasNextPage: t.boolean({ description: 'Whether there are rows after this page.', resolve: hasNext }),
      hasPreviousPage: t.boolean({
        description: 'Whether there are rows before this page.',
        resolve: ({ offset, hasPrevious }) => hasPrevious ?? offset > 0,
      }),
    }),
  })

const Paging = builder
  .objectRef<Page<unknown>>('Paging')
  .implement({
    description: 'The position of a page in its list, for numbered pages.',
    fields: (t) => ({
      page: t.int({
        description: 'The page number, starting at 1.',
        resolve: ({ offset, size }) => Math.floor(offset / size) + 1,
      }),
      size: t.int({ description: 'The number of rows on a full page.', resolve: ({ size }) => size }),
      totalCount: t.int({
        description: 'The number of rows in the entire list; exact up to 10,000.',
        resolve: knownTotal,
      }),
      isEstimate: t.boolean({
        description: 'Whether totalCount is an estimate.',
        resolve: ({ isEstimate }) => isEstimate,
      }),
    }),
  })

/**
 * Returns what a connection field has to read for its selection. Counting a long list takes longer than reading a page
 * of it.
 */
export const pageSelectionOf = (info: GraphQLResolveInfo): PageSelection => ({
  rows: [['nodes'], ['edges'], ['pageInfo']].some((path) => selects(info, path)),
  total: [['totalCount'], ['paging', 'totalCount'], ['paging', 'isEstimate']].some((path) => selects(info, path)),
  cursors: [
    ['edges', 'cursor'],
    ['pageInfo', 'startCursor'],
    ['pageInfo', 'endCursor'],
  ].some((path) => selects(info, path)),
})

/** The arguments of every connection field. */
export const pageArgs = builder.args((t) => ({
  first: t.int({ description: `The number of rows to return, 1–${largestSize}; default ${defaultSize}.` }),
  after: t.string({ description: 'Return the rows after this cursor.' }),
  last: t.int({
    description: `Return the last rows, 1–${largestSize}, of those before \`before\` (or of the entire list).`,
  }),
  before: t.string({ description: 'Return rows before this cursor; only together with last.' }),
  page: t.int({
    description: 'The page number, starting at 1, with `first` rows on each page; not with after, last or before.',
  }),
}))

export type ConnectionRef<Row> = ImplementableObjectRef<Types, Page<Row>>

interface Edge<Row> {
  node: Row
  page: Page<Row>
  /** The index of the row on the page. */
  row: number
}

/**
 * Declares `<Name>Connection` and `<Name>Edge` for a node type. A field of this type resolves to a Page. `any` is used
 * where Pothos would infer what a field resolves to, which it cannot do for a type parameter.
 */
export function connectionOf<Row extends object>(type: ObjectRef<Types, Row>): ConnectionRef<Row> {
  const { name } = type as unknown as { name: string }
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`)
  edge.implement({
    description: `A single ${name} in a list.`,
    fields: (t) => ({
      cursor: t.string({
        description: 'The opaque position in the list.',
        resolve: ({ page, row }) => cursorOf(page, row),
      }),
      node: t.field({
        type: type as any,
        description: 'The record at the end of the edge.',
        resolve: (row: Edge<Row>) => row.node as any,
      }),
    }),
  })
  const connection = builder.objectRef<Page<Row>>(`${name}Connection`)
  connection.implement({
    description: `A page of a list of ${name}.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The rows with their cursors.',
        resolve: (page: Page<Row>) => page.rows.map((node, row) => ({ node, page, row })),
      }),
      nodes: t.field({
        type: [type as any],
        description: 'The records of this page, without their edges.',
        resolve: (page: Page<Row>) => page.rows as any,
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'The position of the page, for cursors.',
        resolve: (page: Page<Row>) => page,
      }),
      paging: t.field({
        type: Paging,
        description: 'The position of the page, for page numbers.',
        resolve: (page: Page<Row>) => page,
      }),
      totalCount: t.int({
        description: 'The number of rows in the entire list; see paging.isEstimate.',
        resolve: (page: Page<Row>) => knownTotal(page),
      }),
    }),
  })
  return connection
}

const nested = { isLasting: true }
/**
 * The number of records whose lists one request may read. A list within each row of a list would need one REST call per
 * row.
 */
export const nestedLimit = 10

/**
 * Counts a read of a connection field of a record, or of another field that needs its own REST call
 * (`extensions.single`). Throws LIMIT_EXCEEDED if a request reads them for too many records.
 */
export function countNested(context: GatewayContext): void {
  const read = remembered(context, nested, () => ({ count: 0 }))
  read.count += 1
  if (read.count > nestedLimit) {
    throw new RequestError(
      'LIMIT_EXCEEDED',
      `A request reads lists of at most ${nestedLimit} records; ask for the record itself`,
    )
  }
}

/** Resets the count, for the next event of a subscription. */
export const resetNested = (context: GatewayContext): boolean => context.remembered?.delete(nested) ?? false
