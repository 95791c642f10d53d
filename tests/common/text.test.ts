import { expect, test } from 'vitest'
import { emailKey, fold, phoneKey } from '../../common/text.ts'

test.each([
  ['Nguyễn Thị Đào', 'nguyen thi dao'],
  ['ＡＢＣ', 'abc'],
  ['がぎぐ', 'がぎぐ'],
  ['ｶﾞ', 'ガ'],
  ['İstanbul', 'istanbul'],
  ['Ô TÔ', 'o to'],
])('fold %s', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['0912 345 678', '0912345678'],
  ['+84 912-345-678', '0912345678'],
  ['84912345678', '0912345678'],
  ['(+84) 912 345 678', '0912345678'],
  ['+81 90 1234 5678', '+819012345678'],
  ['845551234', '845551234'],
  ['', ''],
])('phone %s', (text, key) => expect(phoneKey(text)).toBe(key))

test('an e-mail address is normalised', () =>
  expect(emailKey('  An.Nguyen@Example.COM ')).toBe('an.nguyen@example.com'))
