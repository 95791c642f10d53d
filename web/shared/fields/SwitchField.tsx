import { Box, chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { FieldProps } from './textFields.tsx'

const Switch = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '36px',
    height: '20px',
    margin: '0',
    marginBlock: '2px',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'fg.muted',
    cursor: 'pointer',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: '14px',
      height: '14px',
      borderRadius: 'full',
      bg: 'bg',
      transition: 'translate 120ms',
    },
    _checked: { bg: 'accent', _before: { translate: '16px 0' } },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: reduce)': { _before: { transition: 'none' } },
  },
})

interface BoxProps extends Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange'> {
  label: string
  hint?: string
  checked: boolean
  onSwitch: (isOn: boolean) => void
}

/** A switch with its label beside it. */
export function SwitchBox({ label, hint, checked, onSwitch, ...input }: BoxProps) {
  const id = useId()
  return (
    <Box>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2.5"
        cursor="pointer"
        fontWeight="600"
        fontSize="12.5px"
        minHeight="6"
      >
        <Switch
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {label}
      </chakra.label>
      {hint && (
        <Box id={id} color="fg.muted" fontSize="12px" marginBlockStart="1">
          {hint}
        </Box>
      )}
    </Box>
  )
}

/** A switch in a form. */
export function SwitchField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  onSwitched,
}: FieldProps<T> & { onSwitched?: (isOn: boolean) => void }) {
  const {
    field: { value, onChange, ...input },
  } = useController({ control, name })
  return (
    <SwitchBox
      {...input}
      label={label}
      hint={hint}
      checked={Boolean(value)}
      onSwitch={(isOn) => {
        onChange(isOn)
        onSwitched?.(isOn)
      }}
    />
  )
}
