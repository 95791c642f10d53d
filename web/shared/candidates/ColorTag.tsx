import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '22px',
    maxWidth: '100%',
    paddingInline: '2',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg',
    fontSize: '12px',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    '& i': {
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      border: '1px solid',
      borderColor: 'border.strong',
      flexShrink: 0,
    },
  },
})

/** A tag with a dot in a colour that the company has chosen, so that the text is readable whatever the colour is. */
export function ColorTag({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Tag>
      <i aria-hidden style={{ backgroundColor: color }} />
      {children}
    </Tag>
  )
}
