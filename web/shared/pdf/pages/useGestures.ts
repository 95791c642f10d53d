import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import type { Point } from './usePages.ts'
import { clampZoom } from './zoom.ts'

const doubleTap = { ms: 300, pixels: 30 }

interface Gestures {
  zoom: number
  zoomTo: (zoom: number, at: Point) => void
  onDoubleTap: () => void
}

/**
 * Handles gestures: two fingers (or Ctrl and the wheel, as sent by touch pads) zoom around the point between them;
 * double taps are reported.
 */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures) {
  const now = useLatest(() => gestures)

  useEffect(() => {
    const { current: box } = element
    if (!box) return
    let pinch: { distance: number; zoom: number } | null = null
    let tap = { at: 0, x: 0, y: 0 }
    const pointOf = (x: number, y: number): Point => {
      const { top, left } = box.getBoundingClientRect()
      return { top: y - top, left: x - left }
    }
    const spread = ({ touches: [one, two] }: TouchEvent) =>
      one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0

    const onStart = (event: TouchEvent) => {
      pinch = event.touches.length === 2 ? { distance: spread(event), zoom: now().zoom } : null
      if (event.touches.length > 1) tap = { at: 0, x: 0, y: 0 }
    }
    const onMove = (event: TouchEvent) => {
      const [one, two] = event.touches
      if (!pinch || !one || !two || pinch.distance === 0) return
      event.preventDefault()
      const zoom = clampZoom(pinch.zoom * (spread(event) / pinch.distance))
      now().zoomTo(zoom, pointOf((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2))
    }
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (pinch || !touch || event.touches.length > 0) return void (event.touches.length === 0 && (pinch = null))
      const isSecond =
        event.timeStamp - tap.at < doubleTap.ms &&
        Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y) < doubleTap.pixels
      tap = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x: touch.clientX, y: touch.clientY }
      if (isSecond) now().onDoubleTap()
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { zoom, zoomTo } = now()
      zoomTo(
        clampZoom(zoom * Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 200)),
        pointOf(event.clientX, event.clientY),
      )
    }
    box.addEventListener('touchstart', onStart, { passive: true })
    box.addEventListener('touchmove', onMove, { passive: false })
    box.addEventListener('touchend', onEnd)
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      box.removeEventListener('touchstart', onStart)
      box.removeEventListener('touchmove', onMove)
      box.removeEventListener('touchend', onEnd)
      box.removeEventListener('wheel', onWheel)
    }
  }, [element, now])
}
