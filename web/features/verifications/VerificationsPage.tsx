import { Box } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ListFrame, ListSkeleton } from '../../shared/list/parts/ListFrame.tsx'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import FolderDialogSlot from './form/FolderDialogSlot.tsx'
import VerificationFolderList from './folders/VerificationFolderList.tsx'
import VerificationFolderPanel from './folders/VerificationFolderPanel.tsx'
import { noFilters, screenShape } from './screenState.ts'
import { Title } from './Title.tsx'

/** The state in which no drawer or dialog is open over the rows. It does not change the rows themselves. */
const closed = { row: '', action: null, edit: '', tab: null, mails: 0 } as const

/** CV verification: folders on the left, the candidates of the selected one on the right. */
export default function VerificationsPage() {
  const { t } = useTranslation(['verifications', 'review'])
  const [state, set] = useUrlState(screenShape)
  // The old rows remain visible while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [saves, setSaves] = useState(0)
  const open = (folder: string) => set({ ...noFilters, folder, ...closed })
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      height={{ lg: 'calc(var(--page) - 56px)' }}
      minHeight={{ base: '100%', lg: '480px' }}
      alignItems="stretch"
    >
      <Box
        as="aside"
        aria-label={t('folders')}
        flexShrink={0}
        width={{ base: '100%', lg: '240px' }}
        padding="3"
        borderInlineEnd={{ lg: '1px solid' }}
        borderBlockEnd={{ base: '1px solid', lg: 'none' }}
        borderColor={{ base: 'border', lg: 'border' }}
      >
        <VerificationFolderList
          selected={state.folder}
          search={state.folderSearch}
          onSelect={open}
          saves={saves}
          onEdit={(edit) => set({ edit, tab: null })}
          onSearch={(folderSearch) => set({ folderSearch }, { replace: true })}
        />
      </Box>
      <Box flex="1" minWidth="0" minHeight="0" overflow={{ lg: 'auto' }}>
        {shown.folder ? (
          <ErrorBoundary
            heading={
              <Box padding="3">
                <Title text={t('title')} />
              </Box>
            }
            title={t('listFailed', { ns: 'review' })}
            resetKey={shown.folder}
            onRetry={() => setAttempt(attempt + 1)}
          >
            <Suspense fallback={<ListSkeleton title={t('title')} />}>
              <VerificationFolderPanel key={shown.folder} state={shown} typed={state} set={set} attempt={attempt} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ListFrame level="h1">
            <Title text={t('title')} />
            <EmptyState kind="unused" hint={t('chooseFolder')} />
          </ListFrame>
        )}
      </Box>
      <FolderDialogSlot state={state} set={set} onSaved={() => setSaves(saves + 1)} />
    </Box>
  )
}
