import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { emailTemplateTokenList, emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { allKeys, openList, people } from '../candidates/candidates.fixture.tsx'

const template = {
  id: uuid(600),
  type: 7,
  name: 'Open day',
  subject: 'Our open day',
  contents: '<p>Dear <span data-token="Candidate_Name">Candidate_Name</span></p>',
  emailTemplate: '',
  emailFrom: 'jobs@mail.example',
  emailFromName: 'Jobs',
  isDefault: true,
}

async function open(skipped: contract.SkippedRecipient[] = []) {
  const here = openList(people(3), undefined, { keys: [...allKeys, 'JobRequest:InterviewManage'] })
  here.rest
    .on(emailTemplatesByCompany, () => [template])
    .on(emailTemplateTypeList, () => [])
    .on(emailTemplateTokenList, () => [])
    .on(contract.candidateEmailsPlan, ({ body }) => ({ ready: body!.candidateIds.length - skipped.length, skipped }))
    .on(contract.candidateEmailsSend, ({ body }) => ({ queued: body!.candidateIds.length - skipped.length, skipped }))
    .on(contract.candidateEmailPreview, ({ body }) => ({
      toAddress: 'somebody@mail.example',
      subject: body!.subject,
      contents: `<p>Dear ${body!.candidateId === uuid(3) ? 'Person 3' : 'Person 2'}</p>`,
      missing: [],
    }))
  for (const name of ['Person 3', 'Person 2', 'Person 1'])
    await here.user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  await here.user.click(screen.getByRole('button', { name: 'Write an e-mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an e-mail: 3 candidates' }))
  return { ...here, dialog }
}

test('a bulk mail is checked, previewed per recipient, and sent; skipped candidates are listed with the reason', async () => {
  const { user, calls, dialog } = await open([{ candidateId: uuid(1), reason: 'unsubscribed', missing: [] }])
  await user.selectOptions(await dialog.findByLabelText('Template'), 'Open day')
  await user.click(dialog.getByRole('button', { name: 'Next: check recipients' }))
  expect(await dialog.findByRole('heading', { name: '2 candidates get this e-mail.' })).toBeTruthy()
  expect(dialog.getByRole('note').textContent).toBe(
    '1 candidate does not get it:Person 1: has unsubscribed from such e-mails',
  )
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }))
  expect(await preview.findByText('Dear Person 3')).toBeTruthy()
  await user.click(preview.getByRole('button', { name: 'Next candidate' }))
  expect(await preview.findByText('Dear Person 2')).toBeTruthy()
  await user.click(preview.getByRole('button', { name: 'Close' }))
  await user.click(dialog.getByRole('button', { name: 'Send to 2 candidates' }))
  await toast('2 e-mails are on their way.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('candidateEmailsSend')[0]!.body).toMatchObject({
    candidateIds: [uuid(3), uuid(2), uuid(1)],
    jobId: null,
    subject: 'Our open day',
    attachments: [],
  })
})

test('missing input is reported before any request; a refusal returns to the text, which is preserved', async () => {
  const { user, rest, calls, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Next: check recipients' }))
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0)
  expect(calls('candidateEmailsPlan')).toEqual([])
  await user.selectOptions(dialog.getByLabelText('Template'), 'Open day')
  await user.click(dialog.getByRole('button', { name: 'Next: check recipients' }))
  rest.on(contract.candidateEmailsSend, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { subject: ['must be one line'] } })
  })
  await user.click(await dialog.findByRole('button', { name: 'Send to 3 candidates' }))
  expect(await dialog.findByText('must be one line')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('Our open day')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy()
})

test('a mail without any recipient cannot be sent', async () => {
  const skipped = [1, 2, 3].map((number) => ({
    candidateId: uuid(number),
    reason: 'placeholders' as const,
    missing: ['Job_Title'],
  }))
  const { user, dialog } = await open(skipped)
  await user.selectOptions(await dialog.findByLabelText('Template'), 'Open day')
  await user.click(dialog.getByRole('button', { name: 'Next: check recipients' }))
  expect(await dialog.findByRole('heading', { name: 'Nobody gets this e-mail.' })).toBeTruthy()
  expect(dialog.getByRole('note').textContent).toContain('Person 1: nothing is known for Job_Title')
  expect(dialog.getByRole('button', { name: /^Send to/ })).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }))
  expect(dialog.getByRole('form', { name: 'Write an e-mail' })).toBeTruthy()
})
