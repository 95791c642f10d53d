import { Box, Flex } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asNumber, optionsOf, takesMany, type FormField } from '../../../../../common/forms/fields.ts'
import { wrongOptions } from '../../../../../common/forms/template.ts'
import { Button, IconButton } from '../../../../shared/ui/Button.tsx'
import { Input } from '../../../../shared/fields/controls.tsx'

interface Props {
  label: string
  field: FormField
  onChange: (members: FormField, group?: string) => void
}

type Entry = Readonly<Record<string, unknown>>

/** Returns the stored entries, including any other data they have. */
const entriesOf = (field: FormField): Entry[] =>
  (Array.isArray(field.values) ? field.values : []).flatMap((entry: unknown): Entry[] =>
    typeof entry === 'string' || typeof entry === 'number'
      ? [{ label: String(entry), value: String(entry) }]
      : typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? [entry as Entry]
        : [],
  )

/**
 * The options of a question: value, points and percent. Empty and repeated ones are flagged, and the last one cannot be
 * removed.
 */
export function OptionsEditor({ label, field, onChange }: Props) {
  const { t } = useTranslation('interviewForms')
  const entries = entriesOf(field)
  const options = optionsOf(field)
  const wrong = wrongOptions(field)
  const isMany = takesMany(field)
  const defaults = [field.defaultValue ?? []].flat().filter((value): value is string => typeof value === 'string')
  const storeDefaults = (values: readonly string[]) => ({
    defaultValue: values.length === 0 ? undefined : isMany ? values : values[0],
  })

  const set = (at: number, members: Entry, group?: string) =>
    onChange({ values: entries.map((entry, place) => (place === at ? { ...entry, ...members } : entry)) }, group)
  const rename = (at: number, value: string) => {
    const former = options[at]!.value
    const values = entries.map((entry, place) => (place === at ? { ...entry, value, label: value } : entry))
    // An option that is selected by default remains so under its new name.
    onChange(
      {
        values,
        ...(defaults.includes(former) && storeDefaults(defaults.map((one) => (one === former ? value : one)))),
      },
      `option ${at}`,
    )
  }
  const add = () => {
    const taken = new Set(options.map(({ value }) => value))
    let number = options.length + 1
    while (taken.has(`Option ${number}`)) number += 1
    onChange({ values: [...entries, { label: `Option ${number}`, value: `Option ${number}`, isValid: true }] })
  }
  const drop = (at: number) =>
    onChange({
      values: entries.filter((_entry, place) => place !== at),
      ...storeDefaults(defaults.filter((value) => value !== options[at]!.value)),
    })
  const toggleDefault = (value: string, isOn: boolean) =>
    onChange(storeDefaults(isOn ? (isMany ? [...defaults, value] : [value]) : defaults.filter((one) => one !== value)))
  return (
    <Box role="group" aria-label={label}>
      <Box fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5" aria-hidden>
        {label}
      </Box>
      {options.map((option, at) => (
        <Box key={at} marginBlockEnd="2">
          <Flex gap="1" alignItems="center">
            <input
              type="checkbox"
              aria-label={t('editor.defaultOption', { replace: { name: option.value } })}
              title={t('editor.isDefault')}
              checked={defaults.includes(option.value)}
              onChange={(event) => toggleDefault(option.value, event.target.checked)}
              style={{ width: 20, height: 20, flexShrink: 0, accentColor: 'var(--chakra-colors-accent)' }}
            />
            <Input
              aria-label={t('editor.option', { replace: { number: at + 1 } })}
              aria-invalid={wrong.has(at) || undefined}
              value={option.value}
              onChange={(event) => rename(at, event.target.value)}
            />
            <NumberBox
              label={t('editor.pointOf', { replace: { name: option.value } })}
              hint={t('editor.point')}
              value={option.point}
              onChange={(point) => set(at, { point }, `point ${at}`)}
            />
            <NumberBox
              label={t('editor.percentOf', { replace: { name: option.value } })}
              hint={t('editor.percent')}
              value={option.percent}
              onChange={(percent) => set(at, { percent }, `percent ${at}`)}
            />
            <IconButton
              size="small"
              label={t('editor.removeOption', { replace: { name: option.value } })}
              hint={options.length === 1 ? t('editor.lastOption') : undefined}
              disabled={options.length === 1}
              onClick={() => drop(at)}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </Flex>
          {wrong.has(at) && (
            <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
              {t('editor.wrongOption')}
            </Box>
          )}
        </Box>
      ))}
      <Button size="small" onClick={add}>
        <Plus size={14} aria-hidden />
        {t('editor.addOption')}
      </Button>
    </Box>
  )
}

interface NumberBoxProps {
  label: string
  hint: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A small number input. Invalid text is not accepted. */
function NumberBox({ label, hint, value, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const number = asNumber(text)
    if (number !== null || text.trim() === '') onChange(number ?? undefined)
  }
  return (
    <Input
      aria-label={label}
      title={hint}
      placeholder={hint}
      inputMode="decimal"
      autoComplete="off"
      width="64px"
      flexShrink={0}
      textAlign="end"
      aria-invalid={(typed !== null && typed.trim() !== '' && asNumber(typed) === null) || undefined}
      value={typed ?? value ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
