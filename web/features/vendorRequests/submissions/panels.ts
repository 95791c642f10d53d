import { useSearchParams } from 'react-router'

/** The panels over the list. Each is named after the address parameter that contains the id of its request. */
export const panels = ['id', 'detail', 'report', 'submitted'] as const
export type Panel = (typeof panels)[number]

/**
 * The panel that is open over the list of requests. `id` is the upload of a CV, as in mailed links (001/2.7/7). The
 * filters of the list are preserved.
 */
export function usePanel() {
  const [params, setParams] = useSearchParams()
  const panel = panels.find((one) => params.get(one))
  const set = (opened: Panel | null, requestId = '') =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const one of panels) next.delete(one)
      if (opened) next.set(opened, requestId)
      return next
    })
  return {
    panel: panel ?? null,
    requestId: panel ? (params.get(panel) ?? '') : '',
    open: (opened: Panel, requestId: string) => set(opened, requestId),
    close: () => set(null),
  }
}
