import { screen, within } from '@testing-library/react'
import i18n from 'i18next'
import { expect, test } from 'vitest'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { candidate } from './records.ts'
import { screenServices } from './screenServices.ts'

const texts = import.meta.glob<{ default: object }>(
  '../../../web/{app/fieldErrors,shared/list,shared/review,shared/texts,features/verifications}/{vi,ja}.ts',
  { eager: true },
)
for (const [path, { default: own }] of Object.entries(texts)) {
  const [folder = '', language = ''] = path.replace('.ts', '').split('/').slice(-2)
  i18n.addResourceBundle(language, folder === 'texts' ? 'shared' : folder, own)
}

test.each([
  ['vi', 'Trùng số điện thoại với dòng 3 của tệp này'],
  ['ja', 'このファイルの 3 行目と電話番号が同じです'],
] as const)('the reason of a failed row is shown in the language of the user: %s', async (language, reason) => {
  await i18n.changeLanguage(language)
  const broken = { status: 'failed' as const, info: null }
  const { rest } = screenServices({
    rows: [
      candidate({
        ...broken,
        name: 'Broken',
        remark: 'Same phone as row 3 of this file',
        remarkDetails: [{ code: 'SAME_PHONE_AS_ROW', params: { row: '3' } }],
      }),
      // From services that send more than we know.
      candidate({
        ...broken,
        id: uuid(101),
        name: 'Foreign',
        remark: 'Bad',
        remarkDetails: [{ code: 'NEW', params: {} }],
      }),
    ],
  })
  renderScreen(<VerificationsPage />, { rest, path: `/cv-verification?folder=${uuid(1)}` })
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
  expect((await rowOf('Broken')).getByText(new RegExp(reason))).toBeTruthy()
  expect((await rowOf('Foreign')).getByText(/Bad$/)).toBeTruthy()
})
