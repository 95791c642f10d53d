import { tokenOf, uploadCsv } from '../../support/api.ts'
import { columnsOf, csvOfSize, goodValues } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import { chooseFile, desk, folderNamed, isOver, newestImport, untilImport } from './desk.ts'

const limit = 5 * 1_048_576
const refusal = 'Can not import file. Please check your csv file !'

test('a file of another type is refused by the page and by the server', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Sales Q4')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  const dialog = await chooseFile(page, {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(dialog).toContainText(refusal)
  await expect(dialog.getByRole('button', { name: 'Import CSV' })).toBeDisabled()

  const token = await tokenOf(stack, 'recruiter')
  const asPdf = await uploadCsv(stack, token, folder.id, Buffer.from('%PDF-1.7'), 'cv.pdf', 'application/pdf')
  const inDisguise = await uploadCsv(stack, token, folder.id, Buffer.from('%PDF-1.7\n%âãÏÓ'), 'cv.csv', 'text/csv')
  for (const answer of [asPdf, inDisguise])
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT'])
})

test('wrong columns are named before anything is sent, invalid values are counted, ten rows are shown', async ({
  as,
  stack,
}) => {
  const folder = await folderNamed(stack, 'Sales Q4')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  const wrong = await chooseFile(page, {
    name: 'wrong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,telephone\nĐức,0912345678\n'),
  })
  await expect(wrong).toContainText('Unknown column: telephone')
  await expect(wrong).toContainText('Missing column: phones or emails')
  for (const { name } of columnsOf(folder)) await expect(wrong).toContainText(`Missing column: ${name}`)
  await expect(wrong.getByRole('button', { name: 'Import CSV' })).toBeDisabled()

  const extra = columnsOf(folder)
  const head = ['name', 'phones', ...extra.map(({ name }) => name)].join(',')
  const rest = extra.map(({ type }) => `,${goodValues[type]}`).join('')
  const rows = Array.from(
    { length: 12 },
    (_, at) => `Person ${at},${at === 4 ? 'no phone' : `09120000${String(at).padStart(2, '0')}`}${rest}`,
  )
  await wrong
    .getByLabel('CSV file')
    .setInputFiles({ name: 'better.csv', mimeType: 'text/csv', buffer: Buffer.from(`${head}\n${rows.join('\n')}\n`) })
  await expect(wrong).toContainText('1 of 12 rows will fail')
  await expect(wrong.getByRole('table').locator('tbody tr')).toHaveCount(10)
  await expect(wrong.getByRole('button', { name: 'Import CSV' })).toBeEnabled()
})

test('5 MB are accepted, one byte more is refused by the page and by the stream', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Sales Q4')
  const columns = columnsOf(folder)
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  const token = await tokenOf(stack, 'recruiter')

  const tooLarge = csvOfSize(limit + 1, 31, columns)
  const dialog = await chooseFile(page, { name: 'large.csv', mimeType: 'text/csv', buffer: tooLarge })
  await expect(dialog).toContainText(refusal)
  await expect(dialog).toContainText('The file is larger than 5 MB.')
  const answer = await uploadCsv(stack, token, folder.id, tooLarge, 'large.csv')
  expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([413, 'TOO_LARGE'])

  const largest = csvOfSize(limit, 32, columns)
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'largest.csv', mimeType: 'text/csv', buffer: largest })
  await dialog.getByRole('button', { name: 'Import CSV' }).click()
  await expect(desk(page).toast('Upload file successfully!')).toBeVisible()
  const { id } = await newestImport(stack, token, folder)
  const done = await untilImport(stack, token, id, isOver)
  expect([done.status, done.totalRows]).toEqual(['succeed', largest.toString().trimEnd().split('\n').length - 1])
})
