import type { Locator, Page } from '@playwright/test'
import { untilStill } from './checkAccess.ts'

/**
 * The folder for screenshots of the screens, if they are requested: LOOK_DIR=/tmp/look npm run test:browser --
 * editorLook.
 */
const folder = process.env.LOOK_DIR

/** Whether screenshots are requested. */
export const isLooking = folder !== undefined

/** Takes a screenshot of the window, or of a part of the page, if screenshots are requested. */
export async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!isLooking) return
  await untilStill(page)
  await (part ?? page).screenshot({ path: `${folder}/${name}.png` })
}
