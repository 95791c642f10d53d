import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateEmailPreview } from '../../../services/features/candidateEmails/contract.ts'
import * as contract from '../../../services/features/emailTemplates/contract.ts'
import {
  emailSenderList,
  emailTemplateTokenList,
  emailTemplateTypeList,
} from '../../../services/features/lookups/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

const template = (number: number, more: Partial<contract.EmailTemplate> = {}): contract.EmailTemplate => ({
  id: uuid(number),
  type: 7,
  name: `Template ${number}`,
  subject: 'Job_Title',
  contents: '<p>Hello</p>',
  emailTemplate: '<p>Hello</p>',
  emailFrom: 'jobs@mail.example',
  emailFromName: 'Jobs',
  isDefault: number === 1,
  language: 'en',
  version: 1,
  updatedBy: 'lan',
  updatedDate: '2026-01-02T03:04:05Z',
  ...more,
})

/** REST services that keep e-mail templates in memory; the first one is used by a workflow. */
export function templateServices(...names: string[]) {
  const templates = names.map((name, at) => template(at + 1, { name }))
  const former = { ...template(1), version: 0, subject: 'As it was', contents: '<p>Before</p>' }
  const find = (id: unknown) => {
    const found = templates.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(emailTemplateTypeList, () => [
      { id: uuid(70), name: 'Rejection', isDefault: false, type: 7 },
      { id: uuid(71), name: 'Welcome', isDefault: false, type: 12 },
    ])
    .on(emailSenderList, () => [{ id: uuid(72), name: 'Jobs', isDefault: true, email: 'jobs@mail.example' }])
    .on(emailTemplateTokenList, () => [
      { id: uuid(73), name: 'Candidate_Name', isDefault: false, description: 'Name of the candidate' },
    ])
    .on(usersByUserNames, ({ body: userNames }) =>
      userNames.map((userName) => ({
        id: uuid(80),
        userName,
        fullName: 'Nguyễn Thị Lan',
        email: 'lan@mail.example',
        title: null,
        departmentId: null,
        status: 'active' as const,
        avatarVersion: null,
      })),
    )
    .on(contract.emailTemplatesByCompany, () => templates)
    .on(contract.emailTemplateManageList, ({ body }) =>
      pageAt(
        templates.filter(
          ({ name, type, language }) =>
            name.includes(body.keyword ?? '') &&
            (body.type === undefined || type === body.type) &&
            (body.language === undefined || language === body.language),
        ),
        body,
      ),
    )
    .on(contract.emailTemplateManageUsage, ({ body }) =>
      body.ids.map((id) => ({
        id,
        workflows: id === uuid(1) ? [{ id: uuid(90), name: 'Engineering', statusName: 'Rejected' }] : [],
        rejectReasons: id === uuid(1) ? [{ id: uuid(91), name: 'Skills do not match' }] : [],
      })),
    )
    .on(contract.emailTemplateManageVersions, ({ body }) =>
      body.ids.map((id) => ({
        id,
        versions:
          id === uuid(1)
            ? [
                {
                  version: 0,
                  name: former.name,
                  language: 'en' as const,
                  subject: former.subject,
                  contents: former.contents,
                  emailFrom: former.emailFrom,
                  emailFromName: former.emailFromName,
                  updatedBy: 'lan',
                  updatedDate: '2026-01-01T03:04:05Z',
                },
              ]
            : [],
      })),
    )
    .on(contract.emailTemplateManageGet, ({ params }) => find(params!.id))
    .on(contract.emailTemplateManageCreate, ({ body }) => {
      if (templates.some(({ name }) => name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const made = template(templates.length + 1, { ...body, emailTemplate: body.contents })
      templates.push(made)
      return made
    })
    .on(contract.emailTemplateManageUpdate, ({ params, body }) => {
      const found = find(params!.id)
      if (body.version !== found.version) throw new RequestError('CONFLICT', 'Changed meanwhile')
      return Object.assign(found, body, { version: found.version! + 1 })
    })
    .on(contract.emailTemplateManageDelete, ({ params }) => {
      templates.splice(templates.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
    .on(contract.emailTemplateManagePreview, ({ body }) => ({
      subject: body.subject.replace('Job_Title', '[Title of the job]'),
      contents: body.contents,
    }))
    .on(contract.emailTemplateManageTest, () => ({ emailId: uuid(95), recipient: 'lan@mail.example' }))
    .on(candidateEmailPreview, ({ body }) => ({
      toAddress: null,
      subject: body.subject,
      contents: '<p>Dear Anna</p>',
      missing: ['Job_Title'],
    }))
}
