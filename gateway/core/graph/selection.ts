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

/** By the nodes of each field: rows of a list ask the same thing again. */
const answers = new WeakMap<object, boolean>()

/** Whether the field that is resolved selects nothing but fields of these names; always the same names for one field. */
export function selectsOnly(info: Selected, names: ReadonlySet<string>): boolean {
  const known = answers.get(info.fieldNodes)
  if (known !== undefined) return known
  const answer = fieldsOf(info.fieldNodes, info.fragments).every(({ name }) => names.has(name.value))
  answers.set(info.fieldNodes, answer)
  return answer
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
