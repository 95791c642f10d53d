import { Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button, IconButton } from '../../../shared/Button.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { hasFilters, queryOf, searchOf, type ListState, type SetListState } from '../listState.ts'
import type { OpenViewMutation } from './__generated__/OpenViewMutation.graphql.ts'
import type { OpenViewQuery } from './__generated__/OpenViewQuery.graphql.ts'

/** The view that the address names: an own one, or what a colleague shares. A link that says nothing else takes its search over. */
export default function OpenView({ state, set }: { state: ListState; set: SetListState }) {
  const { t } = useTranslation('candidates')
  const { candidateView: view } = useLazyLoadQuery<OpenViewQuery>(
    graphql`
    query OpenViewQuery($databaseId: ID!) {
      candidateView(databaseId: $databaseId) { id databaseId name query isOwn isShared ownerUserName owner { fullName } }
    }
  `,
    { databaseId: state.view },
    { fetchPolicy: 'store-or-network' },
  )
  const [update, isSending] = useAction<OpenViewMutation>(
    graphql`
    mutation OpenViewMutation($input: UpdateCandidateViewInput!) {
      updateCandidateView(input: $input) { candidateView { id name query isShared } }
    }
  `,
    { success: t('views.updated') },
  )
  const take = useEffectEvent(() => {
    if (view && !hasFilters(state) && queryOf(state) === '') set(searchOf(view.query), { replace: true })
  })
  useEffect(() => take(), [view?.id])
  const leave = (
    <IconButton size="small" label={t('views.leave')} onClick={() => set({ view: '' })}>
      <X size={14} aria-hidden />
    </IconButton>
  )
  if (!view)
    return (
      <Flex role="status" alignItems="center" gap="1" color="status.orange.fg">
        {t('views.gone')}
        {leave}
      </Flex>
    )
  // Written as this page writes it: an older query may say the same in other words.
  const isChanged = queryOf(searchOf(view.query)) !== queryOf(state)
  const { id, name, isShared } = view
  return (
    <Flex
      role="group"
      aria-label={t('views.open', { replace: { name } })}
      alignItems="center"
      gap="1"
      flexWrap="wrap"
      minWidth="0"
    >
      <b>{name}</b>
      {!view.isOwn && <span>({view.owner?.fullName ?? view.ownerUserName})</span>}
      {isChanged && (
        <Flex as="span" color="status.orange.fg" fontSize="12px">
          ● {t('views.changed')}
        </Flex>
      )}
      {isChanged && view.isOwn && (
        <Button
          size="small"
          disabled={isSending}
          onClick={() => void update({ input: { id, name, isShared, query: queryOf(state) } }).catch(() => {})}
        >
          {t('views.update')}
        </Button>
      )}
      {isChanged && (
        <Button size="small" kind="quiet" onClick={() => set({ ...searchOf(view.query), page: 1 })}>
          {t('views.back')}
        </Button>
      )}
      {leave}
    </Flex>
  )
}
