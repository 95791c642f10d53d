import { chakra } from '@chakra-ui/react'
import { useController, type FieldValues } from 'react-hook-form'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/textFields.tsx'

const Box = chakra('input', {
  base: {
    width: '64px',
    height: '32px',
    padding: '2px',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '8px',
    bg: 'bg',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})

/** A field for a colour as `#rrggbb`, with the browser's own colour picker. */
export function ColorField<T extends FieldValues>({ control, name, label, hint, rules }: FieldProps<T>) {
  const { field, fieldState } = useController({ control, name, rules })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(aria) => <Box {...field} {...aria} type="color" />}
    </Field>
  )
}
