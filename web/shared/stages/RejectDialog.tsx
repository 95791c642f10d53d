import { Text } from '@chakra-ui/react'
import { Suspense, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import EmailPreview from '../candidateEmails/EmailPreview.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { Select, TextArea } from '../fields/textFields.tsx'
import { useAction } from '../hooks/useAction.ts'
import { useCan } from '../hooks/useCan.ts'
import { useLatest } from '../hooks/useLatest.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { toaster } from '../ui/toaster.tsx'
import { toCandidateInputs, type StageMoves, type StagePerson } from './useStageMoves.ts'
import type { RejectDialogMutation } from './__generated__/RejectDialogMutation.graphql.ts'
import type { RejectDialogQuery } from './__generated__/RejectDialogQuery.graphql.ts'

/** The delays in hours before the candidates may be written to. */
const delays = [0, 1, 24] as const

interface Props {
  jobId: string
  /** At most 100. */
  people: readonly StagePerson[]
  moves: StageMoves
  onClose: (isDone: boolean) => void
}

/** Rejects candidates of a job: a reason, a note for colleagues, and an optional e-mail to the candidates. */
export default function RejectDialog(props: Props) {
  const { t } = useTranslation('stages')
  const { people, onClose } = props
  const whom = people.length === 1 ? people[0]!.name : t('chosen', { count: people.length })
  return (
    <Drawer place="center" width="520px" title={`${t('reject')}: ${whom}`} onClose={() => onClose(false)}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="280px" aria-busy />}>
          <RejectForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function RejectForm({ jobId, people, moves, onClose }: Props) {
  const { t } = useTranslation(['stages', 'shared'])
  const {
    vocabulary: reasons,
    emailTemplates,
    rejectReasonTemplates,
  } = useLazyLoadQuery<RejectDialogQuery>(
    graphql`
      query RejectDialogQuery {
        vocabulary(kind: REJECT_REASON) @required(action: THROW) { id name isDefault }
        emailTemplates @required(action: THROW) { id name subject contents }
        rejectReasonTemplates @catch(to: NULL) { reason { id } emailTemplate { id } }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const can = useCan()
  const [isShown, setShown] = useState(false)
  const templateOf = (reasonId: string) =>
    rejectReasonTemplates?.find(({ reason: one }) => one?.id === reasonId)?.emailTemplate?.id ?? ''
  const reason = reasons.find(({ isDefault }) => isDefault)?.id ?? ''
  const { control, handleSubmit, setError, setValue } = useForm({
    defaultValues: { reason, note: '', template: templateOf(reason), delay: '0', isKept: false },
  })
  const [reject, isSending] = useAction<RejectDialogMutation>(graphql`
    mutation RejectDialogMutation($input: RejectJobCandidatesInput!) {
      rejectJobCandidates(input: $input) {
        actionId
        results { outcome candidateId email by { fullName } step { id name } jobCandidate {
          id stageSince daysInStage isRejected rejectReason rejectNote stage { id } stageBy { fullName }
        } }
        job { id status totalCount submittedCount offerCount onboardCount openingsRemaining }
      }
    }
  `)
  const [chosen, chosenReason] = useWatch({ control, name: ['template', 'reason'] })
  // Another reason selects its template.
  const suggest = useLatest((reasonId: string) => {
    setValue('template', templateOf(reasonId))
    setValue('isKept', false)
  })
  useEffect(() => suggest(chosenReason), [suggest, chosenReason])
  const letter = emailTemplates.find(({ id }) => id === chosen)
  const send = handleSubmit(async ({ reason, note, template, delay, isKept }) => {
    const onFieldError = (field: string, message: string) => {
      const name = ({ reasonId: 'reason', note: 'note', templateId: 'template' } as const)[field]
      if (name) setError(name, { message })
      return name !== undefined
    }
    const answer = await reject(
      {
        input: {
          jobId,
          candidates: toCandidateInputs(people),
          reasonId: reason,
          note: note.trim() || null,
          templateId: template || null,
          ...(template && delay !== '0' && { emailDelayHours: Number(delay) }),
          ...(isKept && template !== templateOf(reason) && { isReasonsTemplate: true }),
        },
      },
      { onFieldError },
    ).catch(() => null)
    if (!answer) return
    const { actionId, results } = answer.rejectJobCandidates
    const done = moves.tell(results, people)
    if (done > 0)
      moves.offer(
        people.length === 1 ? t('rejectedOne', { replace: { name: people[0]!.name } }) : t('rejected', { count: done }),
        [actionId],
        people,
      )
    const unwritten = results.filter(({ email }) => email === 'NO_RECIPIENT').length
    if (unwritten > 0) toaster.warning(t('noAddress', { count: unwritten }))
    onClose(true)
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="280px">
        <Select
          control={control}
          name="reason"
          label={t('reason')}
          isRequired
          options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextArea control={control} name="note" label={t('note')} maxLength={2000} />
        <Select
          control={control}
          name="template"
          label={t('mail')}
          placeholder={t('noMail')}
          options={emailTemplates.map(({ id, name, subject }) => ({ value: id, label: `${name} — ${subject}` }))}
        />
        {rejectReasonTemplates && chosenReason && chosen !== templateOf(chosenReason) && (
          <SwitchField control={control} name="isKept" label={t(chosen ? 'keepTemplate' : 'forgetTemplate')} />
        )}
        {letter && (
          <Select
            control={control}
            name="delay"
            label={t('when')}
            isRequired
            options={delays.map((hours) => ({ value: String(hours), label: t(`delays.h${hours}`) }))}
          />
        )}
        {letter && can('EmailPreviewQuery') && (
          <Button justifySelf="start" onClick={() => setShown(true)}>
            {t('preview')}
          </Button>
        )}
        <Text color="fg.muted" fontSize="12px">
          {t('rejectHint')}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('reject')}
        </Button>
      </DrawerFooter>
      {isShown && letter && (
        <EmailPreview
          people={people.map(({ candidateId, name }) => ({ id: candidateId, name }))}
          letter={{ jobId, subject: letter.subject, contents: letter.contents }}
          onClose={() => setShown(false)}
        />
      )}
    </form>
  )
}
