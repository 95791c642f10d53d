import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from './Popover.tsx'

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '8',
    borderRadius: '8px',
    border: '1px solid',
    borderColor: 'border',
    bg: 'bg',
    maxWidth: 'min(320px, calc(100vw - 40px))',
    '& > button': { height: '100%', paddingInline: '10px', cursor: 'pointer', borderRadius: '8px', minWidth: '24px' },
    '& > button:focus-visible': { outline: '2px solid var(--chakra-colors-accent)' },
  },
  variants: {
    isSet: {
      true: {
        borderColor: 'accent',
        bg: 'accent.subtle',
        color: 'accent.fg',
        '& > button:first-of-type': { paddingInlineEnd: '4px' },
      },
      false: { color: 'fg.muted', _hover: { bg: 'bg.muted' } },
    },
  },
})

const Value = chakra('b', {
  base: { fontWeight: '600', marginInlineStart: '1.5', color: 'fg', '[data-set] &': { color: 'accent.fg' } },
})

interface Props {
  label: string
  /** The chosen value as text. */
  value: string
  isSet: boolean
  onClear: () => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** One filter: a chip with its name and value, a panel with the choices below it, and a cross if it is set. */
export default function FilterChip({ label, value, isSet, onClear, children }: Props) {
  const { t } = useTranslation('shared')
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <Frame isSet={isSet} data-set={isSet || undefined}>
          <chakra.button type="button" truncate {...props}>
            {label} <Value>{value}</Value>
          </chakra.button>
          {isSet && (
            <button type="button" aria-label={`${t('clear')}: ${label}`} onClick={onClear}>
              <X size={12} aria-hidden />
            </button>
          )}
        </Frame>
      )}
    >
      {children}
    </Popover>
  )
}
