import { expect, type Page } from '@playwright/test'
import { toast } from '../../support/journey.ts'

/** The form editor as its user sees it. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const cards = (page: Page) => page.getByRole('list', { name: 'Fields of the form' }).locator('[data-card]')

/** Creates a blank form, from the list to the empty editor. */
export async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Blank form' }).click()
  await page.getByRole('dialog').getByLabel('Form name').fill(name)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Drop fields here')).toBeVisible()
}

/** Saves and confirms. The journey itself checks the result. */
export async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
}

export async function saved(page: Page): Promise<void> {
  await save(page)
  await expect(toast(page, 'Save form successfully!')).toBeVisible()
}
