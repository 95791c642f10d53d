import { expect, test } from 'vitest'
import {
  answerFileKinds,
  answerFileMaxBytes,
  fileAnswer,
  fileFault,
  fileOf,
} from '../../../common/forms/answerFiles.ts'
import { checkAnswers } from '../../../common/forms/check.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { fileExtensions, mediaMaxBytes } from '../../../services/features/media/mediaShapes.ts'

test('what is offered is what the file service takes', () => {
  expect([...answerFileKinds]).toEqual([...fileExtensions])
  expect(answerFileMaxBytes).toBe(mediaMaxBytes)
})

test('a file is a path and a name, and nothing else is one', () => {
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

test('kind and size are seen before a file is sent', () => {
  expect(fileFault({ name: 'Task.PDF', size: answerFileMaxBytes })).toBeNull()
  expect(fileFault({ name: 'Task.pdf', size: answerFileMaxBytes + 1 })).toBe('size')
  for (const name of ['run.exe', 'none', 'pdf']) expect(fileFault({ name, size: 1 })).toBe('kind')
})

test('a required file is asked for, also by a question; what is no file is refused', () => {
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
