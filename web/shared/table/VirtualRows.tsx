import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react'

interface Props {
  /** Set to a function that scrolls a row into sight. */
  scrollTo: RefObject<((index: number) => void) | undefined>
  /** The row with the focus: it stays on the page, or the focus would be lost when it scrolls away. */
  focused: number | null
  rowHeight: number
  count: number
  keyAt: (index: number) => string
  rowProps: (index: number) => HTMLAttributes<HTMLElement>
  children: (index: number) => ReactNode
}

/** Returns the scroll container of an element. */
function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}

/** The rows of a VirtualList that are in sight, and some around them. */
export default function VirtualRows({ scrollTo, focused, rowHeight, count, keyAt, rowProps, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ scroller: Element; margin: number } | null>(null)
  // Content above the list in the same scroll container may change, so the offset is measured on each change of the
  // list.
  useLayoutEffect(() => {
    const scroller = scrollerOf(root.current!)
    const margin = Math.round(
      root.current!.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
    )
    setPlace((known) => (known?.scroller === scroller && known.margin === margin ? known : { scroller, margin }))
  }, [count])
  // oxlint-disable-next-line react/incompatible-library -- what it answers stays in this component, which no compiler memoizes
  const virtual = useVirtualizer<Element, HTMLElement>({
    count,
    overscan: 8,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    getScrollElement: () => place?.scroller ?? null,
    scrollMargin: place?.margin ?? 0,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return focused === null || shown.includes(focused) || focused >= count
        ? shown
        : [...shown, focused].sort((one, other) => one - other)
    },
  })
  useImperativeHandle(scrollTo, () => (index) => virtual.scrollToIndex(index), [virtual])
  return (
    <div ref={root} role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        // Positioned with `top`, not with a transform: that would move `position: fixed` content inside.
        <div
          key={key}
          {...rowProps(index)}
          ref={virtual.measureElement}
          style={{ position: 'absolute', insetInline: 0, top: start - virtual.options.scrollMargin }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  )
}
