import type { FieldErrors, FieldPath } from 'react-hook-form'
import { idOfUser, userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { ruleInputs, type RulesValues } from '../../../shared/review/form/RuleRows.tsx'
import type { CreateVerificationFolderInput } from './__generated__/FolderFormCreateMutation.graphql.ts'
import type { FolderForm_folder$data } from './__generated__/FolderForm_folder.graphql.ts'

/** The values of the folder form. */
export interface FolderValues extends RulesValues {
  code: string
  importType: '' | 'CSV' | 'EMAIL' | 'OTHER'
  name: string
  fields: { name: string; displayName: string; type: 'TEXT' | 'DATE' | 'NUMBER' }[]
  isSharedWithAll: boolean
  sharedUsers: PickedUser[]
}

export const newField: FolderValues['fields'][number] = { name: '', displayName: '', type: 'TEXT' }

/** Returns the values of a saved folder, or those of a new one. */
export function valuesOf(folder: FolderForm_folder$data | null | undefined): FolderValues {
  if (!folder)
    return { code: '', importType: '', name: '', fields: [], isSharedWithAll: false, sharedUsers: [], rules: [] }
  const { code, importType, name, fields, isSharedWithAll, sharedUsers, rules } = folder
  return {
    code,
    importType,
    name,
    isSharedWithAll,
    sharedUsers: sharedUsers.map(userOption),
    fields: fields.map((field) => ({ name: field.name, displayName: field.displayName, type: field.type })),
    rules: rules.map(({ id, roleCode, value, isActive }) => ({
      savedId: id,
      roleCode,
      value: String(value),
      isActive,
    })),
  }
}

/** Returns the input to send, with trimmed texts. */
export function inputOf({
  code,
  importType,
  name,
  fields,
  isSharedWithAll,
  sharedUsers,
  rules,
}: FolderValues): CreateVerificationFolderInput {
  return {
    code: code.trim(),
    importType: importType || 'CSV',
    name: name.trim(),
    isSharedWithAll,
    fields: fields.map((field) => ({ ...field, displayName: field.displayName.trim() })),
    sharedUserIds: isSharedWithAll ? [] : sharedUsers.map(idOfUser),
    rules: ruleInputs(rules),
  }
}

/** Returns the form's field for an input field, to show errors of the server there; null if the form has none. */
export function formFieldOf(field: string): FieldPath<FolderValues> | null {
  const path = field.replace(/^sharedUserIds.*/, 'sharedUsers').replace(/\[(\d+)\]/g, '.$1')
  return /^(code|importType|name|isSharedWithAll|sharedUsers|(fields|rules)(\.\d+\.\w+)?)$/.test(path)
    ? (path as FieldPath<FolderValues>)
    : null
}

/** Returns the tab with the first invalid field. */
export const tabOf = (errors: FieldErrors<FolderValues>) =>
  Object.keys(errors).every((name) => name === 'rules') ? 'rules' : 'details'
