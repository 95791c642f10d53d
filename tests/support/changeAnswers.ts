import type { Page, Route } from '@playwright/test'

/** The `data` (and perhaps `errors`) of an answer of the endpoint. */
export type Answer = { data: Record<string, unknown> | null; errors?: object[] }

/**
 * Changes what the endpoint answers to documents that ask for `field`, before the page reads it; all other answers pass. The
 * text is read at once: an answer that is kept may be gone by the time it is passed on.
 */
export async function changeAnswers(page: Page, field: string, change: (answer: Answer) => Answer): Promise<void> {
  const pass = async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes(`"${field}"`)) return route.fulfill({ response, body })
    const answer = JSON.parse(body) as Answer
    return route.fulfill({ response, ...(answer.data?.[field] ? { json: change(answer) } : { body }) })
  }
  // The page may be gone before its last request is answered.
  await page.route('**/graphql', (route) => pass(route).catch(() => route.abort().catch(() => {})))
}
