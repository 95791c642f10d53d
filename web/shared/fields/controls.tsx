import { chakra } from '@chakra-ui/react'

const control = {
  width: '100%',
  minWidth: '0',
  minHeight: '8',
  paddingInline: '2.5',
  bg: 'bg',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border.strong',
  borderRadius: '8px',
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '0', borderColor: 'accent' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  '&[aria-invalid=true]': { borderColor: 'status.red.fg' },
} as const

/** A text box of one line. */
export const Input = chakra('input', { base: { ...control, _readOnly: { bg: 'bg.muted', color: 'fg.muted' } } })

/** A text box of several lines. */
export const Multiline = chakra('textarea', { base: { ...control, paddingBlock: '1.5', resize: 'vertical' } })

/** The browser's own drop-down: small, and supported by every keyboard and screen reader. */
export const NativeSelect = chakra('select', { base: { ...control, paddingInlineEnd: '2', cursor: 'pointer' } })

/** A key of the keyboard, as shown beside its action. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '20px',
    paddingInline: '1',
    borderRadius: '5px',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: '12px',
  },
})

/** One choice with its check mark, as a row to click on. */
export const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '6px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& input': { accentColor: 'var(--chakra-colors-accent)', width: '16px', height: '16px', flexShrink: 0 },
  },
})
