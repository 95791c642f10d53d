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
    description: 'Where a page stands in its list, for paging by cursors.',
    fields: (t) => ({
      startCursor: t.string({
        nullable: true,
        description: 'Cursor of the first row; null on an empty page.',
        resolve: (page) => (page.rows.length > 0 ? cursorOf(page, 0) : null),
      }),
      endCursor: t.string({
        nullable: true,
        description: 'Cursor of the last row; null on an empty page.',
        resolve: endCursorOf,
      }),
      hasNextPage: t.boolean({ description: 'Rows follow this page.', resolve: hasNext }),
      hasPreviousPage: t.boolean({
        description: 'Rows come before this page.',
        resolve: ({ offset, hasPrevious }) => hasPrevious ?? offset > 0,
      }),
    }),
  })

const Paging = builder
  .objectRef<Page<unknown>>('Paging')
  .implement({
    description: 'Where a page stands in its list, for numbered pages.',
    fields: (t) => ({
      page: t.int({
        description: 'Number of the page, from 1.',
        resolve: ({ offset, size }) => Math.floor(offset / size) + 1,
      }),
      size: t.int({ description: 'Rows of a full page.', resolve: ({ size }) => size }),
      totalCount: t.int({ description: 'Rows of the whole list; exact to 10,000.', resolve: knownTotal }),
      isEstimate: t.boolean({ description: 'totalCount is an estimate.', resolve: ({ isEstimate }) => isEstimate }),
    }),
  })

/** What a connection field has to read for its selection: counting a long list takes longer than reading a page of it. */
export const pageSelectionOf = (info: GraphQLResolveInfo): PageSelection => ({
  rows: [['nodes'], ['edges'], ['pageInfo']].some((path) => selects(info, path)),
  total: [['totalCount'], ['paging', 'totalCount'], ['paging', 'isEstimate']].some((path) => selects(info, path)),
  cursors: [
    ['edges', 'cursor'],
    ['pageInfo', 'startCursor'],
    ['pageInfo', 'endCursor'],
  ].some((path) => selects(info, path)),
})

/** Arguments of every connection field. */
export const pageArgs = builder.args((t) => ({
  first: t.int({ description: `Rows wanted, 1–${largestSize}; default ${defaultSize}.` }),
  after: t.string({ description: 'Rows after this cursor.' }),
  last: t.int({ description: `The last rows, 1–${largestSize}, of those before \`before\` (or of the whole list).` }),
  before: t.string({ description: 'Rows before this cursor; goes with last.' }),
  page: t.int({ description: 'Number of the page, from 1, of `first` rows each; not with after, last or before.' }),
}))

export type ConnectionRef<Row> = ImplementableObjectRef<Types, Page<Row>>

interface Edge<Row> {
  node: Row
  page: Page<Row>
  /** Its number on the page. */
  row: number
}

/**
 * Declares `<Name>Connection` and `<Name>Edge` of a node type; a field of this type resolves to a Page. `any` stands where
 * Pothos would work out what a field of the type resolves to, which it cannot for a type that is still a parameter.
 */
export function connectionOf<Row extends object>(type: ObjectRef<Types, Row>): ConnectionRef<Row> {
  const { name } = type as unknown as { name: string }
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`)
  edge.implement({
    description: `One ${name} of a list.`,
    fields: (t) => ({
      cursor: t.string({
        description: 'Its place in the list, opaque.',
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
        description: 'Where the page stands, for cursors.',
        resolve: (page: Page<Row>) => page,
      }),
      paging: t.field({
        type: Paging,
        description: 'Where the page stands, for page numbers.',
        resolve: (page: Page<Row>) => page,
      }),
      totalCount: t.int({
        description: 'Rows of the whole list; see paging.isEstimate.',
        resolve: (page: Page<Row>) => knownTotal(page),
      }),
    }),
  })
  return connection
}

const nested = { isLasting: true }
/** Lists of single records that one request may read; a list within each row of a list would be a REST call a row. */
export const nestedLimit = 10

/**
 * Called by a connection field of a record, and by other fields that cost a REST call each (`extensions.single`).
 * Throws LIMIT_EXCEEDED when a request reads them of too many records.
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

/** The next event of a subscription counts anew. */
export const resetNested = (context: GatewayContext): boolean => context.remembered?.delete(nested) ?? false
