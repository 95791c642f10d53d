import { chakra } from '@chakra-ui/react'

/** A button on the dark strip. */
export const BarButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      height: '8',
      minWidth: '8',
      paddingInline: '2',
      borderRadius: '8px',
      fontWeight: '500',
      color: 'inherit',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' },
      _focusVisible: { outline: '2px solid', outlineColor: 'currentColor', outlineOffset: '-2px' },
      '&[aria-pressed=true], &[aria-expanded=true]': { bg: 'color-mix(in srgb, currentColor 20%, transparent)' },
    },
    variants: {
      kind: {
        plain: {},
        // White on this red is readable in both colour modes.
        end: {
          bg: '#c62a2f',
          color: '#fff',
          fontWeight: '600',
          paddingInline: '3',
          _hover: { bg: '#a81f24' },
          _focusVisible: { outlineColor: 'inverted.fg', outlineOffset: '2px' },
        },
      },
    },
    defaultVariants: { kind: 'plain' },
  },
  { defaultProps: { type: 'button' } },
)
