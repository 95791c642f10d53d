import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Answers } from '../../../common/forms/answers.ts'
import { newQuestion } from '../../../common/forms/newField.ts'
import { DynamicForm } from '../../../web/shared/forms/DynamicForm.tsx'
import { FormFilesContext, type FormFiles } from '../../../web/shared/forms/files/formFiles.ts'
import { RequestError } from '../../../web/shared/requestError.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

const fields = [
  { ...newQuestion('Upload', 'file'), title: 'Test task', required: true },
  { ...newQuestion('Text', 'text'), title: 'Remark' },
]

function open({ files, given = {}, isRead }: { files: FormFiles; given?: Answers; isRead?: boolean }) {
  const kept: Answers[] = []
  function Form() {
    const [answers, setAnswers] = useState(given)
    kept.push(answers)
    return (
      <FormFilesContext value={files}>
        <DynamicForm
          fields={fields}
          answers={answers}
          onAnswer={isRead ? undefined : (key, answer) => setAnswers((before) => ({ ...before, [key]: answer }))}
        />
      </FormFilesContext>
    )
  }
  return { ...renderScreen(<Form />, { rest: fakeRest(), path: '/' }), answers: () => kept.at(-1) }
}

const pdf = new File(['%PDF-1.4'], 'Task of Mai.pdf', { type: 'application/pdf' })
const input = () => screen.findByLabelText<HTMLInputElement>('Test task', { selector: 'input' })

test('a chosen file is uploaded and becomes the answer, without losing what is being typed; it can be opened and removed', async () => {
  let arrive = (_path: string) => {}
  const opened: string[] = []
  const { user, answers } = open({
    files: {
      keep: () => new Promise((resolve) => (arrive = resolve)),
      open: (path, name) => Promise.resolve(void opened.push(path, name)),
    },
  })
  await user.upload(await input(), pdf)
  expect(await screen.findByText('Sending the file…')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Fine')
  arrive('company/1.pdf')
  await user.click(await screen.findByRole('link', { name: 'Task of Mai.pdf' }))
  expect(opened).toEqual(['company/1.pdf', 'Task of Mai.pdf'])
  expect(answers()).toEqual({ text: { value: 'Fine' }, file: { value: ['company/1.pdf', 'Task of Mai.pdf'] } })
  await user.click(screen.getByRole('button', { name: 'Remove Task of Mai.pdf' }))
  expect(answers()?.file).toEqual({ value: null })
  await waitFor(async () => expect(document.activeElement).toBe(await input()))
})

test('a file of another kind is not sent; a refusal of the service is shown, and another file can be tried', async () => {
  let calls = 0
  const { user, answers } = open({
    files: {
      keep() {
        calls += 1
        return calls === 1
          ? Promise.reject(new RequestError('REFUSED', 'Your files are too many', { errorCode: 'NOT_WORDED' }))
          : Promise.resolve('company/2.pdf')
      },
    },
  })
  await user.upload(await input(), pdf)
  expect((await screen.findByRole('alert')).textContent).toBe('Your files are too many')
  await user.upload(await input(), pdf)
  await screen.findByText('Task of Mai.pdf')
  expect([calls, answers()?.file?.value]).toEqual([2, ['company/2.pdf', 'Task of Mai.pdf']])
})

test('a read-only form names its file, which can be opened but not removed', async () => {
  const opened: string[] = []
  open({
    isRead: true,
    given: { file: { value: ['company/1.pdf', 'Task of Mai.pdf'] } },
    files: {
      keep: () => Promise.reject(new Error('nothing is kept')),
      open: (path) => Promise.resolve(void opened.push(path)),
    },
  })
  const link = await screen.findByRole('link', { name: 'Task of Mai.pdf' })
  link.focus()
  expect(document.activeElement).toBe(link)
  fireEvent.keyDown(link, { key: 'Enter' })
  expect(opened).toEqual(['company/1.pdf'])
  expect(screen.getByRole('button', { name: 'Remove Task of Mai.pdf' }).matches(':disabled')).toBe(true)
})
