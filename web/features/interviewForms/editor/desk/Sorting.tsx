import { useDndContext, useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { Card } from '../draft/draft.ts'
import type { Reach, SortedCard } from '../draft/reach.ts'

export const deskId = 'desk'

interface Props {
  cards: readonly Card[]
  reach: Reach
  /** The element that contains the cards. */
  desk: HTMLElement | null
}

/**
 * Lets cards be dragged and make room for each other. Components that follow a drag are rendered several times during
 * it, together with everything below them. This one is therefore placed beside the cards and changes them from outside,
 * and only the dragged card and cards near the window take part.
 */
export function Sorting({ cards, reach, desk }: Props) {
  const near = useSyncExternalStore(reach.subscribe, reach.near)
  const { active } = useDndContext()
  const { setNodeRef, isOver } = useDroppable({ id: deskId })
  useLayoutEffect(() => setNodeRef(desk), [desk, setNodeRef])
  useLayoutEffect(() => {
    desk?.toggleAttribute('data-over', isOver)
  }, [desk, isOver])
  // The list changes only if a card is added, removed or moved.
  const ids = cards.map(({ id }) => id).join(' ')
  const items = useMemo(() => ids.split(' ').filter(Boolean), [ids])
  const sorted = active && !near.includes(String(active.id)) ? [...near, String(active.id)] : near
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy}>
      {sorted.map((id) => {
        const card = reach.get(id)
        return card && <SortableCard key={id} id={id} of={card} />
      })}
    </SortableContext>
  )
}

function SortableCard({ id, of: { card, handle, onSorted } }: { id: string; of: SortedCard }) {
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
