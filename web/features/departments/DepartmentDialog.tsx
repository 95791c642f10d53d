import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { isRestricted } from '../../../common/patterns.ts'
import { getCatalogueText } from '../../shared/format/catalogue.ts'
import { DepartmentPicker } from '../../shared/fields/DepartmentPicker.tsx'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, Select, TextField } from '../../shared/fields/textFields.tsx'
import { idOfUser, userOption, UserPicker } from '../../shared/fields/UserPicker.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { DepartmentDialog_department$key } from './__generated__/DepartmentDialog_department.graphql.ts'
import type { DepartmentDialogCreateMutation } from './__generated__/DepartmentDialogCreateMutation.graphql.ts'
import type { DepartmentDialogUpdateMutation } from './__generated__/DepartmentDialogUpdateMutation.graphql.ts'
import type { DepartmentValues } from './departmentValues.ts'

const create = asMutation<DepartmentDialogCreateMutation>(graphql`
  mutation DepartmentDialogCreateMutation($input: CreateDepartmentInput!) {
    createDepartment(input: $input) { department { id ...DepartmentsPage_department } }
  }
`)
const update = asMutation<DepartmentDialogUpdateMutation>(graphql`
  mutation DepartmentDialogUpdateMutation($input: UpdateDepartmentInput!) {
    updateDepartment(input: $input) { department { id ...DepartmentsPage_department ...DepartmentDialog_department } }
  }
`)

interface Props {
  /** Null for a new record. */
  department: DepartmentDialog_department$key | null
  locations: readonly { readonly id: string; readonly name: string }[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a department: its name, parent, head and location. */
export default function DepartmentDialog({ department: key, locations, onClose }: Props) {
  const { t } = useTranslation(['departments', 'list', 'fieldErrors'])
  const department = useFragment(
    graphql`
    fragment DepartmentDialog_department on Department {
      id databaseId key name legalName isActive position version
      parent { id databaseId name }
      location { id name }
      manager { id userName fullName }
    }
  `,
    key,
  )
  const { parent, location, manager } = department ?? {}
  // A department keeps its location even if that is no longer in the list.
  const places = location && !locations.some(({ id }) => id === location.id) ? [...locations, location] : locations
  const save = (values: DepartmentValues, isForced: boolean) => {
    const given = {
      key: values.key.trim(),
      name: values.name.trim(),
      parentId: values.parent?.value ?? null,
      legalName: values.legalName.trim() || null,
      locationId: values.locationId || null,
      managerId: values.manager ? idOfUser(values.manager) : null,
      isActive: values.isActive,
      position: values.position.trim() === '' ? null : Number(values.position),
    }
    return department
      ? saveBy(update, {
          input: { id: department.id, department: given, ...(!isForced && { version: department.version }) },
        })
      : saveBy(create, { input: { department: given } })
  }
  return (
    <EntityDialog<DepartmentValues>
      title={`${t(department ? 'edit' : 'create', { ns: 'list' })}: ${t('department')}`}
      draft={`department:${department?.databaseId ?? 'new'}`}
      isNew={!department}
      minHeight="320px"
      values={{
        key: department?.key ?? '',
        name: department?.name ?? '',
        parent: parent ? { value: parent.id, databaseId: parent.databaseId, label: parent.name } : null,
        legalName: department?.legalName ?? '',
        locationId: location?.id ?? '',
        manager: manager ? userOption(manager) : null,
        position: department?.position == null ? '' : String(department.position),
        isActive: department?.isActive ?? true,
      }}
      fields={{ parentId: 'parent', managerId: 'manager' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={200} />
          <TextField
            control={control}
            name="key"
            label={t('code')}
            hint={t('codeHint')}
            isRequired
            maxLength={30}
            rules={{
              validate: (key) => isRestricted(String(key).trim()) || getCatalogueText('fieldErrors', 'INVALID'),
            }}
          />
          <DepartmentPicker control={control} name="parent" label={t('parent')} hint={t('parentHint')} />
          <UserPicker control={control} name="manager" label={t('manager')} />
          <Select
            control={control}
            name="locationId"
            label={t('location')}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField control={control} name="legalName" label={t('legalName')} maxLength={200} />
          <NumberField
            control={control}
            name="position"
            label={t('place')}
            hint={t(department ? 'placeHint' : 'placeHintNew')}
            min={0}
            max={100_000}
            isWhole
          />
          <SwitchField control={control} name="isActive" label={t('isActive')} hint={t('isActiveHint')} />
        </>
      )}
    </EntityDialog>
  )
}
