import { fieldKinds, questionTypes } from '../../../common/forms/fields.ts'
import texts from '../../../web/features/interviewForms/en.ts'
import { expect, test } from '../../support/journey.ts'
import { button, cards, create, saved } from './formDesk.ts'

test('a form of every kind of field is built, saved, duplicated and saved as a new form', async ({ as }) => {
  const page = await as('interviewer', '/interview-settings', { width: 1440, height: 900 })
  await create(page, 'Every kind')
  const palette = page.getByRole('group', { name: 'Add field' })
  for (const [at, kind] of fieldKinds.entries()) {
    await palette.getByRole('button', { name: texts.kinds[kind], exact: true }).click()
    await expect(cards(page)).toHaveCount(at + 1)
  }
  await saved(page)
  await page.goto('/interview-settings?name=every')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Duplicate an existing form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Form name').fill('Every kind again')
  await dialog.getByRole('combobox').fill('Every')
  await page.getByRole('option', { name: 'Every kind', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(fieldKinds.length)
  await saved(page)
  await page.goto('/interview-settings?name=every')
  for (const name of ['Every kind', 'Every kind again'])
    await expect(page.getByRole('link', { name: `Edit: ${name}`, exact: true })).toBeVisible()
})

test('questions of every type are tried out: a short answer is refused in three languages, a long one is accepted', async ({
  as,
}) => {
  const page = await as('interviewer', '/interview-settings', { width: 1440, height: 900 })
  await create(page, 'Every question')
  await page.getByRole('radio', { name: 'Questions' }).check()
  for (const type of questionTypes)
    await page
      .getByRole('group', { name: 'Add Input' })
      .getByRole('button', { name: texts.kinds[type], exact: true })
      .click()
  await expect(cards(page)).toHaveCount(questionTypes.length)
  await saved(page)
  const languages = [
    {
      language: 'en',
      edit: 'Edit',
      preview: 'Preview',
      check: 'Check answers',
      short: 'Should be more than 20 character',
      fine: 'These answers are valid.',
    },
    {
      language: 'vi',
      edit: 'Sửa',
      preview: 'Xem trước',
      check: 'Kiểm tra câu trả lời',
      short: 'Cần ít nhất 20 ký tự',
      fine: 'Các câu trả lời này có thể gửi được.',
    },
    {
      language: 'ja',
      edit: '編集',
      preview: 'プレビュー',
      check: '回答を確認',
      short: '20 文字以上で入力してください',
      fine: 'この回答は送信できます。',
    },
  ] as const
  for (const { language, edit, preview, check, short, fine } of languages) {
    const other = await as('interviewer', '/interview-settings?name=every+question', { language })
    await other.getByRole('link', { name: `${edit}: Every question` }).click()
    await button(other, preview).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByLabel('Text').fill('Short')
    await button(other, check).click()
    await expect(dialog.getByText(short)).toBeVisible()
    await dialog.getByLabel('Text').fill('An answer that is long enough')
    await button(other, check).click()
    await expect(other.getByText(fine)).toBeVisible()
  }
})
