import { expect, test } from 'vitest'
import { findNeedles, needlesOf } from '../../../services/features/media/needles.ts'

const found = (text: string, texts: string[], fields: ('email' | 'phone')[] = []) =>
  findNeedles([...text], needlesOf(texts, fields)).map(({ start, end }) => [...text].slice(start, end).join(''))

test.each([
  ['Contact an.tran@example.co.jp now', ['an.tran@example.co.jp']],
  ['a@b.vn;C_d+e@sub.example.com', ['a@b.vn', 'C_d+e@sub.example.com']],
  ['no at sign example.com, 5 @ 3', []],
])('e-mail addresses in %j', (text, expected) => {
  expect(found(text, [], ['email'])).toEqual(expected)
})

test.each([
  ['Tel: 0912 345 678, Zalo (+84) 977-010-222', ['0912 345 678', '(+84) 977-010-222']],
  ['(028) 3822 1234 / +81 90-1234-5678', ['(028) 3822 1234', '+81 90-1234-5678']],
  ['0912345678 0987654321', ['0912345678', '0987654321']],
  ['２０１９ – 2023, GPA 3.97, VND 20.000.000, ISO 27001, 01/02/2001', []],
])('phone numbers in %j', (text, expected) => {
  expect(found(text, [], ['phone'])).toEqual(expected)
})

test.each([
  ['Trần  Văn ĐỨC', 'tran van duc', ['Trần  Văn ĐỨC']],
  ['T r ầ n Văn Đức', 'Trần Văn Đức', ['T r ầ n Văn Đức']],
  ['鈴木 健太 (ｽｽﾞｷ)', '鈴木健太', ['鈴木 健太']],
  ['An plans: a candidate, Ân', 'An', ['An', 'Ân']],
  ['call +84 912.345.678', '0912345678', ['+84 912.345.678']],
  ['call 0912 345 678 9', '+84912345678', ['0912 345 678']],
  ['a.b (c) [d]', 'a.b (c)', ['a.b (c)']],
  ['nothing', '   ', []],
])('in %j the name %j is found', (text, name, expected) => {
  expect(found(text, [name])).toEqual(expected)
})
