import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { graphql, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { docxOf } from '../../support/docx.ts'
import { expect, test, toast } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

const cv = fileURLToPath(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))
const title = 'Possible duplicate'
const phone = () => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const fitsIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

interface Made {
  databaseId: string
  address: string | null
  phones: string[]
  jobTitle?: string | null
}

/** Creates a candidate that no other journey uses. */
async function make(
  stack: RunningStack,
  name: string,
  phones: string[],
  address: string | null = null,
): Promise<string> {
  const created =
    'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { candidate { databaseId } } }'
  const input = {
    name,
    phones,
    emails: [`${crypto.randomUUID()}@example.com`],
    address,
    ignoreDuplicates: true,
    resume: {},
  }
  const { data, errors } = await graphql<{ createCandidate: { candidate: Made } }>(
    stack,
    await tokenOf(stack, 'admin'),
    created,
    { input },
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data.createCandidate.candidate.databaseId
}

async function read(stack: RunningStack, id: string): Promise<Made> {
  const { data } = await graphql<{ candidate: Made }>(
    stack,
    await tokenOf(stack, 'admin'),
    'query ($id: ID!) { candidate(databaseId: $id) { databaseId address phones jobTitle } }',
    { id },
  )
  return data!.candidate
}

test('a candidate is added from a CV: the form is filled, a field is corrected, the CV is shown beside it and stored', async ({
  as,
}) => {
  const page = await as('recruiter', '/candidates/create', { width: 1600, height: 1000 })
  await page.getByLabel('From a CV').locator('input[type=file]').setInputFiles(cv)
  await expect(toast(page, 'The form is filled from the CV. Check it before you save.')).toBeVisible({
    timeout: 30_000,
  })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue(/John Doe/i)
  await page.getByRole('button', { name: 'from CV: Name' }).click()
  await expect(page.getByRole('dialog', { name: 'from CV: Name' })).toContainText(/John Doe/i)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'The CV' }).getByText('1 / 2')).toBeVisible({ timeout: 20_000 })
  await checkAccess(page)

  const own = `John Doe ${crypto.randomUUID().slice(0, 8)}`
  await name.fill(own)
  await page.getByRole('textbox', { name: 'E-mails 1' }).fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('textbox', { name: 'Phones 1' }).fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The input is not valid phone')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phones 1' }).fill(phone())
  const photo = { name: 'john.png', mimeType: 'image/png', buffer: avatarPng('john') }
  await page.getByRole('group', { name: 'Photo' }).locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!').or(page.getByRole('dialog', { name: title }))).toBeVisible()
  const dialog = page.getByRole('dialog', { name: title })
  // A person of the demo data may have a similar name.
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page).toHaveURL(/\/candidates\/view\//)
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible()
  const shown = page.getByRole('img', { name: `Photo of ${own}` })
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a candidate with the same phone is compared and merged, and the merge is undone', async ({ as, stack }) => {
  const number = phone()
  const known = await make(stack, 'Trịnh Journey Hai', [number], 'Hà Nội')
  const page = await as('recruiter', '/candidates/create', { colorScheme: 'dark' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Trinh Journey Hai')
  await page.getByRole('textbox', { name: 'Phones 1' }).fill(number)
  await page.getByRole('textbox', { name: 'Address' }).fill('Huế')
  await checkAccess(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('Same phone')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/candidates/view/${known}`)
  await checkAccess(page)
  await dialog.getByRole('radio', { name: 'Address: Yours, Huế' }).check()
  await dialog.getByRole('button', { name: 'Merge into this one' }).click()
  await expect(page).toHaveURL(new RegExp(`/candidates/view/${known}`))
  expect((await read(stack, known)).address).toBe('Huế')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(toast(page, 'The merge is undone.')).toBeVisible()
  expect(await read(stack, known)).toMatchObject({ address: 'Hà Nội', phones: [number] })
  // The form contains the typed values again.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Trinh Journey Hai')
})

test('two users edit the same candidate: the second one is notified and decides', async ({ as, stack }) => {
  const id = await make(stack, 'Vũ Journey Ba', [phone()])
  const [first, second] = [await as('recruiter', `/candidates/${id}`), await as('recruiter2', `/candidates/${id}`)]
  await expect(second.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Vũ Journey Ba')
  await first.getByRole('textbox', { name: 'Address' }).fill('Huế')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(toast(first, 'Update successfully!')).toBeVisible()

  // Fields that only one of them changed are taken from both.
  await second.getByRole('textbox', { name: 'Job title' }).fill('Tester')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(toast(second, /Both sets of changes have been saved/)).toBeVisible()
  expect(await read(stack, id)).toMatchObject({ address: 'Huế', jobTitle: 'Tester' })

  await first.goto(`/candidates/${id}`)
  await second.goto(`/candidates/${id}`)
  await first.getByRole('textbox', { name: 'Address' }).fill('Đà Nẵng')
  await second.getByRole('textbox', { name: 'Address' }).fill('Cần Thơ')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first).toHaveURL(/\/view\//)
  await second.getByRole('button', { name: 'Save' }).click()
  const conflict = second.getByRole('dialog', { name: 'Changed by somebody else' })
  await expect(conflict).toContainText('recruiter changed this candidate at')
  await checkAccess(second)
  await conflict.getByRole('radio', { name: 'Address: Yours, Cần Thơ' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(toast(second, 'Update successfully!')).toBeVisible()
  expect((await read(stack, id)).address).toBe('Cần Thơ')
})

test('a wrong file is refused, an unreadable one can be kept, and for an unclear one the user decides', async ({
  as,
}) => {
  const page = await as('recruiter', '/candidates/create', { width: 320, height: 700, language: 'en' })
  const input = page.getByLabel('From a CV').locator('input[type=file]')
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await expect(page.getByText('Only PDF, DOC and DOCX files can be read.')).toBeVisible()
  await input.setInputFiles({ name: 'not-a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await expect(page.getByLabel('From a CV').getByRole('alert')).not.toHaveText(/^(Only PDF.*)?$/)
  await input.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nthis is not the rest of a PDF'),
  })
  await expect(page.getByText('The file could not be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Attach anyway' }).click()
  await expect(page.getByText("broken.pdf becomes the candidate's CV.")).toBeVisible()
  const unclear = ['12 High Street', 'Silver Birch', 'Blue Harbor', 'WORK EXPERIENCE', 'Green Valley Trading']
  await input.setInputFiles({ name: 'unclear.docx', mimeType: 'application/zip', buffer: docxOf(...unclear) })
  await expect(page.getByText(/^Not certain, so not filled in: Name/)).toBeVisible({ timeout: 30_000 })
  expect(await fitsIn(page)).toBe(true)
  await checkAccess(page)
  await page.getByRole('button', { name: 'Use for Name: Silver Birch' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Silver Birch')
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Add to Work experience: Green Valley Trading' }).click()
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Green Valley Trading')
})

test('a user who may not add or edit candidates sees the missing permission', async ({ as, stack }) => {
  const id = await make(stack, 'Đỗ Journey Bốn', [phone()])
  const page = await as('manager', '/candidates/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await page.goto(`/candidates/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeHidden()
})
