export interface Size {
  width: number
  height: number
}

/** The ways to fit a page into the view; initially `width`. */
export const viewModes = ['default', 'width', 'height'] as const
export type ViewMode = (typeof viewModes)[number]

/** The zoom goes from 0.2 to 2.5 in steps of 0.1; the toolbar's buttons stop at 0.5 and 2.5 (000/9). */
export const zoomRange = { min: 0.2, max: 2.5, steps: 10, toolbarMin: 0.5, toolbarMax: 2.5 }

/** The space beside and above each page, in pixels. */
export const pagePadding = 16

export const clampZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom))

/** Returns the next step above or below; between two steps, the nearest step in that direction. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  // 0.7 × 10 is 7.000000000000001.
  const steps = Math.round(zoom * zoomRange.steps * 1e6) / 1e6
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return clampZoom(next / zoomRange.steps)
}

/** Whether the toolbar's button for that direction is enabled. */
export const canStep = (zoom: number, direction: 1 | -1): boolean =>
  direction === 1 ? zoom < zoomRange.toolbarMax - 1e-6 : zoom > zoomRange.toolbarMin + 1e-6

/** Returns the zoom at which a page of that size (at zoom 1) fits the view. */
export function fitZoom(mode: ViewMode, page: Size, view: Size): number {
  if (mode === 'default' || view.width === 0) return 1
  const [room, length] = mode === 'width' ? [view.width, page.width] : [view.height, page.height]
  // Rounded down: a hundredth too much would cause a scrollbar.
  return clampZoom(Math.floor(((room - 2 * pagePadding) / length) * 1000) / 1000)
}
