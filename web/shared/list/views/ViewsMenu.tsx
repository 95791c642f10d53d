import { Box, Flex, chakra } from '@chakra-ui/react'
import { Bookmark, Pencil } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorState.tsx'
import { Popover } from '../../ui/Popover.tsx'
import OpenView from './OpenView.tsx'
import type { ViewedSearch } from './viewedSearch.ts'
import type { ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql.ts'
import type { ViewsMenuQuery } from './__generated__/ViewsMenuQuery.graphql.ts'

const ViewDialog = lazy(() => import('./ViewDialog.tsx'))

/**
 * A menu of the user's own views: to open them, to save the current search as one, and to change them. The open one is
 * shown beside it.
 */
export default function ViewsMenu({ search }: { search: ViewedSearch }) {
  const { t } = useTranslation(['list', 'shared'])
  const [dialog, setDialog] = useState<{ view: ViewDialog_view$key | null } | null>(null)
  return (
    <>
      {search.view && (
        <ErrorBoundary fallback={<span role="alert">{t('views.failed')}</span>} resetKey={search.view}>
          <Suspense fallback={null}>
            <OpenView search={search} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Popover
        label={t('views.title')}
        align="end"
        trigger={(props) => (
          <Button {...props} title={t('views.title')}>
            <Bookmark size={14} aria-hidden />
            <span className="wide-only">{t('views.title')}</span>
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
                  list={search.list}
                  open={search.view}
                  onOpen={(view, query) => {
                    close()
                    search.open(query, view)
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
            search={search}
            onClose={() => setDialog(null)}
            onSaved={(view) => search.mark(view)}
            onDeleted={(view) => {
              if (view === search.view) search.mark('', { replace: true })
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

interface ViewsProps {
  list: string
  /** The id of the open view. */
  open: string
  onOpen: (databaseId: string, query: string) => void
  onEdit: (view: ViewDialog_view$key) => void
}

function Views({ list, open, onOpen, onEdit }: ViewsProps) {
  const { t } = useTranslation('list')
  const { savedViews } = useLazyLoadQuery<ViewsMenuQuery>(
    graphql`
    query ViewsMenuQuery($list: String!) { savedViews(list: $list) @required(action: THROW) { id databaseId name query isShared ...ViewDialog_view } }
  `,
    { list },
    { fetchPolicy: 'network-only' },
  )
  if (savedViews.length === 0)
    return (
      <Box color="fg.muted" padding="2">
        {t('views.none')}
      </Box>
    )
  return (
    <Box as="ul" listStyleType="none" maxHeight="320px" overflow="auto" aria-label={t('views.title')}>
      {savedViews.map((view) => (
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
