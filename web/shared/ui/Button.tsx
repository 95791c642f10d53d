import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

/**
 * The product's button: `primary` once per view, `plain` beside it, `quiet` inside rows and bars, `danger` for what
 * cannot be undone.
 */
export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      whiteSpace: 'nowrap',
      flexShrink: 0,
      borderRadius: '8px',
      border: '1px solid transparent',
      fontWeight: '600',
      cursor: 'pointer',
      textDecoration: 'none',
      _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    variants: {
      kind: {
        plain: { bg: 'bg', color: 'fg', borderColor: 'border.strong', _hover: { bg: 'bg.muted' } },
        primary: { bg: 'accent', color: 'white', _hover: { filter: 'brightness(0.94)' } },
        quiet: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
        danger: { bg: 'bg', color: 'status.red.fg', borderColor: 'border.strong', _hover: { bg: 'status.red.bg' } },
      },
      size: {
        normal: { height: '8', paddingInline: '3' },
        small: { height: '6', paddingInline: '2', fontSize: '12px' },
      },
      shape: { text: {}, square: { paddingInline: '0', aspectRatio: '1' } },
    },
    defaultVariants: { kind: 'plain', size: 'normal', shape: 'text' },
  },
  { defaultProps: { type: 'button' } },
)

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'shape' | 'aria-label' | 'title'> & {
  /** The action, as the accessible name and tooltip. */
  label: string
  /** The tooltip, if it says more than the name: a shortcut, or why the button is disabled. */
  hint?: string
  children: ReactNode
}

/** A square icon button, which always has a name. */
export function IconButton({ label, hint, children, kind = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind={kind} shape="square" aria-label={label} title={hint ?? label}>
      {children}
    </Button>
  )
}
