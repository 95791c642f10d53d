import { Flex } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextArea } from '../fields/textFields.tsx'
import { useAction } from '../hooks/useAction.ts'
import { Button } from '../ui/Button.tsx'
import type { OfferDecisionMutation, OfferVerdict } from './__generated__/OfferDecisionMutation.graphql.ts'

const longestComment = 1000

interface Props {
  stepId: string
  /** Of the offer that is read: a decision on another one is refused. */
  version: number
  onDone: () => void
}

/** What the approver says, and the decision. A rejection needs words. */
export function OfferDecision({ stepId, version, onDone }: Props) {
  const { t } = useTranslation('offers')
  const { control, getValues, setError, trigger } = useForm({ defaultValues: { comment: '' } })
  const [decide, isSending] = useAction<OfferDecisionMutation>(
    graphql`
    mutation OfferDecisionMutation($input: DecideOfferInput!) {
      decideOffer(input: $input) { offer { id state ...OfferReview_offer } }
    }
  `,
    { success: ({ decideOffer }) => t(decideOffer.offer.state === 'REJECTED' ? 'done.REJECT' : 'done.APPROVE') },
  )
  const onFieldError = (field: string, message: string) => {
    if (field !== 'comment') return false
    setError('comment', { type: 'server', message }, { shouldFocus: true })
    return true
  }
  const send = async (verdict: OfferVerdict) => {
    const comment = getValues('comment').trim()
    if (!(await trigger('comment', { shouldFocus: true }))) return
    if (verdict === 'REJECT' && !comment)
      return setError('comment', { type: 'required', message: t('sayWhy') }, { shouldFocus: true })
    // What has failed was told already; the offer shows what there is now.
    await decide({ input: { stepId, verdict, comment: comment || null, version } }, { onFieldError }).catch(
      () => undefined,
    )
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
      <TextArea control={control} name="comment" label={t('comment')} maxLength={longestComment} />
      <Flex gap="2" wrap="wrap">
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('approve')}
        </Button>
        <Button kind="danger" disabled={isSending} onClick={() => void send('REJECT')}>
          {t('reject')}
        </Button>
      </Flex>
    </form>
  )
}
