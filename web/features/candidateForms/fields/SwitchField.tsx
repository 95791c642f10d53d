import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'

const Box = chakra('input', {
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
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: reduce)': { _before: { transition: 'none' } },
  },
})

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  inputRef?: Ref<HTMLInputElement>
  describedBy?: string
}

/** A yes/no switch with its label beside it. */
export function SwitchField({ label, isOn, onChange, inputRef, describedBy }: Props) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      cursor="pointer"
      fontWeight="600"
      fontSize="12.5px"
      minHeight="8"
    >
      <Box
        ref={inputRef}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  )
}
