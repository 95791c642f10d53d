import { expect, test } from 'vitest'
import { findTools } from '../../../../services/core/tools.ts'

test('a program is used from the configured path or not at all, and a wrong path is reported in one sentence', () => {
  const none = { sofficePath: 'none', chromiumPath: 'none', tesseractPath: 'none' }
  expect(findTools(none)).toEqual({})
  expect(findTools({ ...none, sofficePath: process.execPath })).toEqual({ soffice: process.execPath })
  expect(findTools({ ...none, tesseractPath: process.execPath })).toEqual({ tesseract: process.execPath })
  expect(() => findTools({ ...none, sofficePath: '/nowhere/soffice' })).toThrow(
    'SOFFICE_PATH names /nowhere/soffice, which is not there',
  )
  expect(() => findTools({ ...none, tesseractPath: '/nowhere/tesseract' })).toThrow(
    'TESSERACT_PATH names /nowhere/tesseract, which is not there',
  )
})
