import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseContents } from '../../../common/forms/contents.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import FormEditorPage from '../../../web/features/interviewForms/editor/FormEditorPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { contentsOf, form, formServices } from './forms.fixture.ts'

const keys = ['InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting'] as const

beforeEach(() => {
  // A wide window: the panel is beside the cards.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

test(
  'the initial value of a field, its read-only flag and its help are set and stored',
  { timeout: 60_000 },
  async () => {
    const fields = [
      { ...newField('Input', 'i'), title: 'Name' },
      { ...newField('Rate', 'r'), title: 'Stars' },
      { ...newField('Switch', 's'), title: 'On' },
      { ...newField('DatePicker', 'd'), title: 'Day' },
      { ...newQuestion('Choice', 'c'), title: 'Pick' },
    ]
    const { rest, forms } = formServices([form(1, { contents: contentsOf(...fields) })])
    const { user } = renderScreen(
      <Routes>
        <Route path="/interview-settings/form-editor/:formId" element={<FormEditorPage />} />
      </Routes>,
      { rest, path: `/interview-settings/form-editor/${uuid(1)}`, keys: [...keys] },
    )
    const edit = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `Edit: ${title}` }))
      return within(screen.getByRole('region', { name: 'Selected field' }))
    }
    const first = 'Initial value'
    const fill = async (box: HTMLElement, text: string) => {
      await user.clear(box)
      await user.paste(text)
    }
    const name = await edit('Name')
    await fill(name.getByLabelText(first), 'An')
    await user.click(name.getByRole('switch', { name: 'Cannot be changed' }))
    await fill(name.getByLabelText('Help text below the field'), 'As in the passport')
    const stars = (await edit('Stars')).getByLabelText(first)
    await fill(stars, '5')
    expect(screen.getByText('Maximum length is 4')).toBeTruthy()
    await fill(stars, '3')
    await user.click((await edit('On')).getByRole('switch', { name: first }))
    await fill((await edit('Day')).getByLabelText(first), '03/02/2026')
    await user.click((await edit('Pick')).getByRole('checkbox', { name: 'Selected by default: Option 2' }))

    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(forms[0]!.version).toBe(2))
    const stored = parseContents(forms[0]!.contents).fields
    expect(stored[0]).toMatchObject({ disabled: true, help: 'As in the passport' })
    expect(stored.map(({ defaultValue }) => defaultValue)).toEqual(['An', 3, true, '2026-02-03', 'Option 2'])
  },
)
