import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { emailTemplateTokenList, emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { all, openDetails } from '../candidateDetails/candidateDetails.fixture.tsx'
import { row } from '../candidates/candidateRecords.ts'
import { email, sent } from './emailRecords.ts'

const path = `/candidates/view/${uuid(1)}?tab=messages`
const template = {
  id: uuid(600),
  type: 7,
  name: 'Invitation',
  subject: 'An interview with us',
  contents: '<p>Dear <span data-token="Candidate_Name">Candidate_Name</span></p>',
  emailTemplate: '',
  emailFrom: 'jobs@mail.example',
  emailFromName: 'Jobs',
  isDefault: true,
}
function open(emails: contract.CandidateEmail[], given: Parameters<typeof row>[1] = {}) {
  const opened = openDetails([row(1, given)], { path, keys: [...all, 'JobRequest:InterviewManage'] })
  opened.rest
    .on(contract.candidateEmailList, () => pageOf(emails))
    .on(contract.candidateEmailSend, ({ body }) => {
      const put = email(900, { subject: body!.subject, contents: body!.contents, mail: sent(uuid(901), 'waiting') })
      emails = [put, ...emails]
      return put
    })
    .on(emailTemplatesByCompany, () => [template])
    .on(emailTemplateTypeList, () => [])
    .on(emailTemplateTokenList, () => [])
  return opened
}
beforeEach(() => localStorage.clear())

test('mails are shown with their author, state, files and quoted text', async () => {
  const attachments = [
    { name: 'cv.pdf', contentType: 'application/pdf', size: 7, path: 'c/2026-11/cv.pdf' },
    { name: 'run.exe', contentType: 'application/octet-stream', size: 7, path: null },
  ]
  const { user, asked } = open([
    email(102, { isReceived: true, userName: null, fromName: 'Jane Roe', quoted: '> before', attachments }),
    email(101, { mail: sent(uuid(501), 'failed') }),
  ])
  const received = within(await screen.findByRole('article', { name: 'Subject 102' }))
  expect(received.getByRole('img', { name: 'Received' })).toBeTruthy()
  expect(received.getByText('Jane Roe')).toBeTruthy()
  expect(received.getByText('> before')).toBeTruthy()
  expect(received.getByText('run.exe (not saved: this file type is not supported)')).toBeTruthy()
  await user.click(received.getByRole('button', { name: 'cv.pdf' }))
  expect(asked).toContain('/download/commonsFile?path=c%2F2026-11%2Fcv.pdf')
  const failed = within(screen.getByRole('article', { name: 'Subject 101' }))
  expect(failed.getByText('Full recruiter')).toBeTruthy()
  expect(failed.getByText('Failed')).toBeTruthy()
  expect(failed.getByRole('note').textContent).toBe('The e-mail was returned because the address does not accept it.')
})

test('a mail is written from a template, previewed, rejected at a field, and sent', async () => {
  const { user, rest } = open([])
  expect(await screen.findByText(/^There are no messages yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write an e-mail' }))
  const form = within(await screen.findByRole('form', { name: 'Write an e-mail' }))
  await user.selectOptions(form.getByLabelText('Template'), 'Invitation')
  expect(form.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('An interview with us')
  rest.on(contract.candidateEmailPreview, ({ body }) => ({
    toAddress: 'anh@example.com',
    subject: body!.subject,
    contents: '<p>Dear Anh</p>',
    missing: ['Job_Title'],
  }))
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }))
  expect(await preview.findByText('Dear Anh')).toBeTruthy()
  expect(preview.getByRole('note').textContent).toContain('Job_Title')
  await user.click(preview.getByRole('button', { name: 'Close' }))

  rest.on(contract.candidateEmailSend, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { subject: ['must be one line'] } })
  })
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await form.findByText('must be one line')).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Write an e-mail' })).toBeTruthy()
  rest.on(contract.candidateEmailSend, () => email(900, { subject: 'An interview with us' }))
  rest.on(contract.candidateEmailList, () => pageOf([email(900, { subject: 'An interview with us' })]))
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await toast('The e-mail is on its way.')).toBeTruthy()
  expect(await screen.findByRole('article', { name: 'An interview with us' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Write an e-mail' })).toBeNull())
  expect(rest.callsOf('candidateEmailSend').at(-1)!.body).toMatchObject({
    candidateId: uuid(1),
    toAddress: 'anh@example.com',
    subject: 'An interview with us',
    attachments: [],
  })
})

test('without an address nothing can be written; if the conversation cannot be read, the page stays', async () => {
  const { rest } = open([], { emails: [] })
  expect(await screen.findByText('The candidate has no e-mail address.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write an e-mail' })).toBeNull()
  expect(rest.callsOf('candidateEmailList')).toHaveLength(1)
})

test('a conversation that cannot be read is not shown as empty', async () => {
  openDetails([row(1)], { path, away: [contract.candidateEmailList] })
  expect(await screen.findByText('A part of this page could not be loaded.')).toBeTruthy()
  expect(screen.queryByText(/^There are no messages yet/)).toBeNull()
})

test('the BCC address is shown, copied and replaced; if mail cannot be received, this is shown', async () => {
  const { user, rest } = open([])
  let number = 0
  rest.on(contract.candidateEmailLogAddress, ({ body }) => ({
    address: number > 1 ? null : `log-${(number += body!.isNew ? 1 : 0)}@in.example`,
  }))
  await user.click(await screen.findByRole('button', { name: 'Log e-mails from my own mail program' }))
  const group = within(await screen.findByRole('group', { name: 'E-mails from your own mail program' }))
  expect(group.getByText('log-0@in.example')).toBeTruthy()
  await user.click(group.getByRole('button', { name: 'Copy' }))
  expect(await group.findByText('Copied!')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('log-0@in.example')
  const renew = async () => {
    await user.click(group.getByRole('button', { name: 'New address' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
  }
  await renew()
  expect(await group.findByText('log-1@in.example')).toBeTruthy()
  await renew()
  expect(await group.findByText('log-2@in.example')).toBeTruthy()
  await renew()
  expect(await group.findByText('Incoming e-mail is not set up here.')).toBeTruthy()
})

test('a mail to several recipients says so', async () => {
  open([email(101, { isBulk: true, mail: sent(uuid(501)) })])
  const article = within(await screen.findByRole('article', { name: 'Subject 101' }))
  expect(article.getByText('Bulk e-mail')).toBeTruthy()
})
