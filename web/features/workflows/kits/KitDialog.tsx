import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TagsInput } from '../../../shared/fields/TagsInput.tsx'
import { NumberField, TextField } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { RichTextField } from '../../../shared/richText/RichTextField.tsx'
import { FeedbackFormField } from '../triggers/form/FeedbackFormField.tsx'
import type { KitDialog_kit$key } from './__generated__/KitDialog_kit.graphql.ts'
import type { KitDialogMutation } from './__generated__/KitDialogMutation.graphql.ts'

const saveKit = asMutation<KitDialogMutation>(graphql`
  mutation KitDialogMutation($input: SaveInterviewKitInput!) {
    saveInterviewKit(input: $input) { kit { id ...KitDialog_kit } step { id ...KitsPanel_step } }
  }
`)

interface KitValues {
  title: string
  minutes: string
  formId: string
  focus: string[]
  preparation: string
}

interface Props {
  stepId: string
  /** Null for a new record. */
  kit: KitDialog_kit$key | null
  onClose: () => void
}

/** The dialog for an interview kit of a stage: length, form, focus and preparation of the panel. */
export function KitDialog({ stepId, kit: key, onClose }: Props) {
  const { t } = useTranslation('workflows')
  const kit = useFragment(
    graphql`
    fragment KitDialog_kit on InterviewKit { id databaseId title minutes form { id name } focus preparation version }
  `,
    key,
  )
  return (
    <EntityDialog<KitValues>
      title={t(kit ? 'kits.edit' : 'kits.create')}
      draft={`interview-kit:${kit?.databaseId ?? `new:${stepId}`}`}
      isNew={!kit}
      values={{
        title: kit?.title ?? '',
        minutes: String(kit?.minutes ?? 60),
        formId: kit?.form?.id ?? '',
        focus: [...(kit?.focus ?? [])],
        preparation: kit?.preparation ?? '',
      }}
      save={({ title, minutes, formId, focus, preparation }, isForced) =>
        saveBy(saveKit, {
          input: {
            ...(kit && { id: kit.id, ...(!isForced && { version: kit.version }) }),
            stepId,
            title: title.trim(),
            minutes: Number(minutes),
            formId: formId || null,
            focus,
            preparation,
          },
        })
      }
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="title" label={t('kits.title')} isRequired maxLength={200} />
          <NumberField
            control={control}
            name="minutes"
            label={t('kits.minutes')}
            isRequired
            isWhole
            min={5}
            max={720}
          />
          <FeedbackFormField control={control} name="formId" chosen={kit?.form} />
          <TagsInput
            control={control}
            name="focus"
            label={t('kits.focus')}
            hint={t('kits.focusHint')}
            maxLength={2000}
          />
          <RichTextField
            control={control}
            name="preparation"
            label={t('kits.preparation')}
            hint={t('kits.preparationHint')}
            kind="job"
            maxLength={10_000}
          />
        </>
      )}
    </EntityDialog>
  )
}
