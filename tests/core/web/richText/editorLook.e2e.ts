import type { Locator, Page } from '@playwright/test'
import formsEn from '../../../../web/features/interviewForms/en.ts'
import formsJa from '../../../../web/features/interviewForms/ja.ts'
import formsVi from '../../../../web/features/interviewForms/vi.ts'
import mailsEn from '../../../../web/features/emailTemplates/en.ts'
import mailsJa from '../../../../web/features/emailTemplates/ja.ts'
import mailsVi from '../../../../web/features/emailTemplates/vi.ts'
import listEn from '../../../../web/shared/list/en.ts'
import listJa from '../../../../web/shared/list/ja.ts'
import listVi from '../../../../web/shared/list/vi.ts'
import { checkAccess } from '../../../support/checkAccess.ts'
import { expect, test } from '../../../support/journey.ts'
import { isLooking, picture } from '../../../support/look.ts'

/** The content of the editor: everything that a mail may contain except a picture, in each language. */
const letters = {
  en: {
    ...{ list: listEn, mails: mailsEn, forms: formsEn },
    name: 'Interview at the office',
    subject: 'Your interview for Job_Title',
    html: '<h2>Your interview</h2><p>Dear <span data-token="Candidate_Name">Candidate_Name</span>,</p><p>we look forward to meeting you for <strong>Job_Title</strong>. Please bring:</p><ul><li>your <em>identity card</em></li><li>the certificates that your CV names</li></ul><h3>How to find us</h3><ol><li>Take the lift to the fifth floor.</li><li>Ask for <u>the recruiting team</u>.</li></ol><p>The way is on <a href="https://example.com/map">our map</a>.</p>',
  },
  vi: {
    ...{ list: listVi, mails: mailsVi, forms: formsVi },
    name: 'Phỏng vấn tại văn phòng',
    subject: 'Buổi phỏng vấn vị trí Job_Title',
    html: '<h2>Buổi phỏng vấn của bạn</h2><p>Chào <span data-token="Candidate_Name">Candidate_Name</span>,</p><p>chúng tôi rất mong được gặp bạn để trao đổi về vị trí <strong>Job_Title</strong>. Bạn vui lòng mang theo:</p><ul><li><em>căn cước công dân</em></li><li>các chứng chỉ ghi trong CV</li></ul><h3>Đường đến văn phòng</h3><ol><li>Đi thang máy lên tầng năm.</li><li>Hỏi <u>bộ phận tuyển dụng</u>.</li></ol><p>Xem đường đi trên <a href="https://example.com/map">bản đồ</a>.</p>',
  },
  ja: {
    ...{ list: listJa, mails: mailsJa, forms: formsJa },
    name: '来社での面接',
    subject: 'Job_Title の面接について',
    html: '<h2>面接のご案内</h2><p><span data-token="Candidate_Name">Candidate_Name</span> 様</p><p><strong>Job_Title</strong> の面接でお会いできることを楽しみにしております。当日は次のものをお持ちください。</p><ul><li><em>身分証明書</em></li><li>履歴書に記載の資格の証明書</li></ul><h3>アクセス</h3><ol><li>エレベーターで 5 階までお越しください。</li><li><u>採用チーム</u>をお呼び出しください。</li></ol><p>道順は<a href="https://example.com/map">地図</a>をご覧ください。</p>',
  },
} as const

/** Checks the page in both themes for faults. */
async function look(page: Page, name: string, part?: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await checkAccess(page)
    await picture(page, `${name}-${colorScheme}`, part)
  }
}

for (const language of ['en', 'vi', 'ja'] as const) {
  const { list, mails, forms, name, subject, html } = letters[language]

  test(`pictures of the editors in the language ${language}`, async ({ as }) => {
    test.skip(!isLooking, 'Nobody wants pictures: LOOK_DIR names no folder')
    const size = { width: 1280, height: 1000, language }
    const admin = await as('admin', '/email-templates', size)
    await admin.getByRole('button', { name: list.create, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: mails.name, exact: true }).fill(name)
    await dialog.getByRole('combobox', { name: mails.type }).selectOption({ label: 'Interview invitation' })
    await dialog.getByRole('combobox', { name: mails.language }).selectOption(language.toUpperCase())
    await dialog.getByRole('textbox', { name: mails.subject }).fill(subject)
    const editor = dialog.getByRole('textbox', { name: mails.text, exact: true })
    await editor.click()
    await editor.evaluate((box, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/html', text)
      const more = { dataTransfer, bubbles: true, cancelable: true }
      box.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', ...more }))
    }, html)
    await expect(editor.locator('ol li')).toHaveCount(2)
    await editor.scrollIntoViewIfNeeded()
    await look(admin, `rich-text-${language}`, dialog)

    const page = await as('interviewer', '/interview-settings?type=salaryOffer', size)
    await page.getByRole('link', { name: `${forms.edit}: Salary offer` }).click()
    await page.getByRole('button', { name: `${forms.editor.edit}: Bonus (months)` }).click()
    await look(page, `form-editor-${language}`)
    await page.getByRole('button', { name: forms.preview, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Benefits' })).toBeVisible()
    await look(page, `form-preview-${language}`)
  })
}
