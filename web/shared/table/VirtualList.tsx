/**
 * A long list that only renders the rows in sight and loads 100 rows at a time from the server.
 *
 *   <VirtualList
 *     label={t('folders')} items={edges} keyOf={({ node }) => node.id} rowHeight={50} total={totalCount}
 *     render={({ node }) => <FolderItem folder={node} />}
 *     more={hasNext ? { label: t('moreFolders'), isLoading: isLoadingNext, load: () => loadNext(100) } : null}
 *   />
 *
 * It scrolls with its nearest scroll container. Up to `from` rows are all rendered; the code for longer lists is loaded
 * when there are more, here or on the server. `more.load` runs when the end comes into sight; its button is for users
 * who reach the end in another way. Keys, on any control of a row: ↑ and ↓ go to the adjacent rows, Home and End to the
 * first and the last loaded one.
 */
import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

const VirtualRows = lazy(() => import('./VirtualRows.tsx'))

interface Props<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T) => ReactNode
  /** The height of a row in pixels, before it is measured. */
  rowHeight: number
  /** The total number of items, if known. */
  total?: number
  /** Loads further items from the server; null if all have loaded. */
  more?: { label: string; isLoading: boolean; load: () => void } | null
  from?: number
}

const controls = 'a[href], button:not(:disabled), [tabindex="0"]'
/** The number of frames that a row may take to appear after scrolling to it. */
const frames = 30

export function VirtualList<T>({ label, items, keyOf, render, rowHeight, total, more = null, from = 100 }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const scrollTo = useRef<(index: number) => void>(undefined)
  const [focused, setFocused] = useState<number | null>(null)
  const [isLong, setLong] = useState(false)
  // The list switches only once: rows that move between the two modes lose the focus, and the list its scroll position.
  if (!isLong && (items.length > from || (more && items.length >= from))) setLong(true)
  const size = more ? (total ?? -1) : items.length
  const rowProps = (index: number) => ({
    role: 'listitem',
    'aria-posinset': index + 1,
    'aria-setsize': size,
    'data-index': index,
  })
  const indexOf = (target: EventTarget) => {
    const row = (target as Element).closest<HTMLElement>('[data-index]')
    return row && list.current?.contains(row) ? Number(row.dataset.index) : null
  }

  const focus = (index: number, left = frames) => {
    const control = list.current?.querySelector(`[data-index="${index}"]`)?.querySelector<HTMLElement>(controls)
    if (control) return control.focus()
    if (left === frames) scrollTo.current?.(index)
    if (left > 0) requestAnimationFrame(() => focus(index, left - 1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = indexOf(event.target)
    if (
      at === null ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target as Element).matches('input, textarea, select')
    )
      return
    const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    if (goal >= 0 && goal < items.length && goal !== at) focus(goal)
  }
  const row = (item: T, index: number) => (
    <div key={keyOf(item)} {...rowProps(index)}>
      {render(item)}
    </div>
  )
  return (
    <>
      <Box
        ref={list}
        role="list"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(indexOf(event.target))}
        onBlur={() => setFocused(null)}
      >
        {!isLong ? (
          items.map(row)
        ) : (
          <Suspense fallback={items.slice(0, from).map(row)}>
            <VirtualRows
              scrollTo={scrollTo}
              focused={focused}
              rowHeight={rowHeight}
              count={items.length}
              keyAt={(index) => keyOf(items[index]!)}
              rowProps={rowProps}
            >
              {(index) => render(items[index]!)}
            </VirtualRows>
          </Suspense>
        )}
      </Box>
      {more && <More {...more} count={items.length} />}
    </>
  )
}

function More({ label, isLoading, load, count }: NonNullable<Props<unknown>['more']> & { count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(load)
  // Only the browser knows whether the end is in sight. This is checked again after each part, because it may still be.
  useEffect(() => {
    if (isLoading || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reached()
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [isLoading, count])
  return (
    <Box ref={end} padding="2">
      <Button kind="quiet" disabled={isLoading} onClick={load}>
        {label}
      </Button>
    </Box>
  )
}
