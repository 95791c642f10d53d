import type { FetchPolicy, GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import type { PermissionKey } from '../session/permissions.generated.ts'

/** Where a screen is opened: what the variables of its queries are read from. */
export interface Place {
  /** Of the path: `/candidates/view/:id`. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  hash: string
  /** What the address carries along, out of sight. */
  state: unknown
  can: (permission: PermissionKey | readonly PermissionKey[] | undefined) => boolean
}

/** A query that a screen begins with. */
export interface RouteQuery {
  query: GraphQLTaggedNode
  variables: Variables
  /** As the screen reads it. */
  fetchPolicy: FetchPolicy
}

/** What a screen asks for at a place; the default export of its `preload.ts`. */
export type Preload = (place: Place) => readonly RouteQuery[]

/** A query with its variables; the policy is the one with which the screen reads it. */
export const routeQuery = <Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  fetchPolicy: FetchPolicy = 'store-and-network',
): RouteQuery => ({ query, variables, fetchPolicy })
