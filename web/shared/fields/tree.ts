import { fold } from '../../../common/text.ts'

/** A node of a tree that is loaded as a flat list, parents before children. */
export interface TreeNode {
  id: string
  parent?: { readonly id: string } | null
  name: string
  key: string
}

/** A visible node, with its position as reported to assistive technology. */
export interface TreeRow<N extends TreeNode> {
  node: N
  level: number
  place: number
  siblings: number
  /** undefined for a node without children. */
  isExpanded: boolean | undefined
}

/** Returns the ancestors of a node, nearest first. */
export function getAncestorIds(nodes: readonly TreeNode[], id: string): string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parent?.id]))
  const parent = parents.get(id)
  return parent && parents.has(parent) ? [parent, ...getAncestorIds(nodes, parent)] : []
}

/**
 * Returns the visible rows: the children of expanded nodes, or during a search the nodes whose name or key contains
 * every search term, folded, with all their ancestors. A node whose parent is not in the list is at the top level.
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
    words.length === 0 ? nodes.map(({ id }) => id) : found.flatMap((id) => [id, ...getAncestorIds(nodes, id)]),
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
