import { useSearchParams } from 'react-router'

/** What stands over the list, by the parameter that names the request in the address. */
export const panels = ['id', 'detail', 'report', 'submitted'] as const
export type Panel = (typeof panels)[number]

/** What is open over the list of requests: `id` is the upload of a CV, as mails name it (001/2.7/7). Filters of the list stay. */
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
