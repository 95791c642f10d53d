import { fold } from '../../../common/text.ts'

/** An entry of a tree that is read as a flat list, parents before children. */
export interface TreeNode {
  id: string
  parent?: { readonly id: string } | null
  name: string
  key: string
}

/** An entry that shows, with its place as assistive technology is told it. */
export interface TreeRow<N extends TreeNode> {
  node: N
  level: number
  place: number
  siblings: number
  /** undefined for an entry without any below it. */
  isExpanded: boolean | undefined
}

/** The entries above one, nearest first. */
export function above(nodes: readonly TreeNode[], id: string): string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parent?.id]))
  const parent = parents.get(id)
  return parent && parents.has(parent) ? [parent, ...above(nodes, parent)] : []
}

/**
 * The rows that show: those below expanded ones; while something is searched for, those whose name or key has each word,
 * folded, with all above them. An entry whose parent is not in the list stands at the top.
 */
export function treeRows<N extends TreeNode>(
  nodes: readonly N[],
  isOpen: (id: string) => boolean,
  search: string,
): TreeRow<N>[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const isFound = ({ name, key }: N) => words.every((word) => fold(`${name} ${key}`).includes(word))
  const found = nodes.filter(isFound).map(({ id }) => id)
  const kept = new Set(
    words.length === 0 ? nodes.map(({ id }) => id) : found.flatMap((id) => [id, ...above(nodes, id)]),
  )
  const known = new Set(nodes.map(({ id }) => id))
  const children = Map.groupBy(
    nodes.filter(({ id }) => kept.has(id)),
    ({ parent }) => (parent && known.has(parent.id) ? parent.id : null),
  )
  const below = (parent: string | null, level: number): TreeRow<N>[] => {
    const list = children.get(parent) ?? []
    return list.flatMap((node, at) => {
      const isExpanded = children.has(node.id) ? words.length > 0 || isOpen(node.id) : undefined
      return [
        { node, level, place: at + 1, siblings: list.length, isExpanded },
        ...(isExpanded ? below(node.id, level + 1) : []),
      ]
    })
  }
  return below(null, 1)
}
