import { expect, test } from 'vitest'
import { sourcesOf } from '../support/sources.ts'

const web = sourcesOf('web').filter(({ path }) => path.endsWith('.tsx'))
const named = (pattern: RegExp) => web.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)).sort()

test('lists keep the keys under which views and columns have been stored, whatever the names of their features', () => {
  expect(named(/\blist="(\w+)"/g)).toEqual(
    expect.arrayContaining([
      'calls',
      'candidates',
      'collectedCandidates',
      'dpsTasks',
      'interviewForms',
      'jobCategories',
      'jobProducts',
      'rufs',
      'verificationCandidates',
      'workflows',
    ]),
  )
})

test('forms keep the names of their drafts', () => {
  expect(named(/\bdraft: '([\w-]+)'/g)).toEqual(expect.arrayContaining(['collected', 'verification']))
  expect(named(/\bdraft=\{`([\w-]+):/g)).toEqual(
    expect.arrayContaining(['job-category', 'job-product', 'ruf', 'talent-folder']),
  )
  expect(named(/\bdraftKey = `\$\{user\.userName\}:([\w-]+):/g)).toEqual(
    expect.arrayContaining(['dps-task', 'note', 'verification-folder', 'verification-save']),
  )
})
