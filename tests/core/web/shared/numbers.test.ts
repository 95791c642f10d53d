import i18n from 'i18next'
import { expect, test } from 'vitest'
import { formatCount, formatMoney } from '../../../../web/shared/format/numbers.ts'
import '../../../support/englishTexts.ts'

test.each([
  ['en', '1,204', '1,204,000\u00a0đ', '€12.50'],
  ['vi', '1.204', '1.204.000\u00a0đ', '12,50\u00a0€'],
  ['ja', '1,204', '1,204,000\u00a0đ', '€12.50'],
])('numbers and amounts are formatted for %s', async (language, count, dong, euro) => {
  await i18n.changeLanguage(language)
  expect(formatCount(1204)).toBe(count)
  expect(formatCount(999)).toBe('999')
  expect(formatMoney(1_204_000)).toBe(dong)
  expect(formatMoney(12.5, 'EUR')).toBe(euro)
})
