/** The `ref` for a field that appears at the user's request: it takes the focus at once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
