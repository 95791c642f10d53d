import { chakra } from '@chakra-ui/react'

export type StatusColor = 'blue' | 'green' | 'red' | 'orange' | 'magenta' | 'cyan' | 'neutral'

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '22px',
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: '12px',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _before: { content: '""', width: '6px', height: '6px', borderRadius: 'full', bg: 'currentColor' },
  },
  variants: {
    color: {
      blue: { color: 'status.blue.fg', bg: 'status.blue.bg' },
      green: { color: 'status.green.fg', bg: 'status.green.bg' },
      red: { color: 'status.red.fg', bg: 'status.red.bg' },
      orange: { color: 'status.orange.fg', bg: 'status.orange.bg' },
      magenta: { color: 'status.magenta.fg', bg: 'status.magenta.bg' },
      cyan: { color: 'status.cyan.fg', bg: 'status.cyan.bg' },
      // Of what nobody here knows the meaning of.
      neutral: { color: 'fg.muted', bg: 'bg.muted' },
    },
  },
})

/** A status as a coloured tag, always with its text. Colours come from one map per enum, beside the enum's texts. */
export function StatusTag({ color, children }: { color: StatusColor; children: string }) {
  return <Tag color={color}>{children}</Tag>
}
