import { Box, Flex, chakra } from '@chakra-ui/react'
import { Bookmark, Pencil } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button, IconButton } from '../../../shared/Button.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { Popover } from '../../../shared/Popover.tsx'
import { searchOf, type ListState, type SetListState } from '../listState.ts'
import OpenView from './OpenView.tsx'
import type { ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql.ts'
import type { ViewsMenuQuery } from './__generated__/ViewsMenuQuery.graphql.ts'

const ViewDialog = lazy(() => import('./ViewDialog.tsx'))

interface Props {
  state: ListState
  set: SetListState
}

/** Own views: open, save the present search as one, change them; beside it the open one. */
export default function ViewsMenu({ state, set }: Props) {
  const { t } = useTranslation('candidates')
  const [dialog, setDialog] = useState<{ view: ViewDialog_view$key | null } | null>(null)
  return (
    <>
      {state.view && (
        <ErrorBoundary fallback={<span role="alert">{t('views.failed')}</span>} resetKey={state.view}>
          <Suspense fallback={null}>
            <OpenView state={state} set={set} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Popover
        label={t('views.title')}
        align="end"
        trigger={(props) => (
          <Button {...props}>
            <Bookmark size={14} aria-hidden />
            {t('views.title')}
          </Button>
        )}
      >
        {(close) => (
          <Box width="min(280px, calc(100vw - 64px))" display="grid" gap="2">
            <ErrorBoundary>
              <Suspense
                fallback={
                  <Box role="status" color="fg.muted" padding="2">
                    {t('loading', { ns: 'shared' })}
                  </Box>
                }
              >
                <Views
                  open={state.view}
                  onOpen={(view, query) => {
                    close()
                    set({ ...searchOf(query), view, page: 1 })
                  }}
                  onEdit={(view) => {
                    close()
                    setDialog({ view })
                  }}
                />
              </Suspense>
            </ErrorBoundary>
            <Button
              onClick={() => {
                close()
                setDialog({ view: null })
              }}
            >
              {t('views.saveAs')}
            </Button>
          </Box>
        )}
      </Popover>
      <Suspense fallback={null}>
        {dialog && (
          <ViewDialog
            view={dialog.view}
            state={state}
            onClose={() => setDialog(null)}
            onSaved={(view) => set({ view })}
            onDeleted={(view) => {
              if (view === state.view) set({ view: '' }, { replace: true })
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const Item = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '6px',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: '600' },
  },
})

function Views({
  open,
  onOpen,
  onEdit,
}: {
  open: string
  onOpen: (databaseId: string, query: string) => void
  onEdit: (view: ViewDialog_view$key) => void
}) {
  const { t } = useTranslation('candidates')
  const { candidateViews } = useLazyLoadQuery<ViewsMenuQuery>(
    graphql`
    query ViewsMenuQuery { candidateViews { id databaseId name query isShared ...ViewDialog_view } }
  `,
    {},
    { fetchPolicy: 'network-only' },
  )
  if (candidateViews.length === 0)
    return (
      <Box color="fg.muted" padding="2">
        {t('views.none')}
      </Box>
    )
  return (
    <Box as="ul" listStyleType="none" maxHeight="320px" overflow="auto" aria-label={t('views.title')}>
      {candidateViews.map((view) => (
        <Flex as="li" key={view.id} alignItems="center" gap="1">
          <Item
            type="button"
            aria-current={view.databaseId === open || undefined}
            onClick={() => onOpen(view.databaseId, view.query)}
          >
            {view.name}
            {view.isShared && (
              <Box as="span" color="fg.muted" fontSize="12px">
                {' '}
                · {t('views.shared')}
              </Box>
            )}
          </Item>
          <IconButton
            size="small"
            label={t('views.edit', { replace: { name: view.name } })}
            onClick={() => onEdit(view)}
          >
            <Pencil size={14} aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Box>
  )
}
