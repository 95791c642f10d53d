import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../shared/Button.tsx'
import { Popover } from '../../../shared/Popover.tsx'

const Action = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', width: '100%', minHeight: '8', paddingInline: '2', borderRadius: '6px', color: 'fg', textAlign: 'start',
    cursor: 'pointer', _hover: { bg: 'bg.muted' },
  },
})

const width = 140
const rowHeight = 32

interface Props {
  label: string
  actions: readonly { label: string; run: () => void }[]
}

/** What may be done with a row, behind its ⋯ button; fixed to the window, since the menu around it scrolls. */
export function RowActions({ label, actions }: Props) {
  const [place, setPlace] = useState({ top: 0, left: 0 })
  const stand = (button: HTMLElement) => {
    const { top, bottom, left } = button.getBoundingClientRect()
    const height = actions.length * rowHeight + 12
    setPlace({ top: bottom + 4 + height > window.innerHeight ? top - 4 - height : bottom + 4, left: Math.min(left, window.innerWidth - width - 8) })
  }
  return (
    <Popover
      label={label} position="fixed" top={`${place.top}px`} left={`${place.left}px`} minWidth={`${width}px`} padding="1"
      trigger={({ onClick, ...props }) => (
        <IconButton {...props} size="small" label={label} onClick={(event) => { stand(event.currentTarget); onClick() }}>
          <Ellipsis size={14} aria-hidden />
        </IconButton>
      )}
    >
      {(close) => actions.map((action) => (
        <Action key={action.label} type="button" onClick={() => { close(); action.run() }}>{action.label}</Action>
      ))}
    </Popover>
  )
}
