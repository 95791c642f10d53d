import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { panelProps } from '../../../shared/ui/Tabs.tsx'
import { clearDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import TaskFields from './TaskFields.tsx'
import { linesOf, type TaskValues } from './taskValues.ts'
import { useSaveTask } from './useSaveTask.ts'
import type { DpsTaskForm_task$key } from './__generated__/DpsTaskForm_task.graphql.ts'
import type { TaskFields_query$key } from './__generated__/TaskFields_query.graphql.ts'

interface Props {
  task: DpsTaskForm_task$key
  query: TaskFields_query$key
  /** The panel of the Notes tab, while it is open. */
  notes: ReactNode
  onDetails: () => void
  onClose: () => void
  onSaved: () => void
  onStale: () => void
  /** Reloads the task and discards the input. */
  onReload: () => void
}

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    bg: 'status.orange.bg',
    color: 'status.orange.fg',
    borderRadius: '8px',
    padding: '3',
  },
})

/** The form of a task. A task that is done is read-only (001/4). */
export default function DpsTaskForm({
  task: key,
  query,
  notes,
  onDetails,
  onClose,
  onSaved,
  onStale,
  onReload,
}: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const { user } = useSession()
  const task = useFragment(
    graphql`
    fragment DpsTaskForm_task on DpsTask @throwOnFieldError {
      id databaseId version status name phones emails skills note desiredWorkLocations folderId account jobRank experienceYears updatedAt
      owner { id userName fullName }
      folder @catch(to: NULL) { name }
      openJob { id title }
      languages { language fluency }
      experiences { companyName position }
      updatedBy @catch(to: NULL) { fullName }
    }
  `,
    key,
  )
  const isDone = task.status === 'DONE'
  const draftKey = `${user.userName}:dps-task:${task.databaseId}`
  // The list behind the drawer may reload the task; the form keeps the version with which it was opened.
  const [version] = useState(task.version)
  const form = useForm<TaskValues>({
    defaultValues: {
      name: task.name,
      phones: linesOf(task.phones),
      emails: linesOf(task.emails),
      skills: [...task.skills],
      note: task.note,
      owner: task.owner ? userOption(task.owner) : null,
      desiredWorkLocations: [...task.desiredWorkLocations],
      folder: task.folderId ? { value: task.folderId, label: task.folder?.name ?? t('form.hiddenFolder') } : null,
      openJobId: task.openJob?.id ?? '',
      account: task.account ?? '',
      jobRank: task.jobRank ?? '',
      experienceYears: task.experienceYears?.toString() ?? '',
      languages: task.languages.map(({ language, fluency }) => ({ language, level: String(fluency) })),
      experiences: task.experiences.map((one) => ({ ...one })),
      ...(!isDone && readDraft<TaskValues>(draftKey)),
    },
  })
  useDraft(form, draftKey)
  const { isDirty } = form.formState
  const guard = useUnsavedGuard(
    () => isDirty && !isDone,
    () => clearDraft(draftKey),
    ['tab'],
  )
  const saved = () => {
    clearDraft(draftKey)
    guard.release()
    onSaved()
  }
  const { check, save, isSending, conflict } = useSaveTask({
    id: task.id,
    version,
    form,
    onInvalid: onDetails,
    onSaved: saved,
    onStale,
  })
  const isClosed = isDone || conflict !== ''
  const doneText = t('doneBy', {
    replace: { who: task.updatedBy?.fullName ?? '—', when: formatDateTime(task.updatedAt) },
  })
  return (
    <>
      {/* Without a focusable field, the scroll area must be focusable itself. */}
      <DrawerBody {...(isDone && { tabIndex: 0, role: 'region', 'aria-label': t('tabs.details') })}>
        <Box {...panelProps('details', 'dps-')} display={notes ? 'none' : 'grid'} gap="4">
          {isClosed && (
            <Notice role={conflict ? 'alert' : 'status'}>
              {conflict || doneText}
              {conflict && (
                <Button
                  size="small"
                  onClick={() => {
                    clearDraft(draftKey)
                    guard.release()
                    onReload()
                  }}
                >
                  {t('loadAgain')}
                </Button>
              )}
            </Notice>
          )}
          <chakra.fieldset
            disabled={isDone}
            display="grid"
            gap="4"
            border="0"
            padding="0"
            margin="0"
            minWidth="0"
            css={{ '&:disabled button': { display: 'none' } }}
          >
            <TaskFields control={form.control} query={query} job={task.openJob ?? null} rank={task.jobRank ?? null} />
          </chakra.fieldset>
        </Box>
        {notes}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Flex gap="2">
          <Button disabled={isClosed || isSending} aria-busy={isSending} onClick={() => void save(true)}>
            {t('saveDraft')}
          </Button>
          <ConfirmButton
            kind="primary"
            disabled={isClosed || isSending}
            aria-busy={isSending}
            question={t('saveQuestion')}
            before={check}
            onConfirm={() => void save(false)}
          >
            {t('save')}
          </ConfirmButton>
        </Flex>
      </DrawerFooter>
      {guard.dialog}
    </>
  )
}
