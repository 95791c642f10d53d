import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { DatePicker } from '../fields/dates/DatePicker.tsx'
import { Select, TextArea } from '../fields/textFields.tsx'
import { idOfUser, UsersPicker, type PickedUser } from '../fields/UserPicker.tsx'
import { dayEnd } from '../format/dates.ts'
import { useAction } from '../hooks/useAction.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import type { AskFeedbackDialogMutation } from './__generated__/AskFeedbackDialogMutation.graphql.ts'
import type { AskFeedbackDialogQuery } from './__generated__/AskFeedbackDialogQuery.graphql.ts'

interface Props {
  jobId: string
  /** At most 100 candidates of the job. */
  people: readonly { candidateId: string; name: string }[]
  onClose: (isDone: boolean) => void
}

const longestNote = 1000
const fieldOf: Readonly<Record<string, 'users' | 'form' | 'due' | 'note'>> = {
  userIds: 'users',
  formId: 'form',
  dueAt: 'due',
  note: 'note',
}

/**
 * Requests feedback from colleagues on candidates of a job: the colleagues, the form, the due date and a short message.
 */
export default function AskFeedbackDialog(props: Props) {
  const { t } = useTranslation('feedback')
  const { people, onClose } = props
  const whom = people.length === 1 ? people[0]!.name : t('candidates', { count: people.length })
  return (
    <Drawer place="center" width="560px" title={`${t('ask')}: ${whom}`} onClose={() => onClose(false)}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="320px" aria-busy />}>
          <AskForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function AskForm({ jobId, people, onClose }: Props) {
  const { t } = useTranslation(['feedback', 'shared'])
  const { interviewForms } = useLazyLoadQuery<AskFeedbackDialogQuery>(
    graphql`
      query AskFeedbackDialogQuery {
        interviewForms(filter: { category: FEEDBACK }, first: 100) @catch(to: NULL) { nodes { id name isActive } }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { users: [] as PickedUser[], form: '', due: '', note: '' },
  })
  const [ask, isSending] = useAction<AskFeedbackDialogMutation>(
    graphql`
      mutation AskFeedbackDialogMutation($input: AskFeedbackInput!) {
        askFeedback(input: $input) { openCount requests { id state } }
      }
    `,
    {
      success: ({ askFeedback: { openCount, requests } }) =>
        [
          requests.length > 0 && t('asked', { count: requests.length }),
          openCount > 0 && t('askedBefore', { count: openCount }),
        ]
          .filter(Boolean)
          .join(' '),
    },
  )
  const send = handleSubmit(async ({ users, form, due, note }) => {
    const input = {
      jobId,
      candidateIds: people.map(({ candidateId }) => candidateId),
      userIds: users.map(idOfUser),
      formId: form || null,
      dueAt: due ? dayEnd(due) : null,
      note: note.trim() || null,
    }
    const onFieldError = (field: string, message: string) => {
      const name = fieldOf[field]
      if (name) setError(name, { message })
      return name !== undefined
    }
    const done = await ask({ input }, { onFieldError }).catch(() => null)
    if (done) onClose(true)
  })
  const forms = (interviewForms?.nodes ?? []).filter(({ isActive }) => isActive)
  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="320px">
        <UsersPicker control={control} name="users" label={t('users')} isRequired hint={t('usersHint')} />
        <Select
          control={control}
          name="form"
          label={t('form')}
          placeholder={t('newestForm')}
          options={forms.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DatePicker control={control} name="due" label={t('due')} />
        <TextArea control={control} name="note" label={t('note')} maxLength={longestNote} />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('ask')}
        </Button>
      </DrawerFooter>
    </form>
  )
}
