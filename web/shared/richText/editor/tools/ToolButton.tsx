import type { ComponentProps, ReactNode } from 'react'
import { use, useEffect, useId } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { Roving } from './roving.ts'

interface Props extends Omit<ComponentProps<typeof IconButton>, 'children'> {
  /** Whether the tool's state applies at the cursor; left out for a tool that only runs an action. */
  isPressed?: boolean
  isOff?: boolean
  children: ReactNode
}

/** A button of the toolbar: Tab reaches one of the buttons, arrows the others. The text keeps its selection. */
export function ToolButton({ isPressed, isOff = false, onClick, children, ...rest }: Props) {
  const id = useId()
  const { current, enter, add } = use(Roving)
  useEffect(() => add(id), [id, add])
  return (
    <IconButton
      {...rest}
      id={id}
      data-tool
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      tabIndex={current === id ? 0 : -1}
      onFocus={() => enter(id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isOff) onClick?.(event)
      }}
    >
      {children}
    </IconButton>
  )
}
