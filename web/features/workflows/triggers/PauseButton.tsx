import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import type { PauseButton_trigger$key } from './__generated__/PauseButton_trigger.graphql.ts'
import type { PauseButtonPauseMutation } from './__generated__/PauseButtonPauseMutation.graphql.ts'
import type { PauseButtonResumeMutation } from './__generated__/PauseButtonResumeMutation.graphql.ts'

interface Props {
  trigger: PauseButton_trigger$key
  stepId: string
  /** The trigger as a sentence. */
  name: string
}

/** Pauses or resumes a trigger. The change is shown at once, and reverted if the request fails. */
export function PauseButton({ trigger: key, stepId, name }: Props) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const { id, isPaused } = useFragment(
    graphql`
    fragment PauseButton_trigger on WorkflowTrigger { id isPaused }
  `,
    key,
  )
  const [pause, isPausing] = useAction<PauseButtonPauseMutation>(graphql`
    mutation PauseButtonPauseMutation($input: PauseWorkflowTriggerInput!) { pauseWorkflowTrigger(input: $input) { trigger { id isPaused } } }
  `)
  const [resume, isResuming] = useAction<PauseButtonResumeMutation>(graphql`
    mutation PauseButtonResumeMutation($input: ResumeWorkflowTriggerInput!) { resumeWorkflowTrigger(input: $input) { trigger { id isPaused } } }
  `)
  if (!can('PauseButtonPauseMutation')) return null
  const isBusy = isPausing || isResuming
  const toggle = () =>
    (isPaused ? resume : pause)(
      { input: { stepId, triggerId: id } },
      { optimistic: (store) => void store.get(id)?.setValue(!isPaused, 'isPaused') },
    ).catch(() => undefined)
  return (
    <IconButton
      size="small"
      label={`${t(isPaused ? 'resume' : 'pause')}: ${name}`}
      hint={t(isPaused ? 'resume' : 'pause')}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void toggle()
      }}
    >
      {isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
    </IconButton>
  )
}
