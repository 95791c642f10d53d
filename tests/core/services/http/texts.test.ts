import { expect, test } from 'vitest'
import { detectType } from '../../../../services/core/files/fileType.ts'

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
