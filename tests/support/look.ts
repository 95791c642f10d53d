import type { Locator, Page } from '@playwright/test'
import { untilStill } from './checkAccess.ts'

/** Where the pictures of a look at the screens go, when somebody wants them: LOOK_DIR=/tmp/look npm run test:browser -- editorLook. */
const folder = process.env.LOOK_DIR

/** Whether somebody wants pictures. */
export const isLooking = folder !== undefined

/** Draws what the window shows, or a part of the page, where somebody wants pictures. */
export async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!isLooking) return
  await untilStill(page)
  await (part ?? page).screenshot({ path: `${folder}/${name}.png` })
}
