import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { useUrlState } from '../../shared/urlState.ts'
import { closed, noFilters, screenShape } from './screenState.ts'
import DpsTaskPanel from './tasks/DpsTaskPanel.tsx'
import { PanelSkeleton, Title } from './tasks/parts.tsx'
import DpsTypeList from './types/DpsTypeList.tsx'

const DpsTaskDrawer = lazy(() => import('./edit/DpsTaskDrawer.tsx'))

/** DPS tasks: types on the left, the tasks of the chosen one (or of all) on the right (001/2.8). */
export default function DpsTasksPage() {
  const { t } = useTranslation('dpsTasks')
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const rows = (one: typeof state) => JSON.stringify({ ...one, ...closed, typeSearch: '' })
  const [attempt, setAttempt] = useState(0)
  const [changes, setChanges] = useState(0)
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
        aria-label={t('types')}
        flexShrink={0}
        width={{ base: '100%', lg: '272px' }}
        padding="3"
        borderInlineEnd={{ lg: '1px solid' }}
        borderBlockEnd={{ base: '1px solid', lg: 'none' }}
        borderColor={{ base: 'border', lg: 'border' }}
      >
        <DpsTypeList
          selected={state.type}
          search={state.typeSearch}
          onSelect={(type) => set({ ...noFilters, ...closed, type })}
          onSearch={(typeSearch) => set({ typeSearch }, { replace: true })}
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
        <ErrorBoundary
          heading={<Title text={t('title')} />}
          title={t('listFailed')}
          resetKey={rows(shown)}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <Suspense fallback={<PanelSkeleton />}>
            <DpsTaskPanel
              state={shown}
              typed={state}
              set={set}
              isBusy={rows(shown) !== rows(state)}
              attempt={attempt}
              changes={changes}
            />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Suspense fallback={null}>
        {state.task && (
          <DpsTaskDrawer
            key={state.task}
            databaseId={state.task}
            tab={state.tab}
            onTab={(tab) => set({ tab }, { replace: true })}
            onClose={() => set(closed, { replace: true })}
            onChanged={() => setChanges(changes + 1)}
          />
        )}
      </Suspense>
    </Box>
  )
}
