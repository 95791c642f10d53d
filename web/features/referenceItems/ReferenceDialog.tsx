import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { ChosenWord } from '../../shared/words/WordField.tsx'
import { CountryField } from './CountryField.tsx'
import { isOrdered, type ReferenceKind } from './kinds.ts'
import type { ReferenceDialog_item$key } from './__generated__/ReferenceDialog_item.graphql.ts'
import type { ReferenceDialogCreateMutation } from './__generated__/ReferenceDialogCreateMutation.graphql.ts'
import type { ReferenceDialogUpdateMutation } from './__generated__/ReferenceDialogUpdateMutation.graphql.ts'

const create = asMutation<ReferenceDialogCreateMutation>(graphql`
  mutation ReferenceDialogCreateMutation($input: CreateReferenceItemInput!) {
    createReferenceItem(input: $input) { referenceItem { id ...ReferenceItemsPage_item } }
  }
`)
const update = asMutation<ReferenceDialogUpdateMutation>(graphql`
  mutation ReferenceDialogUpdateMutation($input: UpdateReferenceItemInput!) {
    updateReferenceItem(input: $input) { referenceItem { id ...ReferenceItemsPage_item ...ReferenceDialog_item } }
  }
`)

interface ReferenceValues {
  name: string
  code: string
  country: ChosenWord
  isDefault: boolean
  place: string
}
interface Props {
  /** The open list. */
  kind: ReferenceKind
  /** Null for a new record. */
  item: ReferenceDialog_item$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for an entry: its name, and the further fields of its list. */
export default function ReferenceDialog({ kind, item: key, onClose }: Props) {
  const { t } = useTranslation(['referenceItems', 'list'])
  const item = useFragment(
    graphql`
    fragment ReferenceDialog_item on ReferenceItem { id databaseId name code isDefault place country { id name } }
  `,
    key,
  )
  const isCity = kind === 'CITY'
  const save = ({ name, code, country, isDefault, place }: ReferenceValues) => {
    const fields = {
      name: name.trim(),
      code: kind === 'COUNTRY' ? code.trim() : null,
      countryId: isCity ? (country?.value ?? null) : null,
      isDefault: isCity ? null : isDefault,
      place: isOrdered(kind) && place.trim() !== '' ? Number(place) : null,
    }
    return item ? saveBy(update, { input: { id: item.id, ...fields } }) : saveBy(create, { input: { kind, ...fields } })
  }
  return (
    <EntityDialog<ReferenceValues>
      title={`${t(item ? 'edit' : 'create', { ns: 'list' })}: ${t(`words.${kind}`)}`}
      draft={`reference:${item?.databaseId ?? `new:${kind}`}`}
      isNew={!item}
      values={{
        name: item?.name ?? '',
        code: item?.code ?? '',
        country: item?.country ? { value: item.country.id, label: item.country.name } : null,
        isDefault: item?.isDefault ?? false,
        place: item ? String(item.place) : '',
      }}
      save={save}
      fields={{ countryId: 'country' }}
      onClose={onClose}
      minHeight={isCity ? '360px' : undefined}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          {kind === 'COUNTRY' && (
            <TextField control={control} name="code" label={t('code')} hint={t('codeHint')} isRequired maxLength={2} />
          )}
          {isCity && <CountryField control={control} name="country" />}
          {isOrdered(kind) && (
            <NumberField
              control={control}
              name="place"
              label={t('place')}
              hint={item ? undefined : t('placeHint')}
              min={1}
              max={100_000}
              isWhole
            />
          )}
          {!isCity && (
            <SwitchField control={control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
          )}
        </>
      )}
    </EntityDialog>
  )
}
