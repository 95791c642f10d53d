import { expect, test } from 'vitest'
import * as services from '../../services/core/text.ts'
import * as web from '../../web/shared/text.ts'

const texts = [
  '', 'Đức', 'ĐẶNG Thị Hồng', 'Nguyễn Văn Ánh', 'ナカムラ', 'ナカムラ', 'が', 'か\u3099', 'ﬁnance', 'Ⅷ', 'Straße', 'İstanbul',
  'Å', 'A\u030A', 'ộ', 'o\u0323\u0302', '한국어', 'naïve CAFÉ', '中村 太郎', '１２３', '  two  spaces ', '👩‍💻', 'ﷺ', 'Ÿ', 'ǅ',
]
const phones = [
  '', '0912 345 678', '0912.345.678', '0912-345-678', '+84 912 345 678', '(+84)912345678', '84912345678', '+81 90-1234-5678', '８４９１２３４５６７８',
  '0084 912345678', '+1 (415) 555-2671', '028 3822 1234', 'không có', '84', '+84', '0',
]

test.each(texts)('services and web fold %j alike', (text) => {
  expect(web.fold(text)).toBe(services.fold(text))
})

test('fold strips Latin accents and keeps the voicing of kana', () => {
  expect(services.fold('Đức')).toBe('duc')
  expect(services.fold('NGUYỄN ộ')).toBe('nguyen o')
  expect(services.fold('が')).not.toBe(services.fold('か'))
})

test.each(phones)('services and web make the same key of the phone %j', (phone) => {
  expect(web.phoneKey(phone)).toBe(services.phoneKey(phone))
})

test('phone keys meet across formats', () => {
  const keys = ['0912 345 678', '+84912345678', '(+84) 912-345-678', '84912345678'].map(services.phoneKey)
  expect(new Set(keys).size).toBe(1)
  expect(services.phoneKey('+81 90-1234-5678')).not.toBe(services.phoneKey('090-1234-5678'))
})
