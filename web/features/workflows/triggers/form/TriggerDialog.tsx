import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../../shared/ui/ErrorState.tsx'
import { Select } from '../../../../shared/fields/textFields.tsx'
import { UsersPicker } from '../../../../shared/fields/UserPicker.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { useCan } from '../../../../shared/hooks/useCan.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { DelayFields } from './DelayFields.tsx'
import { FeedbackFormField } from './FeedbackFormField.tsx'
import {
  fieldsOfInput,
  inputOf,
  kinds,
  recipients,
  usesPeople,
  usesTemplate,
  valuesOf,
  type TriggerValues,
} from './triggerValues.ts'
import { isStale, useReloadTriggers } from '../useReloadTriggers.ts'
import type { TriggerDialog_trigger$key } from './__generated__/TriggerDialog_trigger.graphql.ts'
import type { TriggerDialogAddMutation } from './__generated__/TriggerDialogAddMutation.graphql.ts'
import type { TriggerDialogUpdateMutation } from './__generated__/TriggerDialogUpdateMutation.graphql.ts'
import type { TriggerDialogQuery } from './__generated__/TriggerDialogQuery.graphql.ts'

interface Props {
  stepId: string
  stepName: string
  /** The other statuses of the workflow, as targets of a move. */
  others: readonly { id: string; name: string }[]
  /** The trigger that is edited; undefined for a new one. */
  trigger?: TriggerDialog_trigger$key
  onClose: () => void
}

/** The dialog for a new or existing trigger: what it does, and the settings for that. */
export function TriggerDialog(props: Props) {
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

function TriggerForm({ stepId, others, trigger: key, onClose }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const can = useCan()
  const { emailTemplates } = useLazyLoadQuery<TriggerDialogQuery>(
    graphql`
    query TriggerDialogQuery { emailTemplates @required(action: THROW) { id name subject } }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const trigger = useFragment(
    graphql`
    fragment TriggerDialog_trigger on WorkflowTrigger {
      id version kind template { id } form { id } formName recipient users { id userName fullName } target { id } delayMinutes leastScore goneConditions channels { id } departments { id databaseId name }
    }
  `,
    key ?? null,
  )
  const form = useForm<TriggerValues>({ defaultValues: valuesOf(trigger) })
  const reload = useReloadTriggers(stepId)
  const [add, isAdding] = useAction<TriggerDialogAddMutation>(
    graphql`
    mutation TriggerDialogAddMutation($input: AddWorkflowTriggerInput!) {
      addWorkflowTrigger(input: $input) { step { id triggers { id ...TriggerRow_trigger ...TriggerDialog_trigger } } }
    }
  `,
    { success: t('added') },
  )
  const [update, isUpdating] = useAction<TriggerDialogUpdateMutation>(
    graphql`
    mutation TriggerDialogUpdateMutation($input: UpdateWorkflowTriggerInput!) {
      updateWorkflowTrigger(input: $input) { trigger { id ...TriggerRow_trigger ...TriggerDialog_trigger } }
    }
  `,
    { success: t('saved'), failure: (error) => (isStale(error) ? t('triggerChanged') : null) },
  )
  const isSending = isAdding || isUpdating
  const kind = useWatch({ control: form.control, name: 'kind' })
  const onFieldError = (field: string, message: string) => {
    const place = fieldsOfInput[field]
    if (place) form.setError(place, { type: 'server', message }, { shouldFocus: true })
    return place !== undefined
  }
  const send = form.handleSubmit(async (values) => {
    const given = { stepId, ...inputOf(values) }
    const saving = trigger
      ? update({ input: { ...given, triggerId: trigger.id, version: trigger.version } }, { onFieldError })
      : add({ input: given }, { onFieldError })
    await saving.then(onClose, (error: unknown) => {
      // With the current version loaded, a second click on the button overwrites it.
      if (isStale(error)) void reload()
    })
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
        {usesTemplate(kind) && (
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
            <FeedbackFormField
              control={form.control}
              name="formId"
              chosen={trigger?.form && { id: trigger.form.id, name: trigger.formName ?? '' }}
            />
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
        {usesPeople(kind) && <UsersPicker control={form.control} name="users" label={t('people')} isRequired />}
        {kind === 'MOVE_TO_STATUS' && (
          <Select
            control={form.control}
            name="targetId"
            label={t('targetStatus')}
            isRequired
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <ConditionFields control={form.control} gone={trigger?.goneConditions ?? []} />
        <DelayFields control={form.control} />
        <Box color="fg.muted" fontSize="12px">
          {t(`kindHints.${kind}`)}
        </Box>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t(trigger ? 'save' : 'addTrigger')}
        </Button>
      </DrawerFooter>
    </form>
  )
}
