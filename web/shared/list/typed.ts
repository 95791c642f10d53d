/**
 * A graphql tag does not have the types that Relay generates for it. These functions add them once, where the tag is
 * written, so that all code that uses the value is type-checked:
 *
 *   const query = asQuery<RufRecordsPageQuery>(…the tag with the query RufRecordsPageQuery…)
 */
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import {
  getFragment,
  getSingularSelector,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  type OperationType,
} from 'relay-runtime'

/** A key that only exists in the types: no value has it. */
declare const types: unique symbol

export type TypedQuery<Q extends OperationType> = GraphQLTaggedNode & { readonly [types]?: Q }
export type TypedFragment<K extends KeyType> = GraphQLTaggedNode & { readonly [types]?: K }
export type TypedMutation<M extends MutationParameters> = GraphQLTaggedNode & { readonly [types]?: M }

/** Returns a query with its generated types. */
export const asQuery = <Q extends OperationType>(node: GraphQLTaggedNode): TypedQuery<Q> => node as TypedQuery<Q>
/** Returns a fragment with its generated key: `asFragment<RufRecordsPage_record$key>(…)`. */
export const asFragment = <K extends KeyType>(node: GraphQLTaggedNode): TypedFragment<K> => node as TypedFragment<K>
/** Returns a mutation with its generated types. */
export const asMutation = <M extends MutationParameters>(node: GraphQLTaggedNode): TypedMutation<M> =>
  node as TypedMutation<M>

/**
 * Reads a fragment of a record that has just been fetched, outside a component: for an export, or for selected rows.
 */
export function readFragment<K extends KeyType>(
  environment: IEnvironment,
  fragment: TypedFragment<K>,
  key: K,
): KeyTypeData<K> {
  const selector = getSingularSelector(getFragment(fragment), key)
  if (!selector) throw new Error('The record does not spread the fragment')
  return environment.lookup(selector).data as KeyTypeData<K>
}
