import { Flex } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../fields/textFields.tsx'
import { Button } from '../ui/Button.tsx'

export type Verdict = 'APPROVE' | 'REJECT'

const longestComment = 1000

interface Props {
  /** A hint about who can read the comment. */
  hint?: string
  /** The error for a rejection without a comment. */
  sayWhy: string
  isSending: boolean
  /** `onFieldError` shows a server error under the comment. */
  onVerdict: (
    verdict: Verdict,
    comment: string | null,
    onFieldError: (field: string, message: string) => boolean,
  ) => Promise<void>
}

/** The form for an approver's comment and decision. A rejection requires a comment. */
export function VerdictForm({ hint, sayWhy, isSending, onVerdict }: Props) {
  const { t } = useTranslation('verdicts')
  const { control, getValues, setError, trigger } = useForm({ defaultValues: { comment: '' } })
  const onFieldError = (field: string, message: string) => {
    if (field !== 'comment') return false
    setError('comment', { type: 'server', message }, { shouldFocus: true })
    return true
  }
  const send = async (verdict: Verdict) => {
    const comment = getValues('comment').trim()
    if (!(await trigger('comment', { shouldFocus: true }))) return
    if (verdict === 'REJECT' && !comment)
      return setError('comment', { type: 'required', message: sayWhy }, { shouldFocus: true })
    await onVerdict(verdict, comment || null, onFieldError)
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
      <TextArea control={control} name="comment" label={t('comment')} hint={hint} maxLength={longestComment} rows={3} />
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
