import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** The fields that a field selects, those of fragments included; what @skip or @include may take away counts as there. */
function fieldsOf(nodes: readonly FieldNode[], fragments: Selected['fragments']): FieldNode[] {
  const of = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one]
      return of(one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments[one.name.value]?.selectionSet)
    })
  return nodes.flatMap((node) => of(node.selectionSet))
}

/** Whether the field that is resolved selects another, by its path: so that what costs much and nobody sees is not read. */
export function selects({ fieldNodes, fragments }: Selected, path: readonly string[]): boolean {
  return (
    path.reduce<readonly FieldNode[]>(
      (nodes, name) => fieldsOf(nodes, fragments).filter((field) => field.name.value === name),
      fieldNodes,
    ).length > 0
  )
}
