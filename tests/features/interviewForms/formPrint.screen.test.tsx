import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../common/forms/answers.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { PrintButton } from '../../../web/shared/forms/paper/PrintButton.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen } from '../../support/screen.tsx'

const fields = [
  {
    ...newQuestion('Choice', 'verdict'),
    title: 'Verdict',
    required: true,
    reasonTitle: 'Why',
    values: [
      { label: 'Hire', value: 'hire', point: 5, percent: 50 },
      { label: 'Decline', value: 'decline', point: 1 },
    ],
  },
  { ...newField('Input', 'salary'), title: 'Salary', showWhen: { field: 'verdict', is: ['hire'] } },
  { ...newField('Input', 'reason'), title: 'Other offers', showWhen: { field: 'verdict', is: ['decline'] } },
  { ...newField('Rate', 'skill'), title: 'Skill', levels: 4 },
  { ...newField('DatePicker', 'start'), title: 'Start' },
  { ...newField('Slider', 'share'), title: 'Share' },
  { ...newField('Switch', 'remote'), title: 'Remote' },
  { ...newField('Upload', 'file'), title: 'Test task' },
]
const answers: Answers = {
  verdict: { value: 'hire', reason: 'She solved it' },
  salary: { value: '25' },
  reason: { value: 'hidden' },
  skill: { value: 3 },
  start: { value: '2026-02-03' },
  share: { value: 40 },
  remote: { value: true },
  file: { value: ['a/path.pdf', 'Task of Mai.pdf'] },
}

afterEach(() => vi.restoreAllMocks())

async function open(given?: Answers, about?: ComponentProps<typeof PrintButton>['about']) {
  const { user } = renderScreen(
    <PrintButton name="Backend" fields={fields} columns={3} answers={given} about={about} />,
    { rest: fakeRest(), path: '/' },
  )
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Backend' }))
  const group = (name: RegExp) =>
    within(dialog.getByRole('article', { name: 'Backend' })).queryByRole('group', { name })?.textContent
  return { user, dialog, group }
}

test('an empty form has room for every answer, and says under which condition a question is asked', async () => {
  const { dialog, group } = await open()
  expect(dialog.queryByRole('radiogroup')).toBeNull()
  expect(dialog.getByRole('article').querySelector<HTMLElement>('.form-fields')!.style.cssText).toBe(
    '--form-columns: 3;',
  )
  expect([group(/^Verdict/), group(/^Why/), group(/^Skill/), group(/^Start/), group(/^Share/)]).toEqual([
    'Verdict *HireDecline',
    'Why *',
    'Skill',
    'StartDD / MM / YYYY',
    'Share0100',
  ])
  expect([
    dialog.getByText('Only when Verdict: Hire'),
    dialog.getByText('Only when Verdict: Decline'),
    group(/^Test task/),
  ]).toHaveLength(3)
  expect(dialog.queryByRole('status')).toBeNull()
})

test('a filled form has its questions, answers, points and percents; it can be printed empty too', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user, dialog, group } = await open(answers)
  expect([
    group(/^Verdict/),
    group(/^Why/),
    group(/^Salary/),
    group(/^Skill/),
    group(/^Start/),
    group(/^Share/),
    group(/^Remote/),
    group(/^Test task/),
  ]).toEqual([
    'Verdict *Hire Points: 5, Percent: 50 (chosen)Decline',
    'Why *She solved it',
    'Salary25',
    'Skill3 of 4',
    'Start03/02/2026',
    'Share40',
    'RemoteRemote (chosen)',
    'Test taskTask of Mai.pdf',
  ])
  expect(group(/^Other offers/)).toBeUndefined()
  expect(dialog.getByRole('status').textContent).toBe('Points: 5 of 5Percent: 50 of 50')
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(dialog.getByRole('radio', { name: 'Empty form' }))
  expect([group(/^Salary/), group(/^Other offers/), dialog.queryByText('She solved it')]).toEqual([
    'Salary',
    'Other offers',
    null,
  ])
})

test('unanswered questions are marked as such', async () => {
  const { group } = await open({})
  expect([group(/^Verdict/), group(/^Why/), group(/^Skill/), group(/^Start/)]).toEqual([
    'Verdict *HireDecline',
    'Why *Not answered',
    'SkillNot answered',
    'StartNot answered',
  ])
})

test('a filled form says whom it is about, who answered and when; an empty one has lines for that', async () => {
  const { user, dialog } = await open(answers, { candidate: 'Mai Pham', interviewer: 'Quang Le', date: '24/11/2026' })
  const said = () => dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said()).toEqual(['Mai Pham', 'Quang Le', '24/11/2026'])
  await user.click(dialog.getByRole('radio', { name: 'Empty form' }))
  expect(said()).toEqual(['', '', ''])
})
