import { expect, test } from 'vitest'
import {
  digitsOf,
  isAccountInput,
  isDigits,
  isEmail,
  isFilled,
  isLocalPhone,
  isLowerCase,
  isPhone,
  isRestricted,
  isUserName,
} from '../../common/patterns.ts'
import { sourcesOf } from '../support/sources.ts'

const judged = (is: (text: string) => boolean, ...texts: string[]) => texts.map(is)

test('phones begin with 0 or + and may be typed in any way; phones for calls contain digits only', () => {
  expect(judged(isPhone, '0912 345 678', '(028) 3822-1234', '+81 90-1234-5678')).toEqual([true, true, true])
  expect(judged(isPhone, '912345678', '+8490', '0912345678 ext', '')).toEqual([false, false, false, false])
  expect(judged(isLocalPhone, '0912345678', '02838221234', '0912 345 678', '+84912345678')).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('e-mail addresses', () => {
  expect(judged(isEmail, 'an@song.example', 'a.b+c@x-y.co.jp', 'ân@ví-dụ.vn')).toEqual([true, true, true])
  expect(judged(isEmail, 'an@song', 'an@song.x', 'a b@c.vn', '<an@c.vn>', 'an@@c.vn', '')).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  expect(isEmail(`${'a'.repeat(250)}@c.vn`)).toBe(false)
})

test('lower-case letters, and account names', () => {
  expect(judged(isLowerCase, 'city', 'City', 'a1', 'thành', '')).toEqual([true, false, false, false, false])
  expect(judged(isUserName, 'an', 'sato.kenta', 'admin@other', 'a', '.an', 'An', 'an ')).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('account input is an account name as users type it', () => {
  expect(judged(isAccountInput, ' An.Nguyen ', 'sato_k', 'a', 'an nguyen', '.an', 'ân', '')).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('restricted input consists of letters of any script, digits and four signs, without spaces', () => {
  expect(judged(isRestricted, 'HR/01', 'Phòng-1', '営業_2.a')).toEqual([true, true, true])
  expect(judged(isRestricted, '', 'a b', ' a', 'a+b', '<b>', 'a\n')).toEqual(Array.from({ length: 6 }, () => false))
})

test('digits only, and the digits of an input', () => {
  expect(judged(isDigits, '0', '0912', '', '1a', '-1', '1.5', '１', ' 1')).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect([digitsOf('+84 (91) ２3a'), digitsOf('abc')]).toEqual(['849123', ''])
})

test('trimmed text is not empty without the surrounding spaces', () => {
  expect([' a ', 0, '', '  \n', '\u3000', null, undefined].map(isFilled)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('the patterns are defined in one file', () => {
  const copies = sourcesOf('common', 'services', 'gateway', 'web').filter(
    ({ path, text }) =>
      path !== 'common/patterns.ts' && (text.includes('0\\d{9,10}') || /\[\^\\s@[^\]]*\]\+@\[\^\\s@/.test(text)),
  )
  // The pattern for addresses in a link of a rich text is weaker; the user's mail program decides.
  expect(copies.map(({ path }) => path)).toEqual(['web/shared/richText/editor/tools/LinkTool.tsx'])
})
