import { Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useAction } from '../../hooks/useAction.ts'
import type { ViewedSearch } from './viewedSearch.ts'
import type { OpenViewMutation } from './__generated__/OpenViewMutation.graphql.ts'
import type { OpenViewQuery } from './__generated__/OpenViewQuery.graphql.ts'

/**
 * The view in the address: the user's own, or one that a colleague shares. If the address contains no search, the
 * view's search is opened.
 */
export default function OpenView({ search }: { search: ViewedSearch }) {
  const { t } = useTranslation('list')
  const { savedView: view } = useLazyLoadQuery<OpenViewQuery>(
    graphql`
    query OpenViewQuery($databaseId: ID!) {
      savedView(databaseId: $databaseId) { id databaseId name query isOwn isShared owner { fullName } }
    }
  `,
    { databaseId: search.view },
    { fetchPolicy: 'store-or-network' },
  )
  const [update, isSending] = useAction<OpenViewMutation>(
    graphql`
    mutation OpenViewMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) { savedView { id name query isShared } }
    }
  `,
    { success: t('views.updated') },
  )
  const take = useEffectEvent(() => {
    if (view && search.query === '') search.open(view.query, search.view, { replace: true })
  })
  useEffect(() => take(), [view?.id])
  const leave = (
    <IconButton size="small" label={t('views.leave')} onClick={() => search.mark('')}>
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
  // Compares the form that this page writes: an older query may express the same search differently.
  const isChanged = search.normalize(view.query) !== search.query
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
      {!view.isOwn && <span>({view.owner?.fullName ?? '—'})</span>}
      {isChanged && (
        <Flex as="span" color="status.orange.fg" fontSize="12px">
          ● {t('views.changed')}
        </Flex>
      )}
      {isChanged && view.isOwn && (
        <Button
          size="small"
          disabled={isSending}
          onClick={() => void update({ input: { id, name, isShared, query: search.query } }).catch(() => {})}
        >
          {t('views.update')}
        </Button>
      )}
      {isChanged && (
        <Button size="small" kind="quiet" onClick={() => search.open(view.query, search.view)}>
          {t('views.back')}
        </Button>
      )}
      {leave}
    </Flex>
  )
}
