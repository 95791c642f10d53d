import { expect, test } from 'vitest'
import { findTools } from '../../../../services/core/tools.ts'

test('a program is where the settings say, or not used; a wrong path is one sentence', () => {
  expect(findTools({ sofficePath: process.execPath, chromiumPath: 'none' })).toEqual({ soffice: process.execPath })
  expect(() => findTools({ sofficePath: '/nowhere/soffice', chromiumPath: 'none' })).toThrow(
    'SOFFICE_PATH names /nowhere/soffice, which is not there',
  )
})
