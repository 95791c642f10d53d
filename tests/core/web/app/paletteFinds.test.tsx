import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { formTemplateList } from '../../../../services/features/interviewForms/contract.ts'
import { jobList } from '../../../../services/features/jobs/contract.ts'
import { verificationFolderList } from '../../../../services/features/verifications/contract.ts'
import { row } from '../../../features/candidates/candidateRecords.ts'
import { candidateServices } from '../../../features/candidates/candidates.fixture.tsx'
import { form } from '../../../features/interviewForms/forms.fixture.ts'
import { jobRecord } from '../../../features/jobs/jobServices.ts'
import { pageAt, uuid } from '../../../support/records.ts'
import { renderScreen } from '../../../support/screen.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { default: Palette } = await import('../../../../web/app/keyboard/Palette.tsx')

const keys = [
  'Candidate:ListCandidate',
  'JobRequest:ListJobRequest',
  'Candidate:CV-Verification',
  'TalentManagement:TalentManagement',
  'InterviewSetting:ListInterviewSetting',
] as const

function open(held: readonly string[] = keys) {
  const { rest } = candidateServices([row(1, { name: 'Java Nguyễn', emails: ['an@mail.example'] })])
  rest
    .on(jobList, ({ body }) => pageAt([jobRecord(5, { title: 'Java developer' })], body as never))
    .on(formTemplateList, ({ body }) => pageAt([form(9, { formName: 'Java interview' })], body as never))
    .on(verificationFolderList, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
  const close = vi.fn<() => void>()
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const page = <Palette entries={[]} onClose={close} />
  return { rest, close, ...renderScreen(page, { rest, path: '/dashboards', keys: [...keys], can }) }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('records are found by the typed text with one call per type, and a failed call does not affect the others', async () => {
  const { user, rest, close, router } = open([...keys, 'InterviewSetting:AddUpdateInterviewSetting'])
  await user.type(await screen.findByRole('combobox'), 'Java')
  await waitFor(() =>
    expect(options()).toEqual([
      'Java Nguyễnan@mail.example',
      'Java developerJob',
      'JavaTalent folder',
      'Java interviewInterview form',
    ]),
  )
  expect(rest.callsOf('candidateList').map(({ body }) => body)).toMatchObject([{ searchBox: 'Java', pageSize: 6 }])
  expect(rest.callsOf('jobList')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(close).toHaveBeenCalled()
  // Users who may only list jobs do not get the page that edits one.
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(`/jobs?job=${uuid(5)}`)
})

test('one letter sends no request, nor does a user without permission; no result is reported until all have answered', async () => {
  const { user, rest } = open(['Candidate:ListCandidate'])
  const box = await screen.findByRole('combobox')
  await user.type(box, 'q')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  await user.type(box, 'qq')
  expect(screen.getByText('Searching…')).toBeTruthy()
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(rest.callsOf('candidateList')).toHaveLength(1)
  expect(rest.callsOf('jobList')).toEqual([])
})
