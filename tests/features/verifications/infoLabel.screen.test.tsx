import i18n from 'i18next'
import { expect, test } from 'vitest'
import en from '../../../web/shared/review/en.ts'
import vi from '../../../web/shared/review/vi.ts'
import { infoLabel } from '../../../web/shared/review/info/infoLabel.ts'

test('known fields of a row are labelled in the language of the reader; others keep their names', async () => {
  await i18n.init({ lng: 'en', resources: { en: { review: en }, vi: { review: vi } } })
  const names = ['position', 'from', 'startDate', 'notice_period', 'Số năm', 'constructor']
  expect(names.map(infoLabel)).toEqual(['Position', 'From', 'Start date', 'Notice period', 'Số năm', 'Constructor'])
  await i18n.changeLanguage('vi')
  expect(names.slice(0, 3).map(infoLabel)).toEqual(['Vị trí', 'Người gửi', 'Start date'])
})
