import { Box, type BoxProps } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-haspopup': 'dialog'
  onClick: () => void
}

interface Props extends Omit<BoxProps, 'children' | 'content'> {
  /** The name of the panel for assistive technology. */
  label: string
  /** Renders the button that opens the panel; spread the passed props onto it. */
  trigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The edge of the trigger that the panel is aligned with. */
  align?: 'start' | 'end'
  side?: 'below' | 'above'
  role?: 'dialog' | 'alertdialog'
  /**
   * Whether the panel is positioned in the window: for a button in a scrolling box, which would cut the panel off.
   * Scrolling closes it.
   */
  isFloating?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** The height of the header, which would cover the panel. */
const headerHeight = 56

/**
 * Moves a panel sideways if it extends beyond the window, and to the other side of its button if only that has room.
 */
function keepInside(panel: HTMLElement | null, side: 'below' | 'above') {
  if (!panel) return
  const { left, right, top, bottom, height } = panel.getBoundingClientRect()
  const { top: above = 0, bottom: below = 0 } = panel.parentElement?.getBoundingClientRect() ?? {}
  const roomAbove = above - headerHeight - height - 8
  const roomBelow = document.documentElement.clientHeight - below - height - 8
  if (side === 'above' && top < headerHeight && roomBelow > roomAbove)
    Object.assign(panel.style, { bottom: 'auto', top: 'calc(100% + 4px)' })
  if (side === 'below' && bottom > document.documentElement.clientHeight && roomAbove > 0)
    Object.assign(panel.style, { top: 'auto', bottom: 'calc(100% + 4px)' })
  const width = document.documentElement.clientWidth
  const move = Math.max(Math.min(0, width - 8 - right), 8 - left)
  if (left < 8 || right > width - 8) panel.style.translate = `${move}px 0`
}

/** Positions a panel beside a button in a scrolling box: to its right if there is room, otherwise below it. */
function positionPanel(panel: HTMLElement | null) {
  const button = panel?.parentElement?.getBoundingClientRect()
  if (!panel || !button) return
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBeside = button.right + 8 + width <= clientWidth - 8
  const top = isBeside ? button.top : button.bottom + 4
  Object.assign(panel.style, {
    bottom: 'auto',
    right: 'auto',
    left: `${isBeside ? button.right + 8 : Math.max(8, clientWidth - 8 - width)}px`,
    top: `${Math.max(headerHeight + 8, Math.min(top, clientHeight - 8 - height))}px`,
  })
}

/**
 * A small panel under its button. It opens on a click and closes with Esc, on a click outside or when the focus leaves
 * it; the focus moves into it and returns.
 */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  side = 'below',
  role = 'dialog',
  isFloating = false,
  isOpen: given,
  onOpenChange,
  ...panel
}: Props) {
  const [own, setOwn] = useState(false)
  const isOpen = given ?? own
  const root = useRef<HTMLDivElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const id = useId()
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const find = (what: string) => panelRef.current?.querySelector<HTMLElement>(what)
    const first = find('[data-autofocus]') ?? find('input, select, textarea, button, [tabindex="0"]')
    first?.focus({ preventScroll: true })
    if (isFloating) positionPanel(panelRef.current)
    else keepInside(panelRef.current, side)
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onScroll = (event: Event) => {
      if (isFloating && !panelRef.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('scroll', onScroll, true)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the panel is focused once, when it opens
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Keeps a surrounding drawer open.
    event.stopPropagation()
    close()
  }
  return (
    <Box
      ref={root}
      position="relative"
      display="inline-block"
      data-takes-escape={isOpen || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setOpen(false)
      }}
    >
      {trigger({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-haspopup': 'dialog',
        onClick: () => (isOpen ? close() : setOpen(true)),
      })}
      {isOpen && (
        <Box
          ref={panelRef}
          id={id}
          role={role}
          aria-label={label}
          position={isFloating ? 'fixed' : 'absolute'}
          zIndex={40}
          minWidth="220px"
          maxWidth="calc(100vw - 32px)"
          {...(side === 'below' ? { top: 'calc(100% + 4px)' } : { bottom: 'calc(100% + 4px)' })}
          {...(align === 'start' ? { left: 0 } : { right: 0 })}
          bg="bg"
          color="fg"
          border="1px solid"
          borderColor="border.strong"
          borderRadius="10px"
          padding="3"
          boxShadow="float"
          {...panel}
        >
          {typeof children === 'function' ? children(close) : children}
        </Box>
      )}
    </Box>
  )
}
