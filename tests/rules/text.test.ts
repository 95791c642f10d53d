import { expect, test } from 'vitest'
import { fold, phoneKey } from '../../common/text.ts'

test('fold strips Latin accents and keeps the voicing of kana', () => {
  expect(fold('Đức')).toBe('duc')
  expect(fold('NGUYỄN ộ')).toBe('nguyen o')
  expect(fold('が')).not.toBe(fold('か'))
})

test('phone keys meet across formats', () => {
  const keys = ['0912 345 678', '+84912345678', '(+84) 912-345-678', '84912345678'].map(phoneKey)
  expect(new Set(keys).size).toBe(1)
  expect(phoneKey('+81 90-1234-5678')).not.toBe(phoneKey('090-1234-5678'))
})
