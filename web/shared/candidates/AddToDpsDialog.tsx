import { Text } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { TextField } from '../fields/textFields.tsx'
import { toaster } from '../ui/toaster.tsx'
import { useAction } from '../hooks/useAction.ts'
import type { ChosenCandidate } from './BulkDialog.tsx'
import type { AddToDpsDialogMutation, AddToDpsInput } from './__generated__/AddToDpsDialogMutation.graphql.ts'

/** A search for candidates, as the list sends it. */
export interface CandidateSearch {
  readonly query?: AddToDpsInput['query']
  readonly filter?: AddToDpsInput['filter']
  readonly orderBy?: AddToDpsInput['orderBy']
}

interface Props {
  search: CandidateSearch
  /** Only these candidates; null for all that the search finds. */
  candidates: readonly ChosenCandidate[] | null
  onClose: () => void
}

/** Stores a search for candidates as a DPS search, under a name, with its candidates as drafts (D-49). */
export default function AddToDpsDialog({ search: { query, filter, orderBy }, candidates, onClose }: Props) {
  const { t } = useTranslation('shared')
  const navigate = useNavigate()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { name: '' } })
  const [add, isSending] = useAction<AddToDpsDialogMutation>(graphql`
    mutation AddToDpsDialogMutation($input: AddToDpsInput!) {
      addToDps(input: $input) { taskCount dpsSearch { databaseId } }
    }
  `)
  const onFieldError = (field: string, message: string) => {
    if (field === 'name') setError('name', { type: 'server', message }, { shouldFocus: true })
    return field === 'name'
  }
  const send = handleSubmit(({ name }) => {
    const input = { name, query, filter, orderBy, candidateIds: candidates?.map(({ id }) => id) ?? null }
    // The error has been reported; the input stays.
    return add({ input }, { onFieldError }).then(
      ({ addToDps: { taskCount, dpsSearch } }) => {
        const open = dpsSearch && {
          label: t('candidate.dpsOpen'),
          run: () => navigate(`/dps-task?type=${dpsSearch.databaseId}`),
        }
        toaster.success(
          taskCount == null ? t('candidate.dpsDone') : t('candidate.dpsAdded', { count: taskCount }),
          open ? { action: open, duration: 10_000 } : {},
        )
        onClose()
      },
      () => {},
    )
  })
  const whom =
    candidates === null
      ? t('candidate.dpsAll')
      : candidates.length === 1
        ? candidates[0]!.name
        : t('candidate.chosen', { count: candidates.length })
  return (
    <Drawer place="center" width="520px" title={`${t('candidate.addToDps')}: ${whom}`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <Text color="fg.muted">{t('candidate.dpsHint')}</Text>
          <TextField control={control} name="name" label={t('candidate.dpsName')} isRequired maxLength={250} />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('candidate.add')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
