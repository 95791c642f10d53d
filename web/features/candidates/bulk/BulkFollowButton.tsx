import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { useBulk } from '../../../shared/candidates/useBulk.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import ResultsDialog from './ResultsDialog.tsx'
import type { BulkFollowButtonMutation } from './__generated__/BulkFollowButtonMutation.graphql.ts'

/** A button with which the user follows all selected candidates. */
export default function BulkFollowButton({
  candidates,
  onChanged,
}: {
  candidates: readonly ChosenCandidate[]
  onChanged: () => void
}) {
  const { t } = useTranslation('shared')
  const [asked, setAsked] = useState(candidates)
  const { results, end, close } = useBulk((isChanged) => {
    if (isChanged) onChanged()
  })
  const [follow, isSending] = useAction<BulkFollowButtonMutation>(graphql`
    mutation BulkFollowButtonMutation($input: FollowCandidatesInput!) {
      followCandidates(input: $input) { results { candidateId isOk message messageDetails { code params } candidate { id isFollowed } } }
    }
  `)
  const run = () => {
    setAsked(candidates)
    // Errors have already been shown; the selection is preserved.
    follow({ input: { ids: candidates.map(({ id }) => id) } }).then(
      ({ followCandidates }) => end(followCandidates.results),
      () => {},
    )
  }
  return (
    <>
      <Button disabled={isSending} aria-busy={isSending} onClick={run}>
        <Star size={14} aria-hidden />
        {t('candidate.follow')}
      </Button>
      {results && <ResultsDialog title={t('candidate.follow')} candidates={asked} results={results} onClose={close} />}
    </>
  )
}
