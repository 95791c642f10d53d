import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { ColorField } from '../../shared/words/ColorField.tsx'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { ChosenWord } from '../../shared/words/WordField.tsx'
import { GroupField } from './GroupField.tsx'
import { isStatus, type StageKind } from './kinds.ts'
import type { StageDialog_stage$key } from './__generated__/StageDialog_stage.graphql.ts'
import type { StageDialogCreateMutation } from './__generated__/StageDialogCreateMutation.graphql.ts'
import type { StageDialogUpdateMutation } from './__generated__/StageDialogUpdateMutation.graphql.ts'

const create = asMutation<StageDialogCreateMutation>(graphql`
  mutation StageDialogCreateMutation($input: CreateStageItemInput!) {
    createStageItem(input: $input) { stageItem { id ...StageItemsPage_item } }
  }
`)
const update = asMutation<StageDialogUpdateMutation>(graphql`
  mutation StageDialogUpdateMutation($input: UpdateStageItemInput!) {
    updateStageItem(input: $input) { stageItem { id ...StageItemsPage_item ...StageDialog_stage } }
  }
`)

interface StageValues {
  name: string
  color: string
  group: ChosenWord
  place: string
  isEnd: boolean
}
interface Props {
  /** The open list. */
  kind: StageKind
  /** Null for a new record. */
  stage: StageDialog_stage$key | null
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for a status or a status group. The meaning of a status is set on creation and cannot be changed later.
 */
export default function StageDialog({ kind, stage: key, onClose }: Props) {
  const { t } = useTranslation(['stageItems', 'list'])
  const stage = useFragment(
    graphql`
    fragment StageDialog_stage on StageItem { id databaseId name color place group { id name } }
  `,
    key,
  )
  const isOfGroup = kind === 'WORKFLOW_STATUS'
  const save = ({ name, color, group, place, isEnd }: StageValues) => {
    const fields = {
      name: name.trim(),
      color: isStatus(kind) ? color : null,
      groupId: isOfGroup ? (group?.value ?? null) : null,
      place: place.trim() === '' ? null : Number(place),
    }
    return stage
      ? saveBy(update, { input: { id: stage.id, ...fields } })
      : saveBy(create, { input: { kind, ...fields, isEnd: isStatus(kind) ? isEnd : null } })
  }
  return (
    <EntityDialog<StageValues>
      title={`${t(stage ? 'edit' : 'create', { ns: 'list' })}: ${t(`words.${kind}`)}`}
      draft={`stage:${stage?.databaseId ?? `new:${kind}`}`}
      isNew={!stage}
      values={{
        name: stage?.name ?? '',
        color: stage?.color || '#1677ff',
        group: stage?.group ? { value: stage.group.id, label: stage.group.name } : null,
        place: stage ? String(stage.place) : '',
        isEnd: false,
      }}
      save={save}
      fields={{ groupId: 'group' }}
      onClose={onClose}
      minHeight={isOfGroup ? '360px' : undefined}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            hint={stage ? t(`renameHints.${kind}`) : undefined}
            isRequired
            maxLength={100}
          />
          {isOfGroup && <GroupField control={control} name="group" />}
          {isStatus(kind) && <ColorField control={control} name="color" label={t('color')} />}
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={stage ? undefined : t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
          {isStatus(kind) && !stage && (
            <SwitchField control={control} name="isEnd" label={t('endsHere')} hint={t('endsHint')} />
          )}
        </>
      )}
    </EntityDialog>
  )
}
