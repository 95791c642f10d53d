import { expect, test } from 'vitest'
import { csvRow } from '../../services/core/csv.ts'
import { detectType } from '../../services/core/fileType.ts'

test('CSV rows are quoted where needed and run no formula', () => {
  expect(csvRow(['a', 1, null, 'b,c', 'd "e"', 'f\ng'])).toBe('a,1,,"b,c","d ""e""","f\ng"\r\n')
  expect(csvRow(['=1+1', '+cmd|x', '@x', '-1', '+84 912', '\t=1'])).toBe("'=1+1,'+cmd|x,'@x,-1,+84 912,\"'\t=1\"\r\n")
})

test.each([
  [Buffer.from('a,b\nđ'), 'text/plain'],
  [Buffer.from('\ufeffa', 'utf16le'), 'text/plain'],
  [Buffer.from('a,b', 'utf16le'), 'text/plain'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'image/png'],
  [Buffer.from('%PDF-1.4'), 'application/pdf'],
  [Buffer.from([1, 2, 3]), 'application/octet-stream'],
  [Buffer.alloc(8), 'application/octet-stream'],
  [Buffer.alloc(0), 'text/plain'],
])('type of %s', (head, type) => expect(detectType(head)).toBe(type))
