/** As `ref` of a field that appears because somebody asked for it: it has the focus at once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
