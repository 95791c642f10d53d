import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, Select, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { RejectReasonDialog_reason$key } from './__generated__/RejectReasonDialog_reason.graphql.ts'
import type { RejectReasonDialogCreateMutation } from './__generated__/RejectReasonDialogCreateMutation.graphql.ts'
import type { RejectReasonDialogUpdateMutation } from './__generated__/RejectReasonDialogUpdateMutation.graphql.ts'

const create = asMutation<RejectReasonDialogCreateMutation>(graphql`
  mutation RejectReasonDialogCreateMutation($input: CreateRejectReasonInput!) {
    createRejectReason(input: $input) { rejectReason { id ...RejectReasonsPage_reason } }
  }
`)
const update = asMutation<RejectReasonDialogUpdateMutation>(graphql`
  mutation RejectReasonDialogUpdateMutation($input: UpdateRejectReasonInput!) {
    updateRejectReason(input: $input) { rejectReason { id ...RejectReasonsPage_reason ...RejectReasonDialog_reason } }
  }
`)

interface Values {
  name: string
  template: string
  isDefault: boolean
  place: string
}
interface Props {
  /** Null for a new record. */
  reason: RejectReasonDialog_reason$key | null
  /** Null if the user may not read templates; the suggested template is then left unchanged. */
  templates: readonly { id: string; name: string }[] | null | undefined
  onClose: (isChanged: boolean) => void
}

/** The dialog for a reject reason: its name, its position, and the suggested e-mail. */
export default function RejectReasonDialog({ reason: key, templates, onClose }: Props) {
  const { t } = useTranslation(['rejectReasons', 'list'])
  const reason = useFragment(
    graphql`
    fragment RejectReasonDialog_reason on RejectReason { id databaseId name isDefault place emailTemplate { id } }
  `,
    key,
  )
  const save = ({ name, template, isDefault, place }: Values) => {
    const fields = {
      name: name.trim(),
      isDefault,
      place: place.trim() === '' ? null : Number(place),
      ...(templates && { emailTemplateId: template || null }),
    }
    return reason ? saveBy(update, { input: { id: reason.id, ...fields } }) : saveBy(create, { input: fields })
  }
  return (
    <EntityDialog<Values>
      title={`${t(reason ? 'edit' : 'create', { ns: 'list' })}: ${t('reason')}`}
      draft={`rejectReason:${reason?.databaseId ?? 'new'}`}
      isNew={!reason}
      values={{
        name: reason?.name ?? '',
        template: reason?.emailTemplate?.id ?? '',
        isDefault: reason?.isDefault ?? false,
        place: reason ? String(reason.place) : '',
      }}
      fields={{ emailTemplateId: 'template' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            hint={reason ? t('renameHint') : undefined}
            isRequired
            maxLength={100}
          />
          {templates && (
            <Select
              control={control}
              name="template"
              label={t('template')}
              hint={t('templateHint')}
              placeholder="—"
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={reason ? undefined : t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
          <SwitchField control={control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
        </>
      )}
    </EntityDialog>
  )
}
