import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesOf, renamer, singularOf } from '../../scripts/new/names.ts'
import { copyCheckout, type CheckoutCopy } from '../support/checkoutCopy.ts'

test('a plural name is turned into its singular', () => {
  const plurals = ['things', 'companies', 'addresses', 'boxes', 'branches', 'statuses', 'meetingPlaces', 'cases']
  expect(plurals.map(singularOf)).toEqual([
    'thing',
    'company',
    'address',
    'box',
    'branch',
    'status',
    'meetingPlace',
    'case',
  ])
})

test('each spelling of a name is replaced by the same spelling of the new name', () => {
  const text = 'sampleRecords SampleRecord sample-records sample_record sample records Sample record mySampleRecord'
  expect(renamer(namesOf('meetingPlaces'))(text)).toBe(
    'meetingPlaces MeetingPlace meeting-places meeting_place meeting places Meeting place myMeetingPlace',
  )
})

describe('npm run new -- feature', { timeout: 1_500_000 }, () => {
  let copy: CheckoutCopy
  beforeAll(async () => {
    copy = await copyCheckout()
  }, 120_000)
  afterAll(() => copy?.remove())

  const make = (...args: string[]) => copy.run('scripts/new/main.ts', 'feature', ...args)
  const passes = async (...args: string[]) => {
    const { code, output } = await copy.run(...args)
    if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  }

  test('refuses invalid names with one sentence and changes nothing', async () => {
    const before = await copy.listing()
    for (const [args, sentence] of [
      [['Things'], /^A feature is a plural noun in camelCase/],
      [['thing'], /^A feature is a plural noun/],
      [[], /^A feature is a plural noun/],
      [['things', '--singular', 'things'], /^--singular names one of things/],
      [['news'], /^new is a word of JavaScript/],
      [['rufRecords'], /^The feature rufRecords exists already/],
      [['supportContacts'], /^schema\.graphql calls something else supportContact/],
      [['notes'], /^Every feature has a note of its own/],
    ] as const) {
      const { code, output } = await make(...args)
      expect([args, code]).toEqual([args, 1])
      expect(output).toMatch(sentence)
    }
    expect(await copy.listing()).toEqual(before)
  })

  test('creates a feature that passes types, lint, rules and its own tests without changes', async () => {
    const made = await make('meetingPlaces')
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('web/features/meetingPlaces/en.ts') })
    // The files that the feature imports, and the registries that import it; all other files are unchanged.
    const reached = [
      '*/features/meetingPlaces',
      'services/migrations/*_meetingPlaces.ts',
      'services/features.ts',
      'services/demo/seed.ts',
      'web/app/features.ts',
      // Declarations that no file imports.
      'web/**/*.d.ts',
    ]
    await writeFile(
      join(copy.folder, 'tsconfig.feature.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        include: reached,
      }),
    )
    await passes('node_modules/typescript/bin/tsc', '-p', 'tsconfig.feature.json')
    const folders = ['services', 'gateway', 'web', 'tests'].map((tree) => `${tree}/features/meetingPlaces`)
    await passes('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders)
    await passes(
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      ...folders,
      'services/migrations',
      'services/features/menus',
      'services/core/contract',
    )
    await passes('scripts/generate.ts', '--check')
    const rules = ['contract', 'documents', 'files', 'imports', 'relay', 'schema', 'screens', 'translations'].map(
      (name) => `tests/rules/${name}.`,
    )
    await passes('node_modules/vitest/vitest.mjs', 'run', 'tests/features/meetingPlaces/', ...rules)
    const again = await make('meetingPlaces')
    expect(again.output).toMatch(/^The feature meetingPlaces exists already/)
  })
})
