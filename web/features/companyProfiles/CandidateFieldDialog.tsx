import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { TagsInput } from '../../shared/fields/TagsInput.tsx'
import { NumberField, Select, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { fieldTypes, hasChoices, type FieldType } from './fieldTypes.ts'
import type { CandidateFieldDialog_field$key } from './__generated__/CandidateFieldDialog_field.graphql.ts'
import type { CandidateFieldDialogCreateMutation } from './__generated__/CandidateFieldDialogCreateMutation.graphql.ts'
import type { CandidateFieldDialogUpdateMutation } from './__generated__/CandidateFieldDialogUpdateMutation.graphql.ts'

const create = asMutation<CandidateFieldDialogCreateMutation>(graphql`
  mutation CandidateFieldDialogCreateMutation($input: CreateCandidateFieldInput!) {
    createCandidateField(input: $input) { candidateField { id ...CandidateFields_field } }
  }
`)
const update = asMutation<CandidateFieldDialogUpdateMutation>(graphql`
  mutation CandidateFieldDialogUpdateMutation($input: UpdateCandidateFieldInput!) {
    updateCandidateField(input: $input) { candidateField { id ...CandidateFields_field ...CandidateFieldDialog_field } }
  }
`)

interface Values {
  label: string
  key: string
  type: '' | FieldType
  choices: readonly string[]
  roleCodes: readonly string[]
  isRequired: boolean
  isActive: boolean
  place: string
}
interface Props {
  /** Null for a new record. */
  field: CandidateFieldDialog_field$key | null
  /** The roles of the company. */
  roles: readonly { readonly code: string; readonly name: string }[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a company field of candidates. */
export default function CandidateFieldDialog({ field: record, roles, onClose }: Props) {
  const { t } = useTranslation(['companyProfiles', 'list'])
  const field = useFragment(
    graphql`
    fragment CandidateFieldDialog_field on CandidateExtensionField {
      id key label type isRequired isActive choices roleCodes place
    }
  `,
    record,
  )
  const former = field?.type ?? null
  const offered: readonly FieldType[] =
    former && !fieldTypes.some((one) => one === former) ? [...fieldTypes, former] : fieldTypes
  const save = ({ label, key, type, choices, roleCodes, isRequired, isActive, place }: Values) => {
    const input = {
      label: label.trim(),
      type: type || 'INPUT',
      choices: hasChoices(type) ? [...choices] : [],
      roleCodes: [...roleCodes],
      isRequired,
      isActive,
      place: place.trim() === '' ? null : Number(place),
    }
    return field
      ? saveBy(update, { input: { id: field.id, ...input } })
      : saveBy(create, { input: { key: key.trim(), ...input } })
  }
  return (
    <EntityDialog<Values>
      title={`${t(field ? 'edit' : 'create', { ns: 'list' })}: ${t('field')}`}
      draft={`candidateField:${field?.key ?? 'new'}`}
      isNew={!field}
      values={{
        label: field?.label ?? '',
        key: field?.key ?? '',
        type: former ?? 'INPUT',
        choices: field?.choices ?? [],
        roleCodes: field?.roleCodes ?? [],
        isRequired: field?.isRequired ?? false,
        isActive: field?.isActive ?? true,
        place: field?.place == null ? '' : String(field.place),
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="label" label={t('label')} isRequired maxLength={100} />
          {!field && (
            <TextField control={control} name="key" label={t('key')} hint={t('keyHint')} isRequired maxLength={50} />
          )}
          <Select
            control={control}
            name="type"
            label={t('kind')}
            hint={field ? t('kindHint') : undefined}
            isRequired
            options={offered.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <ChoicesField control={control} />
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
          <PickMany
            control={control}
            name="roleCodes"
            label={t('roles')}
            hint={t('rolesHint')}
            options={roles.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <SwitchField control={control} name="isRequired" label={t('isRequired')} hint={t('requiredHint')} />
          <SwitchField control={control} name="isActive" label={t('active')} hint={t('activeHint')} />
        </>
      )}
    </EntityDialog>
  )
}

function ChoicesField({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('companyProfiles')
  const type = useWatch({ control, name: 'type' })
  if (!hasChoices(type)) return null
  return <TagsInput control={control} name="choices" label={t('choices')} hint={t('choicesHint')} isRequired />
}
