import type { createBrowserRouter } from 'react-router'

/**
 * The query parameter of pages that are shown without the side menu, for example inside another application (decision
 * D-104).
 */
const name = 'headerOnly'
let isOn = false

const read = (search: string) => {
  const value = new URLSearchParams(search).get(name)
  if (value !== null) isOn = value === '1'
  return value !== null
}

/** Whether this window was opened without the side menu. */
export const isHeaderOnly = (): boolean => isOn

/**
 * Keeps the parameter in the address during navigation inside the application, so that a reload and a copied address
 * keep it too.
 */
export function keepHeaderOnly(router: ReturnType<typeof createBrowserRouter>): void {
  read(router.state.location.search)
  router.subscribe(({ location, navigation }) => {
    if (read(location.search) || !isOn || navigation.state !== 'idle') return
    const search = new URLSearchParams(location.search)
    search.set(name, '1')
    void router.navigate(
      { ...location, search: `?${search}` },
      { replace: true, state: location.state as unknown, preventScrollReset: true },
    )
  })
}
