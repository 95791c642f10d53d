import { Box } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import FolderDialogSlot from './form/FolderDialogSlot.tsx'
import VerificationFolderList from './folders/VerificationFolderList.tsx'
import VerificationFolderPanel from './folders/VerificationFolderPanel.tsx'
import { noFilters, screenShape } from './screenState.ts'
import { Title } from './Title.tsx'

/** What stands over the rows, and does not change them. */
const closed = { row: '', action: null, edit: '', tab: null, mails: 0 } as const

/** CV verification: folders on the left, the candidates of the chosen one on the right. */
export default function VerificationsPage() {
  const { t } = useTranslation(['verifications', 'review'])
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const isBusy = JSON.stringify({ ...shown, ...closed }) !== JSON.stringify({ ...state, ...closed })
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
      <Box
        flex="1"
        minWidth="0"
        minHeight="0"
        overflow={{ lg: 'auto' }}
        padding={{ base: '3', md: '5' }}
        paddingBlock={{ base: '3', md: '3' }}
      >
        {shown.folder ? (
          <ErrorBoundary
            heading={<Title text={t('title')} />}
            title={t('listFailed', { ns: 'review' })}
            resetKey={shown.folder}
            onRetry={() => setAttempt(attempt + 1)}
          >
            <Suspense fallback={<PanelSkeleton />}>
              <VerificationFolderPanel
                key={shown.folder}
                state={shown}
                typed={state}
                set={set}
                isBusy={isBusy}
                attempt={attempt}
              />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <>
            <Title text={t('title')} />
            <EmptyState kind="unused" hint={t('chooseFolder')} />
          </>
        )}
      </Box>
      <FolderDialogSlot state={state} set={set} onSaved={() => setSaves(saves + 1)} />
    </Box>
  )
}

function PanelSkeleton() {
  const { t } = useTranslation('verifications')
  const columns = ['name', 'phones', 'emails', 'status'].map((key) => ({ key, label: '' }))
  return (
    <>
      <Box marginBlockEnd="4">
        <Title text={t('title')} />
      </Box>
      <Table label={t('candidates')} columns={columns} isBusy>
        <SkeletonRows columns={columns} />
      </Table>
    </>
  )
}
