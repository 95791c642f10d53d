import type { Page } from '@playwright/test'
import { toast } from '../../support/journey.ts'
import { desk, importCsv } from '../../features/verifications/desk.ts'
import { seekers } from '../services/data.ts'
import type { Quirk } from '../services/quirks.ts'
import { expect, test, type Product } from './peerJourney.ts'

const [an, ha] = seekers as [string, string, string]
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function review(page: Page, action: 'Approve' | 'Reject', needsOwner = false) {
  const { dialog, row: rowOf } = desk(page)
  await rowOf(an)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click()
  if (needsOwner) {
    await dialog.getByRole('combobox', { name: /^Owner/ }).fill('minh')
    await dialog.getByRole('option', { name: /minh/i }).first().click()
  }
  if (action === 'Approve') {
    await dialog.getByRole('textbox', { name: 'Skill' }).fill('SQL,')
    await dialog.getByLabel('Recruitment channel').selectOption({ label: 'LinkedIn' })
  }
  await dialog.getByLabel('Remark').fill('As we said on the phone')
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${action} successfully!`)).toBeVisible()
  await expect(rowOf(an)).toContainText(action === 'Approve' ? 'Validated' : 'Invalidated')
}

async function openFolder(page: Page) {
  await desk(page).folder('Folder 1').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Folder 1' })).toBeVisible()
  await expect(desk(page).rows).toHaveCount(3)
}

interface Journey {
  title: string
  path: string
  /** Fields that require our own operations and may be missing (docs/existing-services.md). */
  mayMiss?: readonly string[]
  run(page: Page, product: Product): Promise<void>
}

const journeys: readonly Journey[] = [
  {
    title: 'verification: a folder, an approval',
    path: '/cv-verification',
    async run(page, { services }) {
      await openFolder(page)
      await review(page, 'Approve')
      const approvals = services.calls.filter((call) => call.startsWith('POST /CVVerification/candidate-approval'))
      expect(approvals).toHaveLength(1)
    },
  },
  {
    title: 'verification: a rejection',
    path: '/cv-verification',
    async run(page) {
      await openFolder(page)
      await review(page, 'Reject')
    },
  },
  {
    title: 'verification: an import',
    path: '/cv-verification',
    async run(page) {
      await openFolder(page)
      await importCsv(page, 'people.csv', Buffer.from('name,phones,birthday\nImported Person,0901234599,1990-01-01\n'))
      await expect(desk(page).row('Imported Person')).toBeVisible()
    },
  },
  {
    title: 'inbound candidates: an approval',
    path: '/collect-candidate',
    mayMiss: ['candidate.application', 'approveInboundCandidate.candidate.application'],
    run: (page) => review(page, 'Approve', true),
  },
  {
    title: 'inbound candidates: a rejection',
    path: '/collect-candidate',
    mayMiss: ['candidate.application', 'rejectInboundCandidate.candidate.application'],
    run: (page) => review(page, 'Reject'),
  },
  {
    title: 'candidates: the list, one of them',
    path: '/candidates',
    mayMiss: ['folders', 'notes', 'conversation', 'files', 'jobs', 'applications', 'timeline', 'ongoingCalls'].map(
      (name) => `candidate.${name}`,
    ),
    async run(page) {
      await expect(page.getByText('1–3 of 3')).toBeVisible()
      await page.getByRole('link', { name: ha }).click()
      await expect(page.getByRole('heading', { level: 1, name: ha })).toBeVisible()
      await expect(page.getByRole('link', { name: 'seeker2@mail.example' })).toBeVisible()
    },
  },
  {
    title: 'DPS: a task is saved as a draft',
    path: '/dps-task',
    async run(page) {
      await row(page, an).getByRole('button', { name: /^Edit/ }).click()
      const form = page.getByRole('dialog', { name: 'Edit DPS task' })
      await form.getByLabel('Note').fill('Called twice.')
      await form.getByRole('button', { name: 'Save Draft' }).click()
      await expect(toast(page, 'Save successfully!')).toBeVisible()
      await expect(row(page, an)).toContainText('Called twice.')
    },
  },
  {
    title: 'forms: looked at, renamed, deleted',
    path: '/interview-settings',
    async run(page) {
      await page.getByRole('button', { name: 'Preview: Form 1' }).click()
      await expect(page.getByRole('dialog', { name: 'Preview Form 1' }).getByText('Choice')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Setting: Form 1' }).click()
      const setting = page.getByRole('dialog', { name: 'Setting for Form 1' })
      await setting.getByLabel('Name').fill('Renamed')
      await setting.getByRole('button', { name: 'Save' }).click()
      await expect(row(page, 'Renamed')).toBeVisible()
      await page.getByRole('button', { name: 'Delete: Renamed' }).click()
      await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
      await expect(row(page, 'Renamed')).toHaveCount(0)
    },
  },
  {
    title: 'workflows: one is opened, one created',
    path: '/interview-settings/workflow',
    mayMiss: ['workflowRuns'],
    async run(page) {
      await row(page, 'Workflow 1').getByRole('button', { name: /^Edit/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Workflow 1' })).toBeVisible()
      await page.goto('/interview-settings/workflow')
      await page.getByRole('button', { name: 'Create' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create workflow' })
      await dialog.getByLabel('Name').fill('Journey')
      await dialog.getByRole('button', { name: /^Department/ }).click()
      await dialog.getByText('Sales').click()
      await dialog.getByRole('heading', { name: 'Create workflow' }).click()
      await dialog.getByRole('button', { name: 'Create' }).click()
      await expect(page).toHaveURL(/workflow-editor\/.+/)
    },
  },
]

/** The field that each page requests once and can do without (docs/existing-services.md). */
const mayMissEverywhere = ['setTimeZone']

/** Runs the journeys with services that have this quirk. */
export function runJourneys(spelling: string, quirk: Quirk): void {
  for (const { title, path, mayMiss = [], run } of journeys)
    test(spelling ? `${title} (${spelling})` : title, async ({ open, product, faults }) => {
      product.services.speak(quirk)
      await run(await open(path), product)
      const missed = [...mayMiss, ...mayMissEverywhere].map((field) => ` ${field}`)
      expect([...faults.errors].filter((fault) => !missed.some((end) => fault.endsWith(end)))).toEqual([])
    })
}
