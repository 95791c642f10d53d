import i18n from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { formatAgo } from '../../../../web/shared/format/timeAgo.ts'

const now = Date.parse('2026-11-27T10:00:00.000Z')
afterEach(() => i18n.changeLanguage('en'))

test.each([
  ['en', '2026-11-27T09:59:30.000Z', 'now'],
  ['en', '2026-11-27T09:00:00.000Z', '1 hour ago'],
  ['en', '2026-11-26T08:00:00.000Z', 'yesterday'],
  ['vi', '2026-11-24T08:00:00.000Z', '3 ngày trước'],
  ['ja', '2026-11-24T08:00:00.000Z', '3 日前'],
  ['en', '2026-10-20T08:00:00.000Z', '20/10/2026'],
  ['en', null, '—'],
])('in %s %s is shown as %s', async (language, moment, text) => {
  await i18n.changeLanguage(language)
  expect(formatAgo(moment, now)).toBe(text)
})
