import { expect, test } from 'vitest'
import {
  answerFileKinds,
  answerFileMaxBytes,
  fileAnswer,
  findFileFault,
  fileOf,
} from '../../../common/forms/answerFiles.ts'
import { checkAnswers } from '../../../common/forms/check.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { fileExtensions, mediaMaxBytes } from '../../../services/features/media/mediaShapes.ts'

test('the offered file types are those that the file service accepts', () => {
  expect([...answerFileKinds]).toEqual([...fileExtensions])
  expect(answerFileMaxBytes).toBe(mediaMaxBytes)
})

test('a file is a path and a name, and nothing else is a file', () => {
  expect(fileOf(['a/b.pdf', 'Task.pdf'])).toEqual({ path: 'a/b.pdf', name: 'Task.pdf' })
  for (const value of [
    null,
    'a/b.pdf',
    [],
    ['a'],
    ['a', 'b', 'c'],
    ['', 'b'],
    ['a', ' '],
    ['a', 1],
    ['a'.repeat(201), 'b'],
  ])
    expect(fileOf(value)).toBeNull()
  expect(fileOf(fileAnswer({ path: 'a', name: `${'x'.repeat(300)}.pdf` }))?.name).toMatch(/^x{251}\.pdf$/)
})

test('kind and size are checked before a file is sent', () => {
  expect(findFileFault({ name: 'Task.PDF', size: answerFileMaxBytes })).toBeNull()
  expect(findFileFault({ name: 'Task.pdf', size: answerFileMaxBytes + 1 })).toBe('size')
  for (const name of ['run.exe', 'none', 'pdf']) expect(findFileFault({ name, size: 1 })).toBe('kind')
})

test('a required file is demanded, also by a question; a value that is not a file is refused', () => {
  const fields = [
    { ...newField('Upload', 'a'), required: true, error: 'Send the task' },
    { ...newQuestion('Upload', 'b'), required: true },
    newQuestion('Upload', 'c'),
    newQuestion('Upload', 'd'),
  ]
  expect(checkAnswers(fields, { c: { value: 'a/b.pdf' }, d: { value: ['a/b.pdf', 'b.pdf'] } })).toEqual({
    a: { value: { code: 'own', text: 'Send the task' } },
    b: { value: { code: 'required' } },
    c: { value: { code: 'unknown' } },
  })
})
