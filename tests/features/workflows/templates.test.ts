import { expect, test } from 'vitest'
import { fill } from '../../../services/core/mail/templates.ts'

test('placeholders are replaced as entire words; those without a value are listed once', () => {
  const known = ['Candidate_Name', 'Job_Title', 'Salary']
  expect(
    fill(
      'Candidate_Name: Job_Title, Job_Titles, Salary and Salary',
      { Candidate_Name: 'An $& \\1', Job_Title: 'Tester' },
      known,
    ),
  ).toEqual({ text: 'An $& \\1: Tester, Job_Titles, Salary and Salary', missing: ['Salary'] })
  expect(fill('Nothing to fill', {}, known)).toEqual({ text: 'Nothing to fill', missing: [] })
})
