import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** ← and → take a lifted card to the column beside the one that it is over. */
export const besideBy =
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
