import { graphql, internalToken, rest, tokenOf } from '../../support/api.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import { candidatesCsv, columnsOf } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import { desk, folderNamed, importCsv, isOver, newestImport, untilImport } from './desk.ts'

test('the gateway crashes in the middle of an import, and the page recovers by itself', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const token = await tokenOf(stack, 'recruiter')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await importCsv(page, 'gateway.csv', candidatesCsv({ rows: 15_000, seed: 41, columns: columnsOf(folder) }))
  const { id } = await newestImport(stack, token, folder)
  const before = await untilImport(stack, token, id, ({ processed }) => processed! > 500)
  expect(before.status).toBe('importing')
  stack.gateway.crash()
  await stack.gateway.ready()
  // One of these numbers may belong to a person in the demo.
  await expect(desk(page).importCard('gateway.csv')).toContainText(
    /Total: 15,000, new: (15,000, existing: 0|14,999, existing: 1|14,998, existing: 2), failed: 0/,
    { timeout: 60_000 },
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the services crash twice in the middle of an import, and nothing is lost or duplicated', async ({
  as,
  stack,
}) => {
  const rows = 9000
  const folder = await folderNamed(stack, 'Backend 2026')
  const token = await tokenOf(stack, 'recruiter')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await expect(desk(page).rows).toHaveCount(20)
  await importCsv(page, 'services.csv', candidatesCsv({ rows, seed: 42, brokenEvery: 90, columns: columnsOf(folder) }))
  const { id } = await newestImport(stack, token, folder)
  for (const least of [500, 4000]) {
    const seen = await untilImport(stack, token, id, ({ processed }) => processed! >= least)
    expect(seen.status).toBe('importing')
    stack.services.crash()
    await new Promise((done) => setTimeout(done, 300))
    await stack.services.ready()
  }
  const done = await untilImport(stack, token, id, isOver, 90)
  expect([done.status, done.processed, done.totalRows]).toEqual(['succeed', rows, rows])
  expect(JSON.parse(done.result)).toMatchObject({
    total: rows,
    totalCanVerify: rows - 100,
    totalExistedd: 0,
    totalFailed: 100,
  })

  const found: number[] = []
  for (let pageIndex = 0; pageIndex * 1000 < rows; pageIndex++) {
    const part = await rest<{ data: VerificationCandidate[] }>(
      stack,
      token,
      'POST',
      '/CVVerification/list-import-candidates',
      { pageIndex, pageSize: 1000, verificationId: folder.id, importId: id },
    )
    found.push(...part.data.map(({ importRow }) => importRow ?? 0))
  }
  expect(found.toSorted((one, two) => one - two)).toEqual(Array.from({ length: rows }, (_, at) => at + 1))

  const tool = await internalToken(stack)
  const query =
    'query ($id: ID!) { verificationImport(databaseId: $id) { newCount failedCount folder { candidateCount } } }'
  // The gateway holds calls back for a moment after an upstream was unavailable.
  await expect
    .poll(
      async () => (await graphql<{ verificationImport: object }>(stack, tool, query, { id })).data?.verificationImport,
      { timeout: 30_000 },
    )
    .toMatchObject({
      newCount: rows - 100,
      failedCount: 100,
      folder: { candidateCount: folder.candidateCount! + rows },
    })
  await expect(desk(page).importCard('services.csv')).toContainText(
    'Total: 9,000, new: 8,900, existing: 0, failed: 100',
    { timeout: 60_000 },
  )
  await expect(
    page.getByText(`${(folder.candidateCount! + rows).toLocaleString('en')} candidates`, { exact: true }),
  ).toBeVisible()
})
