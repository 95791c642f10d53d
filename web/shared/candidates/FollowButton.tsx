import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { Button, IconButton } from '../ui/Button.tsx'
import { toaster } from '../ui/toaster.tsx'
import { loadCatalogues, localiseText } from '../format/catalogue.ts'
import { useAction } from '../hooks/useAction.ts'
import type { FollowButton_candidate$key } from './__generated__/FollowButton_candidate.graphql.ts'
import type { FollowButtonFollowMutation } from './__generated__/FollowButtonFollowMutation.graphql.ts'
import type { FollowButtonUnfollowMutation } from './__generated__/FollowButtonUnfollowMutation.graphql.ts'

interface Props {
  candidate: FollowButton_candidate$key
  /** Whether the button has a text; otherwise it is only the star, for rows. */
  hasText?: boolean
}

/**
 * A button that follows and unfollows a candidate. It changes at once and reverts if the request fails. Without the
 * permission it only shows the state.
 */
export default function FollowButton({ candidate: key, hasText = false }: Props) {
  const { t } = useTranslation('shared')
  const candidate = useFragment(
    graphql`
    fragment FollowButton_candidate on Candidate { id name isFollowed canFollow canUnfollow }
  `,
    key,
  )
  const { id, name, isFollowed } = candidate
  const [follow, isFollowing] = useAction<FollowButtonFollowMutation>(graphql`
    mutation FollowButtonFollowMutation($input: FollowCandidatesInput!) {
      followCandidates(input: $input) { results { isOk message messageDetails { code params } candidate { id isFollowed } } }
    }
  `)
  const [unfollow, isUnfollowing] = useAction<FollowButtonUnfollowMutation>(graphql`
    mutation FollowButtonUnfollowMutation($input: UnfollowCandidateInput!) {
      unfollowCandidate(input: $input) { candidate { id isFollowed } }
    }
  `)
  const isAllowed = isFollowed ? candidate.canUnfollow : candidate.canFollow
  const toggle = async () => {
    if (!isAllowed || isFollowing || isUnfollowing) return
    const optimistic = (store: RecordSourceSelectorProxy) => {
      store.get(id)?.setValue(!isFollowed, 'isFollowed')
    }
    try {
      if (isFollowed) return void (await unfollow({ input: { id } }, { optimistic }))
      const [result] = (await follow({ input: { ids: [id] } }, { optimistic })).followCandidates.results
      if (!result || result.isOk) return
      await loadCatalogues()
      toaster.error(localiseText(result.message, result.messageDetails) ?? t('noticeError'))
    } catch {
      // The user has been notified, and the star has reverted.
    }
  }
  const label = t(
    isFollowed ? (isAllowed ? 'candidate.unfollowName' : 'candidate.cannotUnfollow') : 'candidate.followName',
    { replace: { name } },
  )
  const star = <Star size={16} aria-hidden fill={isFollowed ? 'currentColor' : 'none'} />
  const props = {
    'aria-pressed': isFollowed,
    'aria-disabled': isAllowed ? undefined : true,
    onClick: () => void toggle(),
    ...(isFollowed && { color: 'status.orange.fg' }),
  }
  if (!isFollowed && !candidate.canFollow) return null
  return hasText ? (
    <Button {...props} title={label}>
      {star}
      {t(isFollowed ? 'candidate.following' : 'candidate.follow')}
    </Button>
  ) : (
    <IconButton {...props} size="small" label={label}>
      {star}
    </IconButton>
  )
}
