import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  candidateCvNews,
  candidateCvNewsSeen,
  type ExtractedField,
} from '../../../services/features/candidateCvs/contract.ts'
import { candidateDetailByIds } from '../../../services/features/candidates/contract.ts'
import { uuid } from '../../support/records.ts'
import { detail, row } from '../candidates/candidateRecords.ts'
import { formServices, openForm } from '../candidateForms/form.fixture.tsx'
import { openDetails } from './candidateDetails.fixture.tsx'

const field = (name: string, value: string): ExtractedField => ({
  field: name,
  ...{ value, snippet: `… ${value} …`, page: 1, confidence: 1, isOffered: true },
})
const fields = [
  field('jobTitle', 'Head nurse'),
  field('resume.work.0.company', 'Hoa Sen'),
  field('resume.work.0.position', 'Nurse'),
]
const services = () => {
  let news = [{ candidateId: uuid(1), filePath: 'cv/1.pdf', fields }]
  return { news: () => news, see: () => ((news = []), { status: 'OK' }) }
}

test('a candidate shows that the CV was read again until a user has seen it', async () => {
  const { news, see } = services()
  const { user, rest } = openDetails([row(1, { cvPath: 'cv/1.pdf', canEdit: true })])
  rest.on(candidateCvNews, news).on(candidateCvNewsSeen, see)
  expect(
    await screen.findByText('This CV was read again. It may contain 2 things that are not in the record.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText(/was read again/)).toBeNull())
  expect(rest.callsOf('candidateCvNewsSeen').map(({ params }) => params)).toEqual([{ id: uuid(1) }])
})

test('a user who may not edit does not see it', async () => {
  const { rest } = openDetails([row(1, { cvPath: 'cv/1.pdf', canEdit: false })], { keys: ['Candidate:ReadCandidate'] })
  await screen.findByRole('heading', { level: 1 })
  expect(rest.callsOf('candidateCvNews')).toEqual([])
})

test('the form offers the findings, fills in nothing by itself, and marks them as seen when it is saved', async () => {
  const { news, see } = services()
  const here = formServices({ candidates: [detail(1, { jobTitle: 'Nurse' })] })
  here.rest
    .on(candidateDetailByIds, () => [detail(1, { jobTitle: 'Nurse' })])
    .on(candidateCvNews, news)
    .on(candidateCvNewsSeen, see)
  const { user, at } = openForm(here, `/candidates/${uuid(1)}`)
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Job title' })
  expect(title.value).toBe('Nurse')
  await user.click(screen.getByRole('button', { name: 'Use for Job title: Head nurse' }))
  expect(title.value).toBe('Head nurse')
  await user.click(screen.getByRole('button', { name: /^Add to .*: Hoa Sen/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe(`/candidates/view/${uuid(1)}`))
  const [saved] = here.calls('candidateUpdate')
  expect(saved!.body).toMatchObject({
    jobTitle: 'Head nurse',
    resume: { work: expect.arrayContaining([expect.objectContaining({ company: 'Hoa Sen', position: 'Nurse' })]) },
  })
  expect(here.calls('candidateCvNewsSeen')).toHaveLength(1)
})
