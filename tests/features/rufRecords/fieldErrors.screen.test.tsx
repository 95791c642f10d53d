import { screen, within } from '@testing-library/react'
import i18n from 'i18next'
import { expect, test } from 'vitest'
import { failure } from '../../../gateway/core/rest/restErrors.ts'
import { createMessage, type FieldErrors } from '../../../services/core/contract/messages.ts'
import { badInput } from '../../../services/core/http/errors.ts'
import { rufCreate } from '../../../services/features/rufRecords/contract.ts'
import RufRecordsPage from '../../../web/features/rufRecords/RufRecordsPage.tsx'
import { renderScreen } from '../../support/screen.tsx'
import { rufServices } from './rufRecords.fixture.ts'

const texts = import.meta.glob<{ default: object }>(
  '../../../web/{app/fieldErrors,shared/list,shared/texts,features/rufRecords}/{vi,ja}.ts',
  { eager: true },
)
for (const [path, { default: own }] of Object.entries(texts)) {
  const [folder = '', language = ''] = path.replace('.ts', '').split('/').slice(-2)
  i18n.addResourceBundle(language, folder === 'texts' ? 'shared' : folder, own)
}

const refused = (errors: FieldErrors) => {
  const { status, body } = badInput(errors)
  return failure({ status, text: JSON.stringify(body), requestId: 'r-1' })
}

const wrong = { name: [createMessage('MAXIMUM', { max: 250 })], candidateId: [createMessage('UNKNOWN_CANDIDATE')] }
const readers = [
  ['vi', 'Tối đa là 250', 'Không tìm thấy ứng viên'],
  ['ja', '上限は 250 です', '候補者が見つかりません'],
] as const

test.each(readers)(
  'errors from the services are shown at their fields in the language of the user: %s',
  async (language, name, candidate) => {
    await i18n.changeLanguage(language)
    const { rest } = rufServices([])
    rest.on(rufCreate, () => {
      throw refused(wrong)
    })
    const { user } = renderScreen(<RufRecordsPage />, { rest, path: '/ruf', keys: ['Ruf:ViewRuf', 'Ruf:CreateRuf'] })
    await user.click((await screen.findAllByRole('button', { name: i18n.t('list:create') }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: i18n.t('rufRecords:createTitle') }))
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${i18n.t('rufRecords:name')}`) })
    await user.type(field, 'Reference check')
    await user.click(dialog.getByRole('button', { name: i18n.t('list:save') }))
    expect(await dialog.findByText(candidate)).toBeTruthy()
    const told = document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)
    expect(told?.textContent).toBe(name)
  },
)
