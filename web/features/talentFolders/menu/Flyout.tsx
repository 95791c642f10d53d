import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'

interface Props {
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** A panel beside the narrow menu. It is fixed to the window because the menu scrolls and would clip it. */
export function Flyout({ label, icon, children }: Props) {
  const [top, setTop] = useState(0)
  return (
    <Popover
      label={label}
      position="fixed"
      top={`${top}px`}
      left="60px"
      width="260px"
      maxHeight={`calc(var(--page) - ${top}px - 8px)`}
      overflow="auto"
      padding="2"
      trigger={({ onClick, ...props }) => (
        <IconButton
          {...props}
          label={label}
          width="36px"
          onClick={(event) => {
            setTop(Math.max(8, Math.min(event.currentTarget.getBoundingClientRect().top, window.innerHeight - 320)))
            onClick()
          }}
        >
          {icon}
        </IconButton>
      )}
    >
      {children}
    </Popover>
  )
}
