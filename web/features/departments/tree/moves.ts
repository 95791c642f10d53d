import { getAncestorIds, type TreeNode } from '../../../shared/fields/tree.ts'

/** A position in the tree. */
export interface Place {
  /** The parent's id; null at the top. */
  parentId: string | null
  /** The sibling before which the department stands; null at the end. */
  beforeId: string | null
}
/** The part of a row on which something is dropped. */
export type Zone = 'before' | 'into' | 'after'
export const steps = ['up', 'down', 'out', 'in'] as const
export type Step = (typeof steps)[number]

const parentOf = (nodes: readonly TreeNode[], id: string): string | null => {
  const parent = nodes.find((node) => node.id === id)?.parent?.id
  return parent && nodes.some((node) => node.id === parent) ? parent : null
}
const below = (nodes: readonly TreeNode[], parentId: string | null) =>
  nodes.filter(({ id }) => parentOf(nodes, id) === parentId).map(({ id }) => id)

/** Returns the position after a step; null if the department cannot move further in that direction. */
export function placeAfterStep(nodes: readonly TreeNode[], id: string, step: Step): Place | null {
  const parentId = parentOf(nodes, id)
  const siblings = below(nodes, parentId)
  const at = siblings.indexOf(id)
  const previous = siblings[at - 1]
  if (step === 'up') return previous === undefined ? null : { parentId, beforeId: previous }
  if (step === 'down') return at === siblings.length - 1 ? null : { parentId, beforeId: siblings[at + 2] ?? null }
  if (step === 'in') return previous === undefined ? null : { parentId: previous, beforeId: null }
  if (parentId === null) return null
  const outer = parentOf(nodes, parentId)
  const around = below(nodes, outer)
  return { parentId: outer, beforeId: around[around.indexOf(parentId) + 1] ?? null }
}

/**
 * Returns the position of a department that is dropped on another row; null if it cannot move there or already is
 * there.
 */
export function placeOfDrop(nodes: readonly TreeNode[], id: string, over: string, zone: Zone): Place | null {
  if (over === id || getAncestorIds(nodes, over).includes(id)) return null
  const parentId = zone === 'into' ? over : parentOf(nodes, over)
  const siblings = below(nodes, parentId)
  const others = siblings.filter((one) => one !== id)
  const at = zone === 'into' ? others.length : others.indexOf(over) + (zone === 'after' ? 1 : 0)
  const isThere = siblings.includes(id) && siblings.indexOf(id) === at
  return isThere ? null : { parentId, beforeId: others[at] ?? null }
}
