import type { Page, Route } from '@playwright/test'

/** The `data` (and possibly `errors`) of a response of the endpoint. */
export type Answer = { data: Record<string, unknown> | null; errors?: object[] }

/**
 * Changes the responses of the endpoint to documents that select `field`, before the page reads them. All other
 * responses are passed through. The text is read at once, because the body of a response may no longer be available
 * later.
 */
export async function changeAnswers(page: Page, field: string, change: (answer: Answer) => Answer): Promise<void> {
  const pass = async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes(`"${field}"`)) return route.fulfill({ response, body })
    const answer = JSON.parse(body) as Answer
    return route.fulfill({ response, ...(answer.data?.[field] ? { json: change(answer) } : { body }) })
  }
  // The page may be closed before its last request is answered.
  await page.route('**/graphql', (route) => pass(route).catch(() => route.abort().catch(() => {})))
}
