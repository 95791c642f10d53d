import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { useSortable } from '@dnd-kit/sortable'

/** What becomes of a card while cards are dragged, and what takes it. */
export interface Sorted extends Pick<ReturnType<typeof useSortable>, 'transform' | 'transition' | 'isDragging'> {
  listeners: DraggableSyntheticListeners
}

/** A card as the one who sorts it knows it. */
export interface SortedCard {
  card: HTMLElement
  handle: HTMLElement
  /** Told with each change; null when the card is sorted no more. */
  onSorted: (sorted: Sorted | null) => void
}

/** The cards on the desk, and which of them are within reach: in the window, or half a window from it. */
export interface Reach {
  /** Answers how the card goes again. */
  add: (id: string, card: SortedCard) => () => void
  /** Within reach from now on: the focus may come before the browser has looked what is near. */
  touch: (id: string) => void
  get: (id: string) => SortedCard | undefined
  subscribe: (listener: () => void) => () => void
  /** Ids; another list only when they are others. */
  near: () => readonly string[]
}

export function createReach(): Reach {
  const cards = new Map<string, SortedCard>()
  const ids = new WeakMap<Element, string>()
  const listeners = new Set<() => void>()
  let near: readonly string[] = []
  const change = (next: readonly string[]) => {
    near = next
    for (const listener of listeners) listener()
  }
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (entries) => {
            const seen = new Map(
              entries.flatMap(({ target, isIntersecting }) => {
                const id = ids.get(target)
                return id !== undefined && cards.has(id) ? [[id, isIntersecting] as const] : []
              }),
            )
            const kept = near.filter((id) => seen.get(id) !== false)
            const come = [...seen].flatMap(([id, isNear]) => (isNear && !near.includes(id) ? [id] : []))
            if (come.length > 0 || kept.length < near.length) change([...kept, ...come])
          },
          { rootMargin: '50% 0px', scrollMargin: '50% 0px' },
        )
  const touch = (id: string) => {
    if (!near.includes(id)) change([...near, id])
  }
  return {
    touch,
    add: (id, own) => {
      cards.set(id, own)
      ids.set(own.card, id)
      if (observer) observer.observe(own.card)
      else touch(id)
      return () => {
        cards.delete(id)
        observer?.unobserve(own.card)
        if (near.includes(id)) change(near.filter((other) => other !== id))
      }
    },
    get: (id) => cards.get(id),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    near: () => near,
  }
}
