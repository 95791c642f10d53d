import { Box } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import DpsTaskList from './tasks/DpsTaskList.tsx'
import DpsSearchList from './searches/DpsSearchList.tsx'

/**
 * The part of the address that concerns the tasks of one stored search. It is cleared when another search is opened.
 */
const ofTasks = { q: textParam, job: textParam, page: textParam, view: textParam, task: textParam, tab: textParam }
const ofNone = { q: '', job: '', page: '', view: '', task: '', tab: '' }
/**
 * The state in the address, with the ids of the services. `type` is the stored search; without one, all tasks are
 * shown.
 */
const screenShape = { ...ofTasks, type: textParam, typeSearch: textParam }

/** DPS tasks: stored searches on the left, the tasks of the selected one (or all tasks) on the right (001/2.8). */
export default function DpsTasksPage() {
  const { t } = useTranslation('dpsTasks')
  const [{ type, typeSearch }, set] = useUrlState(screenShape)
  // The old rows remain visible while the next ones load.
  const shown = useDeferredValue(type)
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
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
        <DpsSearchList
          selected={type}
          search={typeSearch}
          onSelect={(next) => set({ ...ofNone, type: next })}
          onSearch={(search) => set({ typeSearch: search }, { replace: true })}
        />
      </Box>
      <Box flex="1" minWidth="0">
        <DpsTaskList type={shown} isBusy={shown !== type} />
      </Box>
    </Box>
  )
}
