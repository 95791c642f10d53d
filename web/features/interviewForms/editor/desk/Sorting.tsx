import { useDndContext, useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { Card } from '../draft/draft.ts'
import type { Reach, SortedCard } from '../draft/reach.ts'

export const deskId = 'desk'

interface Props {
  cards: readonly Card[]
  reach: Reach
  /** Where the cards stand. */
  desk: HTMLElement | null
}

/**
 * Lets cards be dragged, and make room for each other. It stands beside the cards and reaches into them: whatever knows of a drag is drawn
 * several times with each, and React looks through all that stands under it. So only cards near the window take part, and the dragged one.
 */
export function Sorting({ cards, reach, desk }: Props) {
  const near = useSyncExternalStore(reach.subscribe, reach.near)
  const { active } = useDndContext()
  const { setNodeRef, isOver } = useDroppable({ id: deskId })
  useLayoutEffect(() => setNodeRef(desk), [desk, setNodeRef])
  useLayoutEffect(() => {
    desk?.toggleAttribute('data-over', isOver)
  }, [desk, isOver])
  // Another list of ids is another order: the same one until a card comes, goes or moves.
  const ids = cards.map(({ id }) => id).join(' ')
  const items = useMemo(() => ids.split(' ').filter(Boolean), [ids])
  const sorted = active && !near.includes(String(active.id)) ? [...near, String(active.id)] : near
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy}>
      {sorted.map((id) => {
        const card = reach.get(id)
        return card && <One key={id} id={id} of={card} />
      })}
    </SortableContext>
  )
}

function One({ id, of: { card, handle, onSorted } }: { id: string; of: SortedCard }) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  useLayoutEffect(() => {
    setNodeRef(card)
    setActivatorNodeRef(handle)
    return () => {
      setNodeRef(null)
      setActivatorNodeRef(null)
      onSorted(null)
    }
  }, [card, handle, onSorted, setNodeRef, setActivatorNodeRef])
  useLayoutEffect(() => onSorted({ listeners, transform, transition, isDragging }))
  return null
}
