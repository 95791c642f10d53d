import { expect, test } from 'vitest'
import { placeAfterStep, placeOfDrop, steps } from '../../../web/features/departments/tree/moves.ts'

const node = (id: string, parent?: string) => ({ id, name: id, key: id, parent: parent ? { id: parent } : null })
/** a (a1 (a11), a2), b */
const nodes = [node('a'), node('a1', 'a'), node('a11', 'a1'), node('a2', 'a'), node('b')]
const stepsOf = (id: string) => Object.fromEntries(steps.map((step) => [step, placeAfterStep(nodes, id, step)]))

test('steps move a node up and down among siblings, out to the place after its parent, and below the sibling above', () => {
  expect(stepsOf('a')).toEqual({ up: null, down: { parentId: null, beforeId: null }, out: null, in: null })
  expect(stepsOf('a1')).toEqual({
    up: null,
    down: { parentId: 'a', beforeId: null },
    out: { parentId: null, beforeId: 'b' },
    in: null,
  })
  expect(stepsOf('a2')).toEqual({
    up: { parentId: 'a', beforeId: 'a1' },
    down: null,
    out: { parentId: null, beforeId: 'b' },
    in: { parentId: 'a1', beforeId: null },
  })
  expect(stepsOf('a11').out).toEqual({ parentId: 'a', beforeId: 'a2' })
  // A node whose parent is not in the list is at the top level.
  expect(placeAfterStep([node('x', 'closed'), node('y')], 'y', 'up')).toEqual({ parentId: null, beforeId: 'x' })
})

test('a node can be dropped before, after or below another, but not within itself, nor at its current position', () => {
  expect(placeOfDrop(nodes, 'b', 'a1', 'before')).toEqual({ parentId: 'a', beforeId: 'a1' })
  expect(placeOfDrop(nodes, 'b', 'a1', 'after')).toEqual({ parentId: 'a', beforeId: 'a2' })
  expect(placeOfDrop(nodes, 'b', 'a1', 'into')).toEqual({ parentId: 'a1', beforeId: null })
  expect(placeOfDrop(nodes, 'a', 'a11', 'into')).toBeNull()
  expect(placeOfDrop(nodes, 'a', 'a', 'into')).toBeNull()
  expect(placeOfDrop(nodes, 'a1', 'a2', 'before')).toBeNull()
  expect(placeOfDrop(nodes, 'a2', 'a1', 'after')).toBeNull()
  expect(placeOfDrop(nodes, 'a2', 'a', 'into')).toBeNull()
  expect(placeOfDrop(nodes, 'a1', 'a', 'into')).toEqual({ parentId: 'a', beforeId: null })
})
