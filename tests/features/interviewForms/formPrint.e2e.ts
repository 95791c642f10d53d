import type { Page } from '@playwright/test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { noContents, serialiseContents } from '../../../common/forms/contents.ts'
import { fieldKinds, questionTypes, type FormField } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

const name = 'Form on paper – Biểu mẫu 面接'

/** Every kind and type, some twice, with points, in three languages, and one that depends on another. */
const fields: FormField[] = [
  ...fieldKinds.map((kind) => ({ ...newField(kind, `a-${kind}`), title: `${kind} một` })),
  {
    ...newQuestion('Choice', 'verdict'),
    title: 'Verdict 判定',
    required: true,
    reasonTitle: 'Vì sao',
    values: [
      { label: 'Hire', value: 'hire', point: 5, percent: 50 },
      { label: 'Decline', value: 'decline', point: 1, percent: 10 },
    ],
  },
  { ...newField('Input', 'salary'), title: 'Salary', showWhen: { field: 'verdict', is: ['hire'] } },
  ...questionTypes.map((type) => ({
    ...newQuestion(type, `q-${type}`),
    title: `${type} 二`,
    longText: type === 'Text',
  })),
  ...fieldKinds.map((kind) => ({ ...newField(kind, `b-${kind}`), title: `${kind} hai` })),
]

const paper = (page: Page) => page.getByRole('article', { name })

/** The printed result: its pages and their size in points. */
async function printed(page: Page) {
  const body = await page.pdf({ preferCSSPageSize: true })
  const file = await PDFDocument.load(body)
  return {
    body,
    count: file.getPageCount(),
    sizes: file.getPages().map((sheet) => [Math.round(sheet.getWidth()), Math.round(sheet.getHeight())]),
  }
}

test('a form is printed alone on white paper: empty from the list, with answers from the editor', async ({
  as,
  stack,
}) => {
  await rest(stack, await tokenOf(stack, 'interviewer'), 'POST', '/form-template/create', {
    formName: name,
    type: 1,
    contents: serialiseContents({ ...noContents, fields }),
  })
  const page = await as('interviewer', '/interview-settings?name=paper', {
    width: 1280,
    height: 900,
    colorScheme: 'dark',
  })
  await page.getByRole('button', { name: `Preview: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(paper(page).getByText('Only when Verdict 判定: Hire')).toBeVisible()
  await expect(paper(page).getByRole('textbox')).toHaveCount(0)
  await checkAccess(page)
  const empty = await printed(page)
  expect(empty.sizes).toEqual(Array(empty.count).fill([595, 842]))
  expect(empty.count).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of ['Search by form name', 'Cancel']) await expect(page.getByText(hidden)).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  const looks = await paper(page).evaluate((sheet) => ({
    torn: [...sheet.querySelectorAll('.form-paper-field')].filter(
      (field) => getComputedStyle(field).breakInside !== 'avoid',
    ).length,
    paper: getComputedStyle(sheet).backgroundColor,
    ink: getComputedStyle(sheet).color,
    around: getComputedStyle(document.body).backgroundColor,
    fonts: ['Inter Variable', 'Noto Sans JP Variable'].filter(
      (family) =>
        getComputedStyle(sheet).fontFamily.includes(family) &&
        [...document.fonts].some((font) => font.family.includes(family) && font.status === 'loaded'),
    ),
  }))
  expect(looks).toEqual({
    torn: 0,
    paper: 'rgb(255, 255, 255)',
    ink: 'rgb(28, 28, 36)',
    around: 'rgb(255, 255, 255)',
    fonts: ['Inter Variable', 'Noto Sans JP Variable'],
  })
  await page.emulateMedia({ media: null, colorScheme: 'dark' })

  await page.goto('/interview-settings?name=paper')
  await page.getByRole('link', { name: `Edit: ${name}` }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('radio', { name: 'Hire' }).check()
  await page.getByLabel('Salary').fill('25 triệu')
  await page.getByLabel('Vì sao').fill('Chị ấy rất giỏi 優秀')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(paper(page).getByText('25 triệu')).toBeVisible()
  await expect(paper(page).getByText('Points: 5, Percent: 50')).toBeVisible()
  await expect(paper(page).getByRole('status')).toHaveText('Points: 5 of 5Percent: 50 of 50')
  await checkAccess(page)
  const filled = await printed(page)
  expect(filled.sizes).toEqual(Array(filled.count).fill([595, 842]))
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.getByRole('radio', { name: 'Empty form' }).check()
  await expect(paper(page).getByText('25 triệu')).toHaveCount(0)
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.print = () => resolve('print')
      }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  expect(await asked).toBe('print')
})
