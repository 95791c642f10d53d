import { expect, test } from 'vitest'
import { csvRow } from '../../services/core/csv.ts'
import { detectType } from '../../services/core/fileType.ts'
import { emailKey, fold, phoneKey } from '../../common/text.ts'

test.each([
  ['Nguyễn Thị Đào', 'nguyen thi dao'], ['ＡＢＣ', 'abc'], ['がぎぐ', 'がぎぐ'], ['ｶﾞ', 'ガ'], ['İstanbul', 'istanbul'], ['Ô TÔ', 'o to'],
])('fold %s', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['0912 345 678', '0912345678'], ['+84 912-345-678', '0912345678'], ['84912345678', '0912345678'], ['(+84) 912 345 678', '0912345678'],
  ['+81 90 1234 5678', '+819012345678'], ['845551234', '845551234'], ['', ''],
])('phone %s', (text, key) => expect(phoneKey(text)).toBe(key))

test('e-mail', () => expect(emailKey('  An.Nguyen@Example.COM ')).toBe('an.nguyen@example.com'))

test('CSV rows are quoted where needed and run no formula', () => {
  expect(csvRow(['a', 1, null, 'b,c', 'd "e"', 'f\ng'])).toBe('a,1,,"b,c","d ""e""","f\ng"\r\n')
  expect(csvRow(['=1+1', '+cmd|x', '@x', '-1', '+84 912', '\t=1'])).toBe("'=1+1,'+cmd|x,'@x,-1,+84 912,\"'\t=1\"\r\n")
})

test.each([
  [Buffer.from('a,b\nđ'), 'text/plain'], [Buffer.from('\ufeffa', 'utf16le'), 'text/plain'], [Buffer.from('a,b', 'utf16le'), 'text/plain'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'image/png'], [Buffer.from('%PDF-1.4'), 'application/pdf'],
  [Buffer.from([1, 2, 3]), 'application/octet-stream'], [Buffer.alloc(8), 'application/octet-stream'], [Buffer.alloc(0), 'text/plain'],
])('type of %s', (head, type) => expect(detectType(head)).toBe(type))
