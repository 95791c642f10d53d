import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobList, jobsByIds } from '../../../services/features/jobs/contract.ts'
import { jobCandidatesOf } from '../../../services/features/pipelines/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { job, place, workflow } from '../pipelines/pipelineRecords.ts'
import { allKeys, openList, people } from './candidates.fixture.tsx'

/** Person 1 is in two jobs, Person 2 in none. */
const openPlaced = (path?: string, can?: (permission: string | readonly string[] | undefined) => boolean) =>
  openList(people(2), path, {
    keys: [...allKeys, 'JobRequest:InterviewManage', 'JobRequest:ReadJobRequest'],
    ...(can && { can }),
    prepare: ({ rest }) =>
      rest
        .on(jobList, () => pageOf([job], 1))
        .on(jobsByIds, () => [job, { ...job, id: uuid(2), title: 'Tester' }])
        .on(workflowList, () => [workflow])
        .on(jobCandidatesOf, () => [
          place(2001, uuid(51), { candidateId: uuid(1) }),
          place(2002, uuid(52), { candidateId: uuid(1), jobId: uuid(2) }),
        ]),
  })
const showColumn = async ({ user }: ReturnType<typeof openPlaced>) => {
  await screen.findByRole('link', { name: 'Person 1' })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('checkbox', { name: 'Job and stage' }))
}
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!)

test('a column shows the latest open job and the number of others with one call, which is not made if the column is hidden', async () => {
  const here = openPlaced()
  await screen.findByRole('link', { name: 'Person 1' })
  expect(here.calls('jobCandidatesOf')).toEqual([])
  await showColumn(here)
  expect(await rowOf('Person 1').findByText('+1')).toBeTruthy()
  expect(rowOf('Person 1').getAllByText('New').length).toBe(2)
  expect(rowOf('Person 1').getAllByText('Developer', { selector: '[title=Developer]' }).length).toBeGreaterThan(1)
  expect(rowOf('Person 1').getByText(/^Tester · Offered · \d+ days$/)).toBeTruthy()
  expect(here.calls('jobCandidatesOf')).toHaveLength(1)
  expect(here.calls('jobCandidatesOf')[0]!.body).toMatchObject({ isOpen: true })
})

test('if the jobs cannot be read the column shows a dash, and the list stays', async () => {
  const here = openPlaced()
  here.rest.on(jobCandidatesOf, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await showColumn(here)
  await waitFor(() => expect(rowOf('Person 1').queryByText('…')).toBeNull())
  expect(rowOf('Person 1').getAllByText('—').length).toBeGreaterThan(0)
})

test('the column requires the permission to see the candidates of jobs', async () => {
  const { user } = openPlaced('/candidates', (permission) => !String(permission).includes('JobRequest:'))
  await screen.findByRole('link', { name: 'Person 1' })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('checkbox', { name: 'Job and stage' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  expect(screen.queryByRole('button', { name: 'Days in stage' })).toBeNull()
})

test('candidates are filtered by a job found by search, and its id is in the address', async () => {
  const { user, search, searches } = openPlaced()
  await screen.findByRole('link', { name: 'Person 1' })
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'Job' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), 'dev')
  await user.click(await screen.findByRole('option', { name: 'Developer' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: `job.in.${job.id}` }))
  await waitFor(() => expect(searches.at(-1)?.filters).toEqual([{ filter: 'job', operator: 'in', value: [job.id] }]))
  expect(await screen.findByRole('button', { name: 'Job is any of Developer' })).toBeTruthy()
})

test('an address contains job, stage and days; the chips show them as text', async () => {
  const { searches, user } = openPlaced(`/candidates?f=job.in.${job.id}*.stage.in.OFFERED*.daysInStage.between.7*-`)
  expect(await screen.findByRole('button', { name: 'Job is any of Developer' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Days in stage is between 7 – …' })).toBeTruthy()
  expect(searches.at(-1)?.filters).toEqual([
    { filter: 'job', operator: 'in', value: [job.id] },
    { filter: 'stage', operator: 'in', value: ['OFFERED'] },
    { filter: 'daysInStage', operator: 'between', value: ['7', ''] },
  ])
  await user.click(screen.getByRole('button', { name: 'Stage in a job is any of Offered' }))
  await user.click(screen.getByRole('checkbox', { name: 'New' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(searches.at(-1)?.filters[1]?.value).toEqual(['OFFERED', 'NEW']))
})
