import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { UsersPicker, idOfUser, type PickedUser } from '../fields/UserPicker.tsx'
import { useAction } from '../hooks/useAction.ts'
import { BulkDialog, type ChosenCandidate } from './BulkDialog.tsx'
import { useBulk } from './useBulk.ts'
import type { AssignFollowersDialogMutation } from './__generated__/AssignFollowersDialogMutation.graphql.ts'

interface Props {
  candidates: readonly ChosenCandidate[]
  /** `isChanged`: whether some candidates have new followers. */
  onClose: (isChanged: boolean) => void
}

/** Makes colleagues follow candidates. */
export default function AssignFollowersDialog({ candidates, onClose }: Props) {
  const { t } = useTranslation('shared')
  const { control, handleSubmit } = useForm<{ users: PickedUser[] }>({ defaultValues: { users: [] } })
  const { results, end, close } = useBulk(onClose)
  const [assign, isSending] = useAction<AssignFollowersDialogMutation>(graphql`
    mutation AssignFollowersDialogMutation($input: FollowCandidatesInput!) {
      followCandidates(input: $input) { results { candidateId isOk message messageDetails { code params } } }
    }
  `)
  const send = handleSubmit(async ({ users }) => {
    const input = { ids: candidates.map(({ id }) => id), userIds: users.map(idOfUser) }
    // The error has been reported; the choice stays.
    await assign({ input }).then(
      ({ followCandidates }) => end(followCandidates.results),
      () => {},
    )
  })
  return (
    <BulkDialog
      title={t('candidate.assignFollowers')}
      submit={t('candidate.assign')}
      candidates={candidates}
      results={results}
      isSending={isSending}
      onSubmit={(event) => void send(event)}
      onClose={close}
    >
      <UsersPicker control={control} name="users" label={t('candidate.followers')} isRequired />
    </BulkDialog>
  )
}
