import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asNumber, isOn, numberOf, textOf, type FormField } from '../../../../../common/forms/fields.ts'
import { Input, Multiline, NativeSelect } from '../../../../shared/fields/controls.tsx'
import { DateInput } from '../../../../shared/fields/dates/DateInput.tsx'
import { TimeInput } from '../../../../shared/fields/dates/TimeInput.tsx'
import { Field } from '../../../../shared/fields/Field.tsx'
import { SwitchBox } from '../../../../shared/fields/SwitchField.tsx'
import { ImageMember } from './ImageMember.tsx'
import type { Editing, MemberEditing } from './members.ts'
import { OptionsEditor } from './OptionsEditor.tsx'

interface Props {
  field: FormField
  of: MemberEditing
  /** Called with changed members, and with a group while the user types. */
  onChange: (members: FormField, group?: string) => void
}

/** The input for one member of a field, depending on its type. */
export function MemberInput({ field, of: { member, editing }, onChange }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const label = t(`editor.members.${member}`)
  const set = (value: unknown, isTyped = false) => onChange({ [member]: value }, isTyped ? member : undefined)
  switch (editing.as) {
    case 'text':
    case 'lines': {
      const value = textOf(field, member)
      const isMissing = member === 'title' && value.trim() === ''
      const isLong = editing.max !== undefined && [...value].length > editing.max
      const error = isMissing
        ? t('required', { ns: 'shared' })
        : isLong
          ? t('tooLong', { ns: 'shared', replace: { max: editing.max } })
          : undefined
      const shared = { value, onChange: (event: { target: { value: string } }) => set(event.target.value, true) }
      return (
        <Field
          label={label}
          isRequired={member === 'title'}
          error={error}
          aside={editing.max !== undefined && `${[...value].length} / ${editing.max}`}
        >
          {(aria) =>
            editing.as === 'lines' ? (
              <Multiline {...aria} {...shared} rows={4} />
            ) : (
              <Input {...aria} {...shared} autoComplete="off" />
            )
          }
        </Field>
      )
    }
    case 'number':
      return (
        <NumberMember
          label={label}
          value={numberOf(field, member)}
          editing={editing}
          onChange={(value) => set(value, true)}
        />
      )
    case 'switch':
      return (
        <SwitchBox
          label={label}
          checked={editing.isLocked || isOn(field, member)}
          disabled={editing.isLocked}
          onSwitch={set}
        />
      )
    case 'choice':
      return (
        <Field label={label}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={textOf(field, member) || editing.choices[0]}
              onChange={(event) => set(event.target.value)}
            >
              {editing.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`editor.choices.${choice as 'Star'}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )
    case 'day':
      return (
        <Field label={label}>
          {(aria) => (
            <DateInput
              {...aria}
              label={label}
              value={textOf(field, member)}
              onChange={(day) => set(day || undefined, true)}
            />
          )}
        </Field>
      )
    case 'time':
      return (
        <Field label={label}>
          {(aria) => (
            <TimeInput {...aria} value={textOf(field, member)} onChange={(time) => set(time || undefined, true)} />
          )}
        </Field>
      )
    case 'options':
      return <OptionsEditor label={label} field={field} onChange={onChange} />
    case 'image':
      return <ImageMember label={label} src={textOf(field, 'src')} onChange={set} />
  }
}

interface NumberProps {
  label: string
  value: number | null
  editing: Extract<Editing, { as: 'number' }>
  onChange: (value: number | null) => void
}

/** A number. Invalid text stays as typed, and the field keeps its former value. */
function NumberMember({ label, value, editing: { min, max, isWhole }, onChange }: NumberProps) {
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState<string | null>(null)
  const faultOf = (text: string) => {
    const number = asNumber(text)
    if (text.trim() === '') return undefined
    if (number === null) return t('notANumber')
    if (isWhole && !Number.isInteger(number)) return t('notWhole')
    if (max !== undefined && number > max) return t('tooLarge', { replace: { max } })
    return min !== undefined && number < min ? t('tooSmall', { replace: { min } }) : undefined
  }
  const type = (text: string) => {
    setTyped(text)
    if (faultOf(text) === undefined) onChange(asNumber(text))
  }
  return (
    <Field label={label} error={typed === null ? undefined : faultOf(typed)}>
      {(aria) => (
        <Input
          {...aria}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === null ? '' : String(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
