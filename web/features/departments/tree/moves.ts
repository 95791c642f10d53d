import { above, type TreeNode } from '../../../shared/fields/tree.ts'

/** A place in the tree. */
export interface Place {
  /** null: at the top. */
  parentId: string | null
  /** The one behind it there; null: behind all others. */
  beforeId: string | null
}
/** Where on a row something is dropped. */
export type Zone = 'before' | 'into' | 'after'
export const steps = ['up', 'down', 'out', 'in'] as const
export type Step = (typeof steps)[number]

const parentOf = (nodes: readonly TreeNode[], id: string): string | null => {
  const parent = nodes.find((node) => node.id === id)?.parent?.id
  return parent && nodes.some((node) => node.id === parent) ? parent : null
}
const below = (nodes: readonly TreeNode[], parentId: string | null) =>
  nodes.filter(({ id }) => parentOf(nodes, id) === parentId).map(({ id }) => id)

/** Where a step takes a department; null where it is as far that way as it can be. */
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

/** Where a department comes that is dropped on the row of another; null where it cannot go, or stands already. */
export function placeOfDrop(nodes: readonly TreeNode[], id: string, over: string, zone: Zone): Place | null {
  if (over === id || above(nodes, over).includes(id)) return null
  const parentId = zone === 'into' ? over : parentOf(nodes, over)
  const siblings = below(nodes, parentId)
  const others = siblings.filter((one) => one !== id)
  const at = zone === 'into' ? others.length : others.indexOf(over) + (zone === 'after' ? 1 : 0)
  const isThere = siblings.includes(id) && siblings.indexOf(id) === at
  return isThere ? null : { parentId, beforeId: others[at] ?? null }
}
