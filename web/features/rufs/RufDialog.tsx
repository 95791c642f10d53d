import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { useSession } from '../../shared/session.ts'
import { useAction } from '../../shared/useAction.ts'
import { useCan } from '../../shared/useCan.ts'
import { clearDraft, readDraft, useDraft } from '../../shared/useDraft.ts'
import CandidateField from './CandidateField.tsx'
import { formFieldOf, type RufValues } from './rufValues.ts'
import { rufStatuses } from './statuses.ts'
import type { RufDialog_ruf$key } from './__generated__/RufDialog_ruf.graphql.ts'
import type { RufDialogCreateMutation } from './__generated__/RufDialogCreateMutation.graphql.ts'
import type { RufDialogUpdateMutation } from './__generated__/RufDialogUpdateMutation.graphql.ts'

interface Props {
  /** null: a new one. */
  ruf: RufDialog_ruf$key | null
  onClose: (isChanged: boolean) => void
}

/** Name, status, candidate and note of a record. */
export default function RufDialog({ ruf: key, onClose }: Props) {
  const { t } = useTranslation(['rufs', 'shared'])
  const { user } = useSession()
  const can = useCan()
  const ruf = useFragment(
    graphql`
    fragment RufDialog_ruf on Ruf { id databaseId name status note candidateId candidateName }
  `,
    key,
  )
  const draftKey = `${user.userName}:ruf:${ruf?.databaseId ?? 'new'}`
  const form = useForm<RufValues>({
    defaultValues: {
      name: ruf?.name ?? '',
      status: ruf?.status ?? 'OPEN',
      note: ruf?.note ?? '',
      candidate: ruf?.candidateId ? { value: ruf.candidateId, label: ruf.candidateName ?? '—' } : null,
      ...readDraft<RufValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const [create, isCreating] = useAction<RufDialogCreateMutation>(
    graphql`
    mutation RufDialogCreateMutation($input: CreateRufInput!) { createRuf(input: $input) { ruf { id ...RufRow_ruf } } }
  `,
    { success: t('added') },
  )
  const [update, isUpdating] = useAction<RufDialogUpdateMutation>(
    graphql`
    mutation RufDialogUpdateMutation($input: UpdateRufInput!) { updateRuf(input: $input) { ruf { id ...RufRow_ruf ...RufDialog_ruf } } }
  `,
    { success: t('updated') },
  )

  const close = (isChanged: boolean) => {
    clearDraft(draftKey)
    onClose(isChanged)
  }
  const onFieldError = (field: string, message: string) => {
    const own = formFieldOf(field)
    if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
    return own !== null
  }
  const save = form.handleSubmit(async ({ name, status, candidate, note }) => {
    const input = { name: name.trim(), status, note: note.trim() || null, candidateId: candidate?.value ?? null }
    try {
      if (ruf) await update({ input: { ...input, id: ruf.id } }, { onFieldError })
      else await create({ input }, { onFieldError })
    } catch {
      // The user has been told; what was typed stays.
      return
    }
    close(true)
  })
  const { control } = form
  const isSending = isCreating || isUpdating
  return (
    <Drawer place="center" width="520px" title={t(ruf ? 'editTitle' : 'createTitle')} onClose={() => close(false)}>
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight="360px">
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={250} />
          <Select
            control={control}
            name="status"
            label={t('status')}
            isRequired
            options={rufStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          {/* Who may not list candidates keeps the one that is there. */}
          {can('CandidateFieldQuery') && <CandidateField control={control} />}
          <TextArea control={control} name="note" label={t('note')} maxLength={2000} />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => close(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
