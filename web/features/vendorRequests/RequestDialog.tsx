import { Box } from '@chakra-ui/react'
import { Controller, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { OpenJobPicker } from '../../shared/candidates/OpenJobPicker.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { RichTextField } from '../../shared/richText/RichTextField.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { statuses } from './preload.ts'
import { RecipientsField } from './RecipientsField.tsx'
import { requestValues, type RequestValues } from './requestValues.ts'
import type { RequestDialog_request$key } from './__generated__/RequestDialog_request.graphql.ts'
import type { RequestDialogChoicesQuery } from './__generated__/RequestDialogChoicesQuery.graphql.ts'
import type { RequestDialogCreateMutation } from './__generated__/RequestDialogCreateMutation.graphql.ts'
import type {
  RequestDialogUpdateMutation,
  VendorRequestStatus,
} from './__generated__/RequestDialogUpdateMutation.graphql.ts'

const create = asMutation<RequestDialogCreateMutation>(graphql`
  mutation RequestDialogCreateMutation($input: CreateVendorRequestInput!) {
    createVendorRequest(input: $input) { vendorRequest { id ...RequestsPage_request } }
  }
`)
const update = asMutation<RequestDialogUpdateMutation>(graphql`
  mutation RequestDialogUpdateMutation($input: UpdateVendorRequestInput!) {
    updateVendorRequest(input: $input) { vendorRequest { id ...RequestsPage_request ...RequestDialog_request } }
  }
`)

interface Props {
  /** Null for a new record. */
  request: RequestDialog_request$key | null
  onClose: (isChanged: boolean) => void
}

/** The name of the button that saves a request and mails it. */
const mailButton = 'mail'

/** The form's fields, by the fields of the input. */
const fields = {
  'vendorRequest.title': 'title',
  'vendorRequest.description': 'description',
  'vendorRequest.status': 'status',
  'vendorRequest.locationNames': 'locationNames',
  'vendorRequest.vendorEmails': 'vendorEmails',
  'vendorRequest.mail': 'contents',
  'vendorRequest.jobId': 'job',
} as const

/**
 * The dialog for a request to vendors: the recipients and the mail on the left, the job description on the right
 * (001/2.7/12).
 */
export default function RequestDialog({ request: key, onClose }: Props) {
  const { t } = useTranslation(['vendorRequests', 'list'])
  const request = useFragment(
    graphql`
    fragment RequestDialog_request on VendorRequest {
      id databaseId title description locationNames status vendorEmails version
      mail { subject contents recipients }
      job { id title }
    }
  `,
    key,
  )
  const { locations, emailTemplate } = useScreenQuery<RequestDialogChoicesQuery>(
    graphql`
    query RequestDialogChoicesQuery {
      locations @catch(to: NULL) { id name }
      emailTemplate(type: 17) @catch(to: NULL) { subject contents }
    }
  `,
    {},
  )
  const save = (
    { inCharge, vendorEmails, subject, contents, status, job, ...values }: RequestValues,
    isForced: boolean,
    pressed: string,
  ) => {
    const vendorRequest = {
      ...values,
      title: values.title.trim(),
      status: status as VendorRequestStatus,
      vendorEmails,
      jobId: job?.value ?? null,
      mail: { subject: subject.trim(), contents, recipients: [...new Set([...vendorEmails, ...inCharge])] },
    }
    const mailed = pressed === mailButton
    const version = isForced ? null : (request?.version ?? null)
    return request
      ? saveBy(update, { input: { id: request.id, vendorRequest, isMailed: mailed, version } })
      : saveBy(create, { input: { vendorRequest, isMailed: mailed } })
  }
  return (
    <EntityDialog<RequestValues>
      title={t(request ? 'editRequest' : 'createRequest')}
      draft={`vendorRequest:${request?.databaseId ?? 'new'}`}
      isNew={!request}
      values={requestValues(request ?? null, emailTemplate ?? null)}
      save={save}
      fields={fields}
      onClose={onClose}
      width="1120px"
      buttons={({ control }, isSending) => <MailButton control={control} isSending={isSending} />}
    >
      {({ control, setValue }) => (
        <Box display="grid" gap="5" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
          <Box display="grid" gap="4" minWidth="0">
            <TextField control={control} name="title" label={t('jobTitle')} isRequired maxLength={250} />
            <Select
              control={control}
              name="status"
              label={t('status')}
              isRequired
              options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
            <PickMany
              control={control}
              name="locationNames"
              label={t('location')}
              options={(locations ?? []).map(({ name }) => ({ value: name, label: name }))}
            />
            <Controller
              control={control}
              name="job"
              render={({ field, fieldState }) => (
                <Field label={t('job')} hint={t('jobHint')} error={fieldState.error?.message}>
                  {(aria) => (
                    <OpenJobPicker
                      aria={aria}
                      inputRef={field.ref}
                      value={field.value}
                      onChange={field.onChange}
                      onBlur={field.onBlur}
                    />
                  )}
                </Field>
              )}
            />
            <RecipientsField control={control} setValue={setValue} />
            <TextField control={control} name="subject" label={t('subject')} maxLength={250} />
            <RichTextField
              control={control}
              name="contents"
              label={t('contents')}
              hint={t('contentsHint')}
              kind="mail"
              tokens={[
                { name: 'Job_Title', label: t('jobTitle') },
                { name: 'Job_Link', label: t('jobLink') },
              ]}
              maxLength={20_000}
            />
          </Box>
          <Box minWidth="0">
            <RichTextField
              control={control}
              name="description"
              label={t('description')}
              kind="job"
              isRequired
              maxLength={20_000}
            />
          </Box>
        </Box>
      )}
    </EntityDialog>
  )
}

interface ButtonProps {
  control: Control<RequestValues>
  isSending: boolean
}

/** Saves the request and mails it. Only a published request can be mailed. */
function MailButton({ control, isSending }: ButtonProps) {
  const { t } = useTranslation('vendorRequests')
  const status = useWatch({ control, name: 'status' })
  return (
    <Button type="submit" name={mailButton} disabled={isSending || status !== 'PUBLISHED'}>
      {t('saveAndMail')}
    </Button>
  )
}
