import i18n from 'i18next'
import { expect, test } from 'vitest'
import { setLanguage, startTexts } from '../../../../web/app/i18n.ts'
import { commonNamespaces } from '../../../../web/app/texts/commonNamespaces.ts'

test('the texts that every page needs are there from the start, in each language: no list waits for them', async () => {
  const missing = () => commonNamespaces.filter((namespace) => !i18n.hasLoadedNamespace(namespace))
  await startTexts()
  expect(missing()).toEqual([])
  await setLanguage('vi')
  expect(missing()).toEqual([])
  await setLanguage('en')
})
