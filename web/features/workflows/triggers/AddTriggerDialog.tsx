import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Select } from '../../../shared/fields/textFields.tsx'
import { UsersPicker, idOfUser, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { FeedbackFormField } from './FeedbackFormField.tsx'
import type {
  AddTriggerDialogMutation,
  WorkflowTriggerKind,
  WorkflowTriggerRecipient,
} from './__generated__/AddTriggerDialogMutation.graphql.ts'
import type { AddTriggerDialogQuery } from './__generated__/AddTriggerDialogQuery.graphql.ts'

type Kind = Exclude<WorkflowTriggerKind, 'OTHER'>
type Recipient = Exclude<WorkflowTriggerRecipient, 'OTHER'>

const kinds: readonly Kind[] = ['SEND_EMAIL', 'ASK_FEEDBACK', 'NOTIFY_USERS', 'MOVE_TO_STATUS']
const recipients: readonly Recipient[] = ['CANDIDATE', 'OWNER']

interface Props {
  stepId: string
  stepName: string
  /** The other statuses of the workflow, to move to. */
  others: readonly { id: string; name: string }[]
  onClose: () => void
}

interface Values {
  kind: Kind
  templateId: string
  formId: string
  recipient: Recipient
  users: readonly PickedUser[]
  targetId: string
}

/** The dialog of a new trigger: what it does, and what it needs for that. */
export function AddTriggerDialog(props: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  return (
    <Drawer
      place="center"
      width="520px"
      title={t('whenEntering', { replace: { name: props.stepName } })}
      onClose={props.onClose}
    >
      <ErrorBoundary title={t('loadFailed')}>
        <Suspense
          fallback={
            <DrawerBody role="status" minHeight="320px">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <TriggerForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function TriggerForm({ stepId, others, onClose }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const can = useCan()
  const { emailTemplates } = useLazyLoadQuery<AddTriggerDialogQuery>(
    graphql`
    query AddTriggerDialogQuery { emailTemplates @required(action: THROW) { id name subject } }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const form = useForm<Values>({
    defaultValues: { kind: 'SEND_EMAIL', templateId: '', formId: '', recipient: 'CANDIDATE', users: [], targetId: '' },
  })
  const [add, isSending] = useAction<AddTriggerDialogMutation>(
    graphql`
    mutation AddTriggerDialogMutation($input: AddWorkflowTriggerInput!) {
      addWorkflowTrigger(input: $input) { step { id triggers { id ...TriggerItem_trigger } } }
    }
  `,
    { success: t('added') },
  )
  const kind = useWatch({ control: form.control, name: 'kind' })
  const usesTemplate = kind === 'SEND_EMAIL' || kind === 'ASK_FEEDBACK'
  const usesPeople = kind === 'ASK_FEEDBACK' || kind === 'NOTIFY_USERS'
  const onFieldError = (field: string, message: string) => {
    const place = (
      {
        templateId: 'templateId',
        formId: 'formId',
        recipient: 'recipient',
        userIds: 'users',
        targetId: 'targetId',
      } as const
    )[field]
    if (place) form.setError(place, { type: 'server', message }, { shouldFocus: true })
    return place !== undefined
  }
  const send = form.handleSubmit(async ({ templateId, formId, recipient, users, targetId }) => {
    const input = {
      stepId,
      kind,
      ...(usesTemplate && { templateId }),
      ...(kind === 'ASK_FEEDBACK' && formId && { formId }),
      ...(kind === 'SEND_EMAIL' && { recipient }),
      ...(usesPeople && { userIds: users.map(idOfUser) }),
      ...(kind === 'MOVE_TO_STATUS' && { targetId }),
    }
    await add({ input }, { onFieldError }).then(onClose, () => undefined)
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="320px">
        <Select
          control={form.control}
          name="kind"
          label={t('kind')}
          isRequired
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {usesTemplate && (
          <Select
            control={form.control}
            name="templateId"
            label={t('template')}
            isRequired
            options={emailTemplates.map(({ id, name, subject }) => ({ value: id, label: `${name} — ${subject}` }))}
          />
        )}
        {kind === 'ASK_FEEDBACK' && can('FeedbackFormFieldQuery') && (
          <Suspense fallback={<Box minHeight="58px" aria-busy />}>
            <FeedbackFormField control={form.control} name="formId" />
          </Suspense>
        )}
        {kind === 'SEND_EMAIL' && (
          <Select
            control={form.control}
            name="recipient"
            label={t('recipient')}
            isRequired
            options={recipients.map((value) => ({ value, label: t(`recipients.${value}`) }))}
          />
        )}
        {usesPeople && <UsersPicker control={form.control} name="users" label={t('people')} isRequired />}
        {kind === 'MOVE_TO_STATUS' && (
          <Select
            control={form.control}
            name="targetId"
            label={t('targetStatus')}
            isRequired
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Box color="fg.muted" fontSize="12px">
          {t(`kindHints.${kind}`)}
        </Box>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('addTrigger')}
        </Button>
      </DrawerFooter>
    </form>
  )
}
