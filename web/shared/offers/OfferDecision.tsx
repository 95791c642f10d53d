import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useMutationCall } from '../hooks/useAction.ts'
import { VerdictForm } from '../verdicts/VerdictForm.tsx'
import type { OfferDecisionMutation } from './__generated__/OfferDecisionMutation.graphql.ts'

const mutation = graphql`
  mutation OfferDecisionMutation($input: DecideOfferInput!) {
    decideOffer(input: $input) { offer { id ...OfferReview_offer } }
  }
`

interface Props {
  stepId: string
  /** The version of the shown offer: a decision on another version is refused. */
  version: number
  onDone: () => void
}

/** The form for the decision on an offer. */
export function OfferDecision({ stepId, version, onDone }: Props) {
  const { t } = useTranslation('offers')
  const [call, isSending] = useMutationCall()
  return (
    <VerdictForm
      sayWhy={t('sayWhy')}
      isSending={isSending}
      onVerdict={async (verdict, comment, onFieldError) => {
        const input = { stepId, verdict, comment, version }
        const texts = { success: t(`done.${verdict}`) }
        // The error has been reported; the offer shows its current state.
        await call<OfferDecisionMutation>(mutation, { input }, texts, { onFieldError }).catch(() => undefined)
        onDone()
      }}
    />
  )
}
