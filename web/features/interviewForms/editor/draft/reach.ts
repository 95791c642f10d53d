import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { useSortable } from '@dnd-kit/sortable'

/** The state of a card during a drag, and the listeners that start one. */
export interface Sorted extends Pick<ReturnType<typeof useSortable>, 'transform' | 'transition' | 'isDragging'> {
  listeners: DraggableSyntheticListeners
}

/** A card's elements and callback for sorting. */
export interface SortedCard {
  card: HTMLElement
  handle: HTMLElement
  /** Called with each change; null when the card no longer takes part in sorting. */
  onSorted: (sorted: Sorted | null) => void
}

/** The cards on the desk, and which of them are within reach: in the window, or at most half a window away. */
export interface Reach {
  /** Returns a function that removes the card. */
  add: (id: string, card: SortedCard) => () => void
  /** Puts a card within reach at once: it may be focused before the browser has determined which cards are near. */
  touch: (id: string) => void
  get: (id: string) => SortedCard | undefined
  subscribe: (listener: () => void) => () => void
  /** The ids of the cards within reach. The list is the same object until they change. */
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
