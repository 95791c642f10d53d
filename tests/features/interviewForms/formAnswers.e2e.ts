import type { Locator, Page } from '@playwright/test'
import { noContents, serialiseContents } from '../../../common/forms/contents.ts'
import { fieldKinds, questionTypes, type FormField } from '../../../common/forms/fields.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { expect, test } from '../../support/journey.ts'

/** The exact messages in each language. */
const words = {
  en: {
    edit: 'Edit',
    preview: 'Preview',
    check: 'Check answers',
    fine: 'These answers are valid.',
    required: 'This field is required',
    own: 'Bạn tên gì? お名前は?',
    answer: 'Please enter your answer',
    choice: 'Please choose your answer',
    reason: 'Please enter reason',
    min: 'Min length is 5',
    max: 'Max length is 3',
    atLeast: 'Value must be greater than 1',
    atMost: 'Value must be less than 40',
    notANumber: 'Enter a number',
    notADate: 'Enter a date as DD/MM/YYYY',
    short: 'Should be more than 20 character',
    long: 'Should be less than 30 character',
    more: 'Value must be greater than 10',
    moreOrEqual: 'Value must be greater than or equal to 10',
    less: 'Value must be less than 10',
    lessOrEqual: 'Value must be less than or equal to 10',
    between: 'Value must be between 1 and 5',
  },
  vi: {
    edit: 'Sửa',
    preview: 'Xem trước',
    check: 'Kiểm tra câu trả lời',
    fine: 'Các câu trả lời này có thể gửi được.',
    required: 'Trường này là bắt buộc',
    own: 'Bạn tên gì? お名前は?',
    answer: 'Vui lòng nhập câu trả lời',
    choice: 'Vui lòng chọn câu trả lời',
    reason: 'Vui lòng nhập lý do',
    min: 'Độ dài tối thiểu là 5',
    max: 'Độ dài tối đa là 3',
    atLeast: 'Giá trị không được nhỏ hơn 1',
    atMost: 'Giá trị không được lớn hơn 40',
    notANumber: 'Hãy nhập một số',
    notADate: 'Hãy nhập ngày theo dạng ngày/tháng/năm, ví dụ 31/01/2026',
    short: 'Cần ít nhất 20 ký tự',
    long: 'Không được vượt quá 30 ký tự',
    more: 'Giá trị phải lớn hơn 10',
    moreOrEqual: 'Giá trị phải lớn hơn hoặc bằng 10',
    less: 'Giá trị phải nhỏ hơn 10',
    lessOrEqual: 'Giá trị phải nhỏ hơn hoặc bằng 10',
    between: 'Giá trị phải từ 1 đến 5',
  },
  ja: {
    edit: '編集',
    preview: 'プレビュー',
    check: '回答を確認',
    fine: 'この回答は送信できます。',
    required: '必須項目です',
    own: 'Bạn tên gì? お名前は?',
    answer: '回答を入力してください',
    choice: '回答を選択してください',
    reason: '理由を入力してください',
    min: '5 文字以上で入力してください',
    max: '3 文字以内で入力してください',
    atLeast: '1 以上の値を入力してください',
    atMost: '40 以下の値を入力してください',
    notANumber: '数値を入力してください',
    notADate: '日付を「日/月/年」の形で入力してください（例：31/01/2026）',
    short: '20 文字以上で入力してください',
    long: '30 文字以内で入力してください',
    more: '10 より大きい値を入力してください',
    moreOrEqual: '10 以上の値を入力してください',
    less: '10 より小さい値を入力してください',
    lessOrEqual: '10 以下の値を入力してください',
    between: '1 から 5 までの値を入力してください',
  },
} as const
type Word = keyof (typeof words)['en']

interface Case {
  field: FormField
  /** The messages while nothing is answered. */
  empty?: Word[]
  /** A wrong answer, and its message. */
  wrong?: [give: (box: Locator) => Promise<unknown>, said: Word]
  right: (box: Locator) => Promise<unknown>
}

const typed = (text: string) => (box: Locator) => box.locator('input, textarea').first().fill(text)
const picked = (role: 'radio' | 'checkbox' | 'switch', name?: string) => (box: Locator) =>
  box.getByRole(role, { name }).check()
const chosen = (value: string) => (box: Locator) => box.getByRole('combobox').selectOption(value)
const rated = (level: number) => (box: Locator) =>
  box
    .locator('.rate input')
    .nth(level - 1)
    .check({ force: true })
const reasoned = (text: string) => (box: Locator) => box.locator('.form-reason textarea').fill(text)
const both =
  (...steps: ((box: Locator) => Promise<unknown>)[]) =>
  async (box: Locator) => {
    for (const step of steps) await step(box)
  }

const field = (kind: Parameters<typeof newField>[0], title: string, members: FormField = {}) => ({
  ...newField(kind, title),
  title,
  required: true,
  ...members,
})
const question = (type: Parameters<typeof newQuestion>[0], title: string, members: FormField = {}) => ({
  ...newQuestion(type, title),
  title,
  required: true,
  ...members,
})
const restricted = (title: string, resOption: string, bounds: FormField) =>
  question('Text', title, { displayRestriction: true, resOption, ...bounds })
const enough = 'An answer that is long enough'

const cases: readonly Case[] = [
  {
    field: field('Input', 'Name', { minLength: 5 }),
    empty: ['required'],
    wrong: [typed('Mai'), 'min'],
    right: typed('Nguyễn Mai'),
  },
  {
    field: field('Input', 'Code', { required: false, maxLength: 3 }),
    wrong: [typed('ABCD'), 'max'],
    right: typed('ABC'),
  },
  { field: field('Input', 'Own words', { error: 'Bạn tên gì? お名前は?' }), empty: ['own'], right: typed('Đức') },
  {
    field: field('Input', 'Years', { valueType: 'number', greaterThan: 1, lessThan: 40 }),
    empty: ['required'],
    wrong: [typed('0'), 'atLeast'],
    right: typed('1'),
  },
  {
    field: field('Input', 'Salary', { valueType: 'number', lessThan: 40 }),
    empty: ['required'],
    wrong: [typed('41'), 'atMost'],
    right: typed('40'),
  },
  {
    field: field('Input', 'Age', { valueType: 'number' }),
    empty: ['required'],
    wrong: [typed('many'), 'notANumber'],
    right: typed('30'),
  },
  {
    field: field('TextArea', 'Story', { minLength: 5 }),
    empty: ['required'],
    wrong: [typed('So'), 'min'],
    right: typed('So it was'),
  },
  { field: field('Radio', 'Place', { defaultValue: null }), empty: ['required'], right: picked('radio', 'Two') },
  { field: field('Combobox', 'Level'), empty: ['required'], right: chosen('Two') },
  {
    field: field('Multiple', 'Tools', { defaultValue: null }),
    empty: ['required'],
    right: picked('checkbox', 'Three'),
  },
  { field: field('Checkbox', 'Agreed'), empty: ['required'], right: picked('checkbox') },
  { field: field('Switch', 'Remote'), right: picked('switch') },
  { field: field('Rate', 'Skill'), empty: ['required'], right: rated(4) },
  { field: field('Slider', 'Share', { value: 10 }), right: typed('40') },
  {
    field: field('DatePicker', 'Day'),
    empty: ['required'],
    wrong: [typed('31/02/2026'), 'notADate'],
    right: typed('28/02/2026'),
  },
  { field: field('TimePicker', 'Hour'), empty: ['required'], right: typed('09:30') },
  { field: question('Text', 'Why'), empty: ['answer'], wrong: [typed('Short'), 'short'], right: typed(enough) },
  {
    field: question('Text', 'Brief', { maxLength: 30 }),
    empty: ['answer'],
    wrong: [typed(enough.repeat(2)), 'long'],
    right: typed(enough),
  },
  {
    field: restricted('Over', 'Greater than', { minValue: 10 }),
    empty: ['answer'],
    wrong: [typed('10'), 'more'],
    right: typed('11'),
  },
  {
    field: restricted('From', 'Greater than or equal to', { minValue: 10 }),
    empty: ['answer'],
    wrong: [typed('9'), 'moreOrEqual'],
    right: typed('10'),
  },
  {
    field: restricted('Under', 'Less than', { maxValue: 10 }),
    empty: ['answer'],
    wrong: [typed('10'), 'less'],
    right: typed('9'),
  },
  {
    field: restricted('Up to', 'Less than or equal to', { maxValue: 10 }),
    empty: ['answer'],
    wrong: [typed('11'), 'lessOrEqual'],
    right: typed('10'),
  },
  {
    field: restricted('Within', 'Between', { minValue: 1, maxValue: 5 }),
    empty: ['answer'],
    wrong: [typed('6'), 'between'],
    right: typed('5'),
  },
  {
    field: restricted('Count', 'Number', {}),
    empty: ['answer'],
    wrong: [typed('some'), 'notANumber'],
    right: typed('3'),
  },
  {
    field: question('Choice', 'Verdict', { reasonTitle: 'Because' }),
    empty: ['choice', 'reason'],
    wrong: [both(picked('radio', 'Option 2'), reasoned('No')), 'short'],
    right: reasoned('As the candidate said so'),
  },
  {
    field: question('DatePicker', 'Start'),
    empty: ['required'],
    wrong: [typed('soon'), 'notADate'],
    right: typed('01/03/2026'),
  },
  { field: question('Rate', 'Fit', { symbol: 'Number' }), empty: ['required'], right: rated(2) },
]
/** Fields that take no answer are among the others. */
const displayed = (['Title', 'Paragraph', 'Divider', 'Image', 'Section', 'Upload'] as const).map((kind) =>
  newField(kind, kind),
)
const fields = [...displayed, ...cases.map((one) => one.field), newQuestion('Upload', 'upload')]

const titleOf = ({ field: { title } }: Case) => String(title)
const box = (page: Page, title: string) =>
  page
    .locator('.form-field')
    .filter({ has: page.locator('label, .form-label').getByText(new RegExp(`^${title}( \\*)?$`)) })
/** The messages under each question. */
const said = (page: Page) =>
  page.locator('.form-field').evaluateAll((all) =>
    Object.fromEntries(
      all.flatMap((one) => {
        const texts = [...one.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
        return texts.length > 0
          ? [[one.querySelector('label, .form-label')?.textContent?.replace(/ \*$/, ''), texts]]
          : []
      }),
    ),
  )

test('every kind of field and every type of question is covered', () => {
  expect(new Set(fields.map(({ inputType, itemType }) => inputType ?? itemType))).toEqual(
    new Set([...fieldKinds, ...questionTypes]),
  )
})

for (const [at, language] of (['en', 'vi', 'ja'] as const).entries()) {
  test(`wrong and right answers to every kind of field, ${language}`, async ({ as, stack }) => {
    const name = `Every answer ${at}`
    await rest(stack, await tokenOf(stack, 'interviewer'), 'POST', '/form-template/create', {
      formName: name,
      type: 1,
      contents: serialiseContents({ ...noContents, fields }),
    })
    const own = words[language]
    const page = await as('interviewer', `/interview-settings?name=${encodeURIComponent(name)}`, {
      width: 1280,
      height: 900,
      language,
    })
    await page.getByRole('link', { name: `${own.edit}: ${name}` }).click()
    await page.getByRole('button', { name: own.preview, exact: true }).click()
    // Days and times start with the current moment.
    for (const title of ['Day', 'Start', 'Hour']) await typed('')(box(page, title))
    expect(await said(page)).toEqual({})
    const check = page.getByRole('button', { name: own.check })
    await check.click()
    await expect
      .poll(() => said(page))
      .toEqual(
        Object.fromEntries(
          cases.flatMap((one) => (one.empty ? [[titleOf(one), one.empty.map((word) => own[word])]] : [])),
        ),
      )
    await expect(box(page, 'Name').locator('input')).toBeFocused()
    for (const one of cases) await (one.wrong?.[0] ?? one.right)(box(page, titleOf(one)))
    await expect
      .poll(() => said(page))
      .toEqual(Object.fromEntries(cases.flatMap((one) => (one.wrong ? [[titleOf(one), [own[one.wrong[1]]]]] : []))))
    await check.click()
    await expect(page.getByText(own.fine)).toHaveCount(0)
    for (const one of cases) if (one.wrong) await one.right(box(page, titleOf(one)))
    await expect.poll(() => said(page)).toEqual({})
    await check.click()
    await expect(page.getByText(own.fine)).toBeVisible()
  })
}
