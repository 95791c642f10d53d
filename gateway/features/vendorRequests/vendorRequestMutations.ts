import {
  vendorRequestCreate,
  vendorRequestGet,
  vendorRequestUpdate,
  type VendorRequest as Row,
} from '../../../services/features/vendorRequests/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { VendorRequest, VendorRequestStatus } from './vendorRequest.ts'

const VendorRequestMailInput = builder.inputType('VendorRequestMailInput', {
  description: 'The e-mail to the vendors of a request.',
  fields: (t) => ({
    subject: t.string({ required: true, description: 'One line; Job_Title and Job_Link are placeholders.' }),
    contents: t.string({ required: true, description: 'HTML; Job_Title and Job_Link are placeholders.' }),
    recipients: t.field({
      type: ['EmailAddress'],
      required: true,
      description: 'At most 100 addresses of vendors and of users in charge of them.',
    }),
  }),
})

const VendorRequestInput = builder.inputType('VendorRequestInput', {
  description: 'The data of a request to vendors.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Title of the position: not blank, up to 250 characters.' }),
    description: t.string({ required: true, description: 'HTML that contains text, up to 20,000 characters.' }),
    locationNames: t.stringList({ required: true, description: 'Names of locations of the company.' }),
    status: t.field({ type: VendorRequestStatus, required: true, description: 'Whether vendors may answer it.' }),
    vendorEmails: t.field({
      type: ['EmailAddress'],
      required: true,
      description: 'Addresses of the vendors that the request is for; they can see it.',
    }),
    mail: t.field({ type: VendorRequestMailInput, required: true, description: 'The e-mail to the vendors.' }),
    jobId: t.id({ description: 'The job that it is about (global id); none if omitted.' }),
  }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { location: 'locationNames', vendorByLocation: 'vendorEmails', emailContent: 'mail' }
const bodyOf = (
  { title, description, locationNames, status, vendorEmails, mail, jobId }: typeof VendorRequestInput.$inferInput,
  isMailed: boolean | null | undefined,
) => ({
  ...{ isSendMail: isMailed ?? false, title, description, location: [...locationNames] },
  ...{ status: known(status, 'status'), vendorByLocation: [...vendorEmails] },
  ...(jobId && { jobId: idOf('Job', jobId, 'jobId') }),
  emailContent: JSON.stringify({ subject: mail.subject, emailTemplate: mail.contents, emailToVendor: mail.recipients }),
})
const inputField = { type: VendorRequestInput, required: true, description: 'The data of the request.' } as const
const mailedField = {
  description: 'Whether to e-mail it now; only published requests are e-mailed. False by default.',
} as const
const payloadFields = (t: PayloadFields<{ vendorRequest: Row }>) => ({
  vendorRequest: t.expose('vendorRequest', { type: VendorRequest, description: 'The request after the change.' }),
})

/** Reads the request that was saved. */
async function readSaved(
  { rest }: GatewayContext,
  { isSuccess, vendorRequestId: id }: { isSuccess: boolean; vendorRequestId: string },
) {
  assertAccepted(isSuccess, 'The request was not saved')
  return { vendorRequest: await rest.call(vendorRequestGet, { params: { id } }) }
}

mutation('createVendorRequest', {
  description: 'Creates a request to vendors and, if requested, e-mails it.',
  operation: vendorRequestCreate,
  input: (t) => ({ vendorRequest: t.field(inputField), isMailed: t.boolean(mailedField) }),
  payload: payloadFields,
  resolve: async ({ vendorRequest, isMailed }, context) =>
    readSaved(
      context,
      await context.rest.call(vendorRequestCreate, { fieldNames, body: bodyOf(vendorRequest, isMailed) }),
    ),
})

mutation('updateVendorRequest', {
  description: 'Changes a request to vendors and, if requested, e-mails it.',
  operation: vendorRequestUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The request (global id).' }),
    vendorRequest: t.field(inputField),
    isMailed: t.boolean(mailedField),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, vendorRequest, isMailed, version }, context) => {
    const params = { id: idOf('VendorRequest', id) }
    const body = { ...bodyOf(vendorRequest, isMailed), ...(version != null && { version }) }
    return readSaved(context, await context.rest.call(vendorRequestUpdate, { fieldNames, params, body }))
  },
})
