import { expect, test } from 'vitest'
import { fileName, toVisibleText, withExtension } from '../../../../services/core/files/fileNames.ts'
import { disposition } from '../../../../services/core/http/mountRoute.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Hồ sơ Đức.PDF', 'Hồ sơ Đức.PDF'],
  ['履歴書.docx', '履歴書.docx'],
  ['C:\\cvs\\..\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['a\u200bb\ufeff.pdf', 'ab.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie_ x.pdf'],
  ['a\0.pdf', 'a .pdf'],
  ['a.pdf. . ', 'a.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['\u202e', 'file'],
  ['.htaccess', 'htaccess'],
  ['a:b|c?.txt', 'a_b_c_.txt'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['\u2066evil\u2069.pdf', 'evil.pdf'],
  ['a\u2028b.pdf', 'a b.pdf'],
  ['a\u3164b.pdf', 'ab.pdf'],
  ['x\u202e\\..\\y.pdf', 'y.pdf'],
])('the name %j is kept as %j', (given, name) => expect(fileName(given)).toBe(name))

test('a long name keeps its extension and is cut between characters', () => {
  expect(fileName(`${'a'.repeat(500)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`)
  expect(fileName(`${'😀'.repeat(300)}.pdf`).isWellFormed()).toBe(true)
})

const pdf = 'application/pdf'
test.each([
  ['cv.pdf', pdf, 'cv.pdf'],
  ['cv.PDF', pdf, 'cv.PDF'],
  ['cv.hta', pdf, 'cv.pdf'],
  ['cv.pdf.exe', pdf, 'cv.pdf'],
  ['cv', pdf, 'cv.pdf'],
  ['Mr. An', pdf, 'Mr. An.pdf'],
  ['note.bat', 'text/plain', 'note.txt'],
  ['list.csv', 'text/plain; charset=utf-8', 'list.csv'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['cv.lnk', 'application/octet-stream', 'cv.bin'],
  ['sound.ogg', 'audio/ogg', 'sound.ogg'],
])('%s of the type %s is called %s', (name, type, called) => expect(withExtension(name, type)).toBe(called))

test('a text from outside shows its hidden characters', () => {
  expect(toVisibleText('Hello\u202e gpj.exe\r\nBcc: x\u200b')).toBe('Hello gpj.exe Bcc: x')
  expect(toVisibleText('Đơn ứng tuyển 応募')).toBe('Đơn ứng tuyển 応募')
})

test('a header contains the name in ASCII and in full', () => {
  expect(disposition('Hồ "sơ".pdf')).toBe(
    'attachment; filename="Ho _so_.pdf"; filename*=UTF-8\'\'H%E1%BB%93%20%22s%C6%A1%22.pdf',
  )
  expect(disposition('履歴書.pdf', true)).toBe(
    'inline; filename="download.pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf',
  )
})
