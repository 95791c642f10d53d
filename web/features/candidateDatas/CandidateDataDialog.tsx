import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { ColorField } from '../../shared/words/ColorField.tsx'
import { isStatus, type CandidateDataKind } from './kinds.ts'
import type { CandidateDataDialog_item$key } from './__generated__/CandidateDataDialog_item.graphql.ts'
import type { CandidateDataDialogCreateMutation } from './__generated__/CandidateDataDialogCreateMutation.graphql.ts'
import type { CandidateDataDialogUpdateMutation } from './__generated__/CandidateDataDialogUpdateMutation.graphql.ts'

const create = asMutation<CandidateDataDialogCreateMutation>(graphql`
  mutation CandidateDataDialogCreateMutation($input: CreateCandidateDataItemInput!) {
    createCandidateDataItem(input: $input) { candidateDataItem { id ...CandidateDatasPage_item } }
  }
`)
const update = asMutation<CandidateDataDialogUpdateMutation>(graphql`
  mutation CandidateDataDialogUpdateMutation($input: UpdateCandidateDataItemInput!) {
    updateCandidateDataItem(input: $input) { candidateDataItem { id ...CandidateDatasPage_item ...CandidateDataDialog_item } }
  }
`)

interface Values {
  name: string
  color: string
  isDefault: boolean
  place: string
}
interface Props {
  /** The open list. */
  kind: CandidateDataKind
  /** Null for a new record. */
  item: CandidateDataDialog_item$key | null
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for a status or a label: its name and colour, and for a status its position and whether it is the default
 * for new candidates.
 */
export default function CandidateDataDialog({ kind, item: key, onClose }: Props) {
  const { t } = useTranslation(['candidateDatas', 'list'])
  const item = useFragment(
    graphql`
    fragment CandidateDataDialog_item on CandidateDataItem { id databaseId name color isDefault place }
  `,
    key,
  )
  const save = ({ name, color, isDefault, place }: Values) => {
    const fields = {
      name: name.trim(),
      color,
      isDefault: isStatus(kind) ? isDefault : null,
      place: isStatus(kind) && place.trim() !== '' ? Number(place) : null,
    }
    return item ? saveBy(update, { input: { id: item.id, ...fields } }) : saveBy(create, { input: { kind, ...fields } })
  }
  return (
    <EntityDialog<Values>
      title={`${t(item ? 'edit' : 'create', { ns: 'list' })}: ${t(`words.${kind}`)}`}
      draft={`candidateData:${item?.databaseId ?? `new:${kind}`}`}
      isNew={!item}
      values={{
        name: item?.name ?? '',
        color: item?.color || '#1677ff',
        isDefault: item?.isDefault ?? false,
        place: item ? String(item.place) : '',
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          <ColorField control={control} name="color" label={t('color')} />
          {isStatus(kind) && (
            <>
              <NumberField
                control={control}
                name="place"
                label={t('place')}
                hint={item ? undefined : t('placeHint')}
                min={1}
                max={100_000}
                isWhole
              />
              <SwitchField control={control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
            </>
          )}
        </>
      )}
    </EntityDialog>
  )
}
