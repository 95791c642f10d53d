import { Box, Flex } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { Tabs, panelProps } from '../../../shared/ui/Tabs.tsx'
import { choiceParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { statusColors } from '../statuses.ts'
import DpsTaskForm from './DpsTaskForm.tsx'
import type { DpsTaskDrawerQuery } from './__generated__/DpsTaskDrawerQuery.graphql.ts'

const TaskNotes = lazy(() => import('./TaskNotes.tsx'))

const tabShape = { tab: choiceParam(['notes']) }

interface Props {
  /** The task's id in the services. */
  databaseId: string
  onClose: () => void
  /** Called when the task has changed, or another user has saved it first. */
  onChanged: () => void
}

/** A task with the tabs Details and Notes (001/2.8). */
export default function DpsTaskDrawer({ onClose, ...props }: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const [attempt, setAttempt] = useState(0)
  return (
    <Drawer title={t('editTitle')} onClose={onClose}>
      <ErrorBoundary title={t('detailFailed')} resetKey={String(attempt)} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <Content
            key={attempt}
            {...props}
            attempt={attempt}
            onClose={onClose}
            onReload={() => setAttempt(attempt + 1)}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

interface ContentProps extends Props {
  attempt: number
  onReload: () => void
}

function Content({ databaseId, onClose, onChanged, onReload, attempt }: ContentProps) {
  const { t } = useTranslation(['dpsTasks', 'candidates', 'shared'])
  const [{ tab }, set] = useUrlState(tabShape)
  const onTab = (next: 'notes' | null) => set({ tab: next }, { replace: true })
  const data = useLazyLoadQuery<DpsTaskDrawerQuery>(
    graphql`
    query DpsTaskDrawerQuery($task: ID!) {
      dpsTask(databaseId: $task) {
        name status statusName isBlacklisted isRecentLeaver
        ...DpsTaskForm_task
      }
      ...TaskFields_query
    }
  `,
    { task: databaseId },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const task = data.dpsTask
  if (!task)
    return (
      <DrawerBody>
        <EmptyState kind="unused" title={t('detailFailed')} />
      </DrawerBody>
    )
  const notes = tab === 'notes' && (
    <Box {...panelProps('notes', 'dps-')}>
      <ErrorBoundary title={t('listFailed')}>
        <Suspense
          fallback={
            <Box role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </Box>
          }
        >
          <TaskNotes databaseId={databaseId} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
  return (
    <>
      <Flex alignItems="center" gap="2" flexWrap="wrap" paddingInline="5" paddingBlock="2">
        <Box as="h3" fontWeight="600" overflowWrap="anywhere" minWidth="0">
          {task.name}
        </Box>
        <StatusTag color={statusColors[task.status]}>{task.statusName ?? t(`status.${task.status}`)}</StatusTag>
        {task.isBlacklisted && <StatusTag color="red">{t('candidate.blacklisted', { ns: 'shared' })}</StatusTag>}
        {task.isRecentLeaver && <StatusTag color="orange">{t('candidate.terminal', { ns: 'shared' })}</StatusTag>}
      </Flex>
      <Box paddingInline="5">
        <Tabs
          label={t('editTitle')}
          prefix="dps-"
          selected={tab ?? 'details'}
          onSelect={(key) => onTab(key === 'notes' ? 'notes' : null)}
          tabs={[
            { key: 'details', label: t('tabs.details') },
            { key: 'notes', label: t('tabs.notes') },
          ]}
        />
      </Box>
      <DpsTaskForm
        task={task}
        query={data}
        notes={notes || null}
        onDetails={() => onTab(null)}
        onClose={onClose}
        onStale={onChanged}
        onReload={onReload}
        onSaved={() => {
          onChanged()
          onClose()
        }}
      />
    </>
  )
}
