import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves a lifted card with ← and → to the column beside the current one. */
export const createColumnCoordinateGetter =
  (columns: readonly string[]): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { over, droppableRects, droppableContainers } }) => {
    const step = steps[event.code]
    if (step === undefined) return undefined
    event.preventDefault()
    const next = columns[columns.indexOf(String(over?.id)) + step]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (!next || !rect) return currentCoordinates
    droppableContainers.get(next)?.node.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const now = droppableContainers.get(next)?.node.current?.getBoundingClientRect() ?? rect
    return { x: now.left + 8, y: now.top + 48 }
  }
