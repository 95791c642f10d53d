import i18n from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  menuText,
  setLanguage,
  setCompanyTexts,
  startTexts,
  textOf,
  getMenuEntryName,
} from '../../../../web/app/i18n.ts'
import { storeCompanyTexts, startCompanyTexts } from '../../../../web/app/companyTexts/storedCompanyTexts.ts'
import { overrideTexts, toPlainText } from '../../../../web/app/companyTexts/companyTexts.ts'
import { formatDateTime } from '../../../../web/shared/format/dates.ts'
import { formatCount } from '../../../../web/shared/format/numbers.ts'

const texts = { title: 'Jobs', hello: 'Good morning, {{name}}', rows_one: '{{count}} row', status: { open: 'Open' } }

describe("the company's own texts", () => {
  test('override the texts of their namespace at any depth', () => {
    expect(
      overrideTexts(texts, 'jobs', {
        'jobs:title': 'Vacancies',
        'jobs:status.open': 'Searching',
        'other:title': 'x',
        title: 'y',
        'jobs:rows_one': '{{count}} line',
      }),
    ).toEqual({ ...texts, title: 'Vacancies', rows_one: '{{count}} line', status: { open: 'Searching' } })
    expect(overrideTexts({ title: 'Setting' }, 'common', { title: 'Settings' })).toEqual({ title: 'Settings' })
  })

  test('that were stored under a former key still override the text', () => {
    const kept = { 'collectedCandidates:title': 'Welcome', 'rufs:title': 'To do' }
    expect(overrideTexts({ title: 'Greeting' }, 'inboundCandidates', kept)).toEqual({ title: 'Welcome' })
    expect(overrideTexts({ title: 'RUF' }, 'rufRecords', kept)).toEqual({ title: 'To do' })
    const imports = { import: { status: { SUCCEEDED: 'Done' } } }
    expect(overrideTexts(imports, 'candidates', { 'candidates:import.status.SUCCEED': 'Ready' })).toEqual({
      import: { status: { SUCCEEDED: 'Ready' } },
    })
    expect(overrideTexts({ title: 'RUF' }, 'rufRecords', { 'rufRecords:title': 'Tasks', ...kept })).toEqual({
      title: 'Tasks',
    })
  })

  test('do not change the bundled texts', () => {
    overrideTexts(texts, 'jobs', { 'jobs:title': 'Vacancies', 'jobs:status.open': 'Searching' })
    expect([texts.title, texts.status.open]).toEqual(['Jobs', 'Open'])
  })

  test.each([
    [
      'a key that no text has',
      {
        'jobs:nothing': 'x',
        'jobs:title.deeper': 'x',
        'jobs:status': 'x',
        'jobs:toString': 'x',
        'jobs:__proto__.polluted': 'x',
      },
    ],
    [
      'values that the text does not have',
      { 'jobs:hello': 'Hello {{user}}', 'jobs:title': '{{name}}', 'jobs:rows_one': '{{count, number}} {{- count}}' },
    ],
    [
      'markup and what t() would run',
      {
        'jobs:title': '<b>Jobs</b>',
        'jobs:hello': '$t(jobs:title) {{name}}',
        'jobs:status.open': '<img src=x onerror=alert(1)>',
      },
    ],
    [
      'nothing, control characters, no end',
      { 'jobs:title': '  ', 'jobs:hello': 'a\u0000b', 'jobs:status.open': 'x'.repeat(2001) },
    ],
  ])('are ignored for %s', (_what, words) => {
    expect(overrideTexts(texts, 'jobs', words as Record<string, string>)).toEqual(texts)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  test('may leave a value out, and may compare', () => {
    expect(
      overrideTexts(texts, 'jobs', { 'jobs:hello': 'Good morning', 'jobs:title': 'Jobs < 5 & more' }),
    ).toMatchObject({ hello: 'Good morning', title: 'Jobs < 5 & more' })
  })

  test("translate failures that only the company's services know", () => {
    expect(
      overrideTexts({ 599: 'Changed' }, 'errorCodes', {
        'errorCodes.E17': '{name} is used',
        'errorCodes:599': 'Reload',
        'errorCodes.__proto__': 'x',
        'errorCodes.a.b': 'x',
      }),
    ).toEqual({ 599: 'Reload', E17: '{name} is used' })
  })

  test('are plain text', () => {
    expect([toPlainText('Jobs\nhere'), toPlainText('<script>'), toPlainText('')]).toEqual([
      'Jobs\nhere',
      undefined,
      undefined,
    ])
  })
})

describe('in use', () => {
  beforeEach(async () => {
    localStorage.clear()
    if (!i18n.isInitialized) await startTexts()
    await setLanguage('en')
    await i18n.loadNamespaces('dashboards')
    for (const language of ['en', 'vi', 'ja'] as const) setCompanyTexts(language, {})
  })

  test('texts are added and removed over the same bundle, and the screen is notified once', () => {
    let heard = 0
    const listener = () => {
      heard += 1
    }
    i18n.on('languageChanged', listener)
    setCompanyTexts('en', { 'dashboards:title': 'Home', 'menu.dashboards': 'Start' })
    setCompanyTexts('en', { 'dashboards:title': 'Home', 'menu.dashboards': 'Start' })
    expect([
      textOf('dashboards:title'),
      getMenuEntryName('menu.dashboards'),
      getMenuEntryName('dashboards:title'),
      heard,
    ]).toEqual(['Home', 'Start', undefined, 1])
    setCompanyTexts('en', {})
    expect([textOf('dashboards:title'), getMenuEntryName('menu.dashboards')]).toEqual(['Dashboards', undefined])
    i18n.off('languageChanged', listener)
  })

  test('the menu shows them in every language without the texts of its pages, also those under a former key', async () => {
    const none = (key: string) => `no ${key}`
    expect(i18n.hasResourceBundle('en', 'inboundCandidates')).toBe(false)
    expect([menuText('inboundCandidates:title', none), menuText('inboundCandidates:other', none)]).toEqual([
      'Greeting',
      'no inboundCandidates:other',
    ])
    setCompanyTexts('en', { 'collectedCandidates:title': 'Welcome', 'verifications:title': '<b>CVs</b>' })
    expect([menuText('inboundCandidates:title', none), menuText('verifications:title', none)]).toEqual([
      'Welcome',
      'CV Verification',
    ])
    await setLanguage('vi')
    expect(menuText('inboundCandidates:title', none)).not.toMatch(/^(Greeting|Welcome|no .*)$/)
  })

  test('those of the last visit are available before anything is shown, and those of another user are not', async () => {
    storeCompanyTexts('en', 'lan', { 'dashboards:title': 'Home' })
    storeCompanyTexts('vi', 'lan', { 'dashboards:title': 'Trang đầu' })
    startCompanyTexts('en', 'minh')
    expect(textOf('dashboards:title')).toBe('Dashboards')
    startCompanyTexts('en', 'lan')
    expect(textOf('dashboards:title')).toBe('Home')
    await setLanguage('vi')
    expect(textOf('dashboards:title')).toBe('Trang đầu')
    localStorage.setItem('hireloom.words.en', 'broken')
    startCompanyTexts('en', 'lan')
    expect(textOf('dashboards:title', 'en')).toBe('Dashboards')
  })

  test('dates and numbers follow the language', async () => {
    const at = '2025-03-31T20:05:00+07:00'
    const in12Hours = formatDateTime(at)
    expect([formatCount(1234567), in12Hours]).toEqual([
      '1,234,567',
      expect.stringMatching(/^\d\d\/\d\d\/2025 \d\d:05 (am|pm)$/),
    ])
    await setLanguage('vi')
    expect(formatCount(1234567)).toBe('1.234.567')
    expect(document.documentElement.lang).toBe('vi')
    await setLanguage('ja')
    expect([formatCount(1234567), formatDateTime(at)]).toEqual([
      '1,234,567',
      expect.stringMatching(/^\d\d\/\d\d\/2025 (午前|午後) \d\d:05$/),
    ])
  })
})
