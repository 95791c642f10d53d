import { Flex } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextArea } from '../fields/textFields.tsx'
import { useMutationCall } from '../hooks/useAction.ts'
import { Button } from '../ui/Button.tsx'
import type { DecisionFormMutation } from './__generated__/DecisionFormMutation.graphql.ts'

const longestComment = 1000
const mutation = graphql`
  mutation DecisionFormMutation($input: DecideJobApprovalInput!) {
    decideJobApproval(input: $input) { job { id status approvalStatus ...ApprovalSection_job } }
  }
`

interface Props {
  stepId: string
  /** Of the job that is read: a decision on another one is refused. */
  version: number | null
  onDone: () => void
}

/** What the approver says, and the decision. A rejection needs words. */
export function DecisionForm({ stepId, version, onDone }: Props) {
  const { t } = useTranslation(['jobApprovals', 'shared'])
  const { control, getValues, setError, trigger } = useForm({ defaultValues: { comment: '' } })
  const [call, isSending] = useMutationCall()
  const onFieldError = (field: string, message: string) => {
    if (field !== 'comment') return false
    setError('comment', { type: 'server', message }, { shouldFocus: true })
    return true
  }
  const send = async (verdict: 'APPROVE' | 'REJECT') => {
    const comment = getValues('comment').trim()
    if (!(await trigger('comment', { shouldFocus: true }))) return
    if (verdict === 'REJECT' && !comment)
      return setError('comment', { type: 'required', message: t('sayWhy') }, { shouldFocus: true })
    const input = { stepId, verdict, comment: comment || null, version }
    // What has failed was told already; the job shows what there is now.
    const texts = { success: t(`done.${verdict}`) }
    await call<DecisionFormMutation>(mutation, { input }, texts, { onFieldError }).catch(() => undefined)
    onDone()
  }
  return (
    <form
      noValidate
      aria-label={t('yourTurn')}
      onSubmit={(event) => {
        event.preventDefault()
        void send('APPROVE')
      }}
      style={{ display: 'grid', gap: '8px' }}
    >
      <TextArea
        control={control}
        name="comment"
        label={t('comment')}
        hint={t('commentHint')}
        maxLength={longestComment}
        rows={3}
      />
      <Flex gap="2" flexWrap="wrap">
        <Button kind="danger" disabled={isSending} onClick={() => void send('REJECT')}>
          {t('reject')}
        </Button>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('approve')}
        </Button>
      </Flex>
    </form>
  )
}
