import { Suspense } from 'react'
import { useController, useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { parseContents } from '../../../../../common/forms/contents.ts'
import { fieldKey, textOf } from '../../../../../common/forms/fields.ts'
import { ComboboxMany } from '../../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../../shared/fields/Field.tsx'
import { idOfUser, userOption, type PickedUser } from '../../../../shared/fields/UserPicker.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../../shared/ui/ErrorState.tsx'
import { toaster } from '../../../../shared/ui/toaster.tsx'
import type { SubmitDialog_offer$key } from './__generated__/SubmitDialog_offer.graphql.ts'
import type { SubmitDialogMutation } from './__generated__/SubmitDialogMutation.graphql.ts'
import type { SubmitDialogQuery } from './__generated__/SubmitDialogQuery.graphql.ts'

interface Props {
  offer: SubmitDialog_offer$key
  onClose: (isChanged: boolean) => void
}

const permissions = {
  SALARY_OFFER: 'JobRequest:ApproveSalaryOffer',
  OFFER_LETTER: 'JobRequest:ApproveOfferLetter',
} as const

/** Submits an offer for approval: the approvers and their order are chosen here. */
export default function SubmitDialog({ offer: key, onClose }: Props) {
  const { t } = useTranslation('offers')
  const offer = useFragment(
    graphql`
    fragment SubmitDialog_offer on Offer {
      id version kind formName formContents isApprovalRequired suggestedApprovers { id userName fullName }
    }
  `,
    key,
  )
  return (
    <Drawer
      place="center"
      width="520px"
      title={t('submitTitle', { replace: { form: offer.formName } })}
      onClose={() => onClose(false)}
    >
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="200px" aria-busy />}>
          <SubmitForm
            {...offer}
            suggested={(offer.suggestedApprovers ?? []).flatMap((user) => (user ? [userOption(user)] : []))}
            onClose={onClose}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

interface FormProps {
  id: string
  version: number
  kind: keyof typeof permissions
  formContents: string
  isApprovalRequired: boolean
  suggested: PickedUser[]
  onClose: (isChanged: boolean) => void
}

function SubmitForm({ id, version, kind, formContents, isApprovalRequired, suggested, onClose }: FormProps) {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const permission = permissions[kind]
  const { usersByPermission } = useLazyLoadQuery<SubmitDialogQuery>(
    graphql`
      query SubmitDialogQuery($permission: Permission!) {
        usersByPermission(permission: $permission) @required(action: THROW) { id userName fullName }
      }
    `,
    { permission },
    { fetchPolicy: 'store-and-network' },
  )
  const options = usersByPermission.filter(({ userName }) => userName !== user.userName).map(userOption)
  const fit = new Set(options.map(({ value }) => value))
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { approverIds: suggested.filter(({ value }) => fit.has(value)) },
  })
  const [submit, isSending] = useAction<SubmitDialogMutation>(
    graphql`
    mutation SubmitDialogMutation($input: SubmitOfferInput!) {
      submitOffer(input: $input) { offer { id state ...OfferCard_offer } candidate { id ...JobsTab_candidate } }
    }
  `,
    { success: ({ submitOffer }) => t(submitOffer.offer.state === 'PENDING' ? 'submitted' : 'finished') },
  )
  const onFieldError = (field: string, message: string) => {
    if (field === 'approverIds') setError('approverIds', { message })
    else
      toaster.error(
        `${nameOf(field, formContents) ?? t(field === 'validUntil' ? 'validUntil' : 'document')}: ${message}`,
      )
    return true
  }
  const send = handleSubmit(async ({ approverIds }) => {
    const input = { id, version, approverIds: approverIds.map(idOfUser) }
    const saved = await submit({ input }, { onFieldError }).catch(() => null)
    if (saved) onClose(true)
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="240px">
        <Approvers control={control} options={options} isRequired={isApprovalRequired} />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t(isApprovalRequired ? 'submit' : 'submitFree')}
        </Button>
      </DrawerFooter>
    </form>
  )
}

/** Returns the title of an offer's field, or null if the form has no such field. */
function nameOf(field: string, contents: string): string | null {
  const key = /^answers\.([^.]+)/.exec(field)?.[1]
  const { fields } = parseContents(contents)
  const at = fields.findIndex((one, place) => fieldKey(one, place) === key)
  return at < 0 ? null : textOf(fields[at]!, 'title')
}

interface ApproversProps {
  control: Control<{ approverIds: PickedUser[] }>
  options: readonly PickedUser[]
  isRequired: boolean
}

/** Users who may approve such offers, in the order in which they are asked. */
function Approvers({ control, options, isRequired }: ApproversProps) {
  const { t } = useTranslation(['offers', 'shared'])
  const validate = (list: readonly PickedUser[]) => !isRequired || list.length > 0 || t('required', { ns: 'shared' })
  const { field, fieldState } = useController({ control, name: 'approverIds', rules: { validate } })
  const load = async (search: string) =>
    options.filter(({ label }) => label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()))
  return (
    <Field label={t('approvers')} hint={t('approversHint')} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchUsers', { ns: 'shared' })}
        />
      )}
    </Field>
  )
}
