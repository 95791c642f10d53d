import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/**
 * Returns the fields that a field selects, including those in fragments. Fields with @skip or @include count as
 * selected.
 */
function fieldsOf(nodes: readonly FieldNode[], fragments: Selected['fragments']): FieldNode[] {
  const of = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one]
      return of(one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments[one.name.value]?.selectionSet)
    })
  return nodes.flatMap((node) => of(node.selectionSet))
}

/** Results by the nodes of each field, because every row of a list asks for the same ones. */
const answers = new WeakMap<object, boolean>()

/** Whether the resolved field selects only fields with these names. The names must always be the same for one field. */
export function selectsOnly(info: Selected, names: ReadonlySet<string>): boolean {
  const known = answers.get(info.fieldNodes)
  if (known !== undefined) return known
  const answer = fieldsOf(info.fieldNodes, info.fragments).every(({ name }) => names.has(name.value))
  answers.set(info.fieldNodes, answer)
  return answer
}

/**
 * Whether the resolved field selects the field with this path. Expensive values are not read if they are not selected.
 */
export function selects({ fieldNodes, fragments }: Selected, path: readonly string[]): boolean {
  return (
    path.reduce<readonly FieldNode[]>(
      (nodes, name) => fieldsOf(nodes, fragments).filter((field) => field.name.value === name),
      fieldNodes,
    ).length > 0
  )
}
