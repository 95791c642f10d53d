import type { FetchPolicy, GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import type { PermissionKey } from '../session/permissions.generated.ts'

/** The place at which a screen is opened: the source of its queries' variables. */
export interface Place {
  /** The parameters of the path: `/candidates/view/:id`. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  hash: string
  /** The state of the history entry, which is not visible in the address. */
  state: unknown
  can: (permission: PermissionKey | readonly PermissionKey[] | undefined) => boolean
}

/** A query that a screen sends when it is opened. */
export interface RouteQuery {
  query: GraphQLTaggedNode
  variables: Variables
  /** The policy with which the screen reads the query. */
  fetchPolicy: FetchPolicy
}

/** Returns the queries of a screen at a place; the default export of its `preload.ts`. */
export type Preload = (place: Place) => readonly RouteQuery[]

/** Returns a query with its variables; the policy is the one with which the screen reads it. */
export const routeQuery = <Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  fetchPolicy: FetchPolicy = 'store-and-network',
): RouteQuery => ({ query, variables, fetchPolicy })
