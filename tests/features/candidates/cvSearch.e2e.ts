import { readFile } from 'node:fs/promises'
import { graphql, tokenOf } from '../../support/api.ts'
import { checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

const cv = new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url)

/** Creates a candidate with a CV that no other journey uses. */
async function makeWithCv(stack: RunningStack, name: string): Promise<void> {
  const token = await tokenOf(stack, 'admin')
  const form = new FormData()
  form.set('kind', 'cv')
  form.set('file', new Blob([await readFile(cv)], { type: 'application/pdf' }), 'cv.pdf')
  const answer = await fetch(`${stack.publicUrl}/upload/candidateUploadCv`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  })
  const { filePath } = (await answer.json()) as { filePath: string }
  const { errors } = await graphql(
    stack,
    token,
    'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { candidate { id } } }',
    {
      input: {
        name,
        phones: [],
        emails: [`${crypto.randomUUID()}@example.com`],
        cvPath: filePath,
        ignoreDuplicates: true,
        resume: {},
      },
    },
  )
  if (errors) throw new Error(JSON.stringify(errors))
}

test('candidates are found by the text of their CVs, and the CV opens at the matching passage', async ({
  as,
  stack,
}) => {
  const name = `Searched ${crypto.randomUUID().slice(0, 8)}`
  await makeWithCv(stack, name)
  const page = await as('recruiter', `/candidates?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('searchbox', { name: 'Filter by…' }).fill('cv')
  await page.getByRole('button', { name: 'CV text' }).click()
  await page.getByRole('textbox', { name: 'Value' }).fill('"machine learning" kubernetes')
  await page.getByRole('button', { name: 'Apply' }).click()
  const place = page.getByRole('link', { name: /^p\. [12]: .*(machine learning|Kubernetes)/i })
  // The CV is read in the background.
  await expect(async () => {
    await page.reload()
    await expect(place).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await checkBothModes(page)
  await place.click()
  await expect(page.getByRole('tab', { name: 'CV', exact: true })).toHaveAttribute('aria-selected', 'true')
  const find = page.getByRole('search').getByRole('searchbox')
  await expect(find).toHaveValue(/machine learning|kubernetes/i, { timeout: 20_000 })
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+/)
  await page.goto(`/candidates?q=${encodeURIComponent(name)}&f=${encodeURIComponent('cv.contains.beekeeper')}`)
  await expect(page.getByText('CV text contains beekeeper')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeHidden()
})
