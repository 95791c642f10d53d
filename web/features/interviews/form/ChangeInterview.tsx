import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { InterviewForm } from './InterviewForm.tsx'
import { valuesOf } from './values.ts'
import type { ChangeInterview_interview$key } from './__generated__/ChangeInterview_interview.graphql.ts'
import type { ChangeInterviewMutation } from './__generated__/ChangeInterviewMutation.graphql.ts'
import type { InterviewForm_room$key } from './__generated__/InterviewForm_room.graphql.ts'

interface Props {
  interview: ChangeInterview_interview$key
  rooms: InterviewForm_room$key
  onClose: () => void
}

/** The form to change a planned interview. */
export function ChangeInterview({ interview: key, rooms, onClose }: Props) {
  const { t } = useTranslation('interviews')
  const interview = useFragment(
    graphql`
    fragment ChangeInterview_interview on Interview @throwOnFieldError {
      id version title startsAt endsAt timeZone place link notes
      room { id }
      kit { id }
      form { id }
      panel { role user { id userName fullName } }
      job { id ...InterviewForm_job }
    }
  `,
    key,
  )
  const [change, isSending] = useAction<ChangeInterviewMutation>(
    graphql`
    mutation ChangeInterviewMutation($input: ChangeInterviewInput!) {
      changeInterview(input: $input) {
        interview { id title ...ChangeInterview_interview ...InterviewView_interview ...InterviewActions_interview }
      }
    }
  `,
    { success: t('changed') },
  )
  return (
    <InterviewForm
      job={interview.job ?? null}
      rooms={rooms}
      values={valuesOf(interview)}
      exceptId={interview.id}
      formId={interview.form?.id ?? null}
      submit={t('saveAndTell')}
      isSending={isSending}
      aside={<Button onClick={onClose}>{t('back')}</Button>}
      onSubmit={(details, onFieldError) =>
        void change(
          { input: { id: interview.id, version: interview.version, interview: details } },
          { onFieldError },
        ).then(onClose, () => {})
      }
    />
  )
}
