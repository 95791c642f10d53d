/**
 * A graphql tag does not know the types that Relay has generated for it. These give them to it once, where it is written;
 * whoever takes it as a value is checked against them from there on:
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

/** The types are only said, never there: no value has this key. */
declare const types: unique symbol

export type TypedQuery<Q extends OperationType> = GraphQLTaggedNode & { readonly [types]?: Q }
export type TypedFragment<K extends KeyType> = GraphQLTaggedNode & { readonly [types]?: K }
export type TypedMutation<M extends MutationParameters> = GraphQLTaggedNode & { readonly [types]?: M }

/** A query with its generated types. */
export const asQuery = <Q extends OperationType>(node: GraphQLTaggedNode): TypedQuery<Q> => node as TypedQuery<Q>
/** A fragment with its generated key: `asFragment<RufRecordsPage_record$key>(…)`. */
export const asFragment = <K extends KeyType>(node: GraphQLTaggedNode): TypedFragment<K> => node as TypedFragment<K>
/** A mutation with its generated types. */
export const asMutation = <M extends MutationParameters>(node: GraphQLTaggedNode): TypedMutation<M> =>
  node as TypedMutation<M>

/** What a fragment says of a record that has just been read, outside of a component: for an export, for rows that are chosen. */
export function readFragment<K extends KeyType>(
  environment: IEnvironment,
  fragment: TypedFragment<K>,
  key: K,
): KeyTypeData<K> {
  const selector = getSingularSelector(getFragment(fragment), key)
  if (!selector) throw new Error('The record does not spread the fragment')
  return environment.lookup(selector).data as KeyTypeData<K>
}
