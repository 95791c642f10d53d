import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { newField } from '../../../common/forms/newField.ts'
import { jobRankList, statusGroupList } from '../../../services/features/lookups/contract.ts'
import FormEditorPage from '../../../web/features/interviewForms/editor/FormEditorPage.tsx'
import FormPreviewDialog from '../../../web/features/interviewForms/list/FormPreviewDialog.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { contentsOf, form, formServices } from './forms.fixture.ts'

const keys = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
] as const
const page = (
  <Routes>
    <Route path="/interview-settings/form-editor/:formId?" element={<FormEditorPage />} />
  </Routes>
)
const columnsIn = (box: HTMLElement) =>
  box.querySelector<HTMLElement>('.form-fields')!.style.getPropertyValue('--form-columns')
const button = (name: string) => screen.getByRole('button', { name })

test('SETTING sets the number of columns of the form: undone, redone, previewed, printed and saved', async () => {
  const { rest, forms } = formServices([form(1, { contents: contentsOf({ ...newField('Input', 'a'), title: 'A' }) })])
  const { user } = renderScreen(page, {
    rest: rest.on(jobRankList, () => []).on(statusGroupList, () => []),
    keys: [...keys],
    path: `/interview-settings/form-editor/${uuid(1)}?tab=setting`,
  })
  const select = async () => (await screen.findByRole('combobox', { name: 'Columns' })) as HTMLSelectElement
  expect([...(await select()).options].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '6', '8', '12', '24'])
  expect((await select()).value).toBe('1')
  await user.selectOptions(await select(), '3')
  await user.click(button('Undo'))
  expect((await select()).value).toBe('1')
  await user.click(button('Redo'))
  expect((await select()).value).toBe('3')
  await user.click(button('Preview'))
  await screen.findByRole('textbox', { name: 'A' })
  expect(columnsIn(document.body)).toBe('3')
  await user.click(button('Print'))
  expect(columnsIn(await screen.findByRole('article'))).toBe('3')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await user.click(button('Save'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  await toast('Save form successfully!')
  await waitFor(() => expect(JSON.parse(forms[0]!.contents)).toMatchObject({ columns: 3 }))
})

test('a stored form is shown in its columns; a count that does not divide 24 is treated as one', async () => {
  const contents = (columns: unknown) =>
    JSON.stringify({ columns, extendProperties: [{ ...newField('Input', 'a'), title: 'A' }] })
  const { rest } = formServices([form(1, { contents: contents(4) }), form(2, { contents: contents(5) })])
  const open = (number: number) =>
    renderScreen(<FormPreviewDialog name="Stored" databaseId={uuid(number)} onClose={() => {}} />, {
      rest,
      path: '/',
      keys: [...keys],
    })
  for (const [number, columns] of [
    [1, '4'],
    [2, '1'],
  ] as const) {
    open(number)
    await screen.findByRole('textbox', { name: 'A' })
    expect(columnsIn(screen.getByRole('dialog'))).toBe(columns)
    cleanup()
  }
})
