/**
 * The actions of a row behind its ⋯ button: one menu for all rows of a table or list, which the buttons of the rows
 * open.
 *
 *   <RowMenu>
 *     <Table …>{rows.map((row) => <tr>… <td><RowMenuButton label={t('actionsOf', …)} actions={actions} /></td></tr>)}</Table>
 *   </RowMenu>
 *
 * Leave out actions that the user may not run; a button without actions is not rendered. Keys: Enter or ↓ on the button
 * opens the menu; ↑ ↓ Home End and first letters move, Enter runs the action, Esc closes, Tab closes and moves on. The
 * focus returns to the button.
 */
import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { fold } from '../../../common/text.ts'
import { RowButton } from './RowButton.tsx'

export interface RowAction {
  label: string
  run: () => void
  icon?: ReactNode
  /** The reason why the action is not possible: it stays in the menu and shows the reason. */
  refusal?: string
}

interface Opened {
  label: string
  actions: readonly RowAction[]
  button: HTMLElement
}

const Opener = createContext<((opened: Opened) => void) | null>(null)

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 1500,
    minWidth: '140px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '10px',
    boxShadow: 'float',
    '& [role=menuitem]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: '8',
      paddingInline: '2',
      borderRadius: '6px',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { bg: 'bg.muted', outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
      '&[aria-disabled]': { color: 'fg.muted', cursor: 'default' },
    },
  },
})

const gap = 4
const edge = 8

/**
 * Positions the panel below the button if there is room, otherwise above it, or over it if neither has room. It never
 * leaves the window: a long panel scrolls.
 */
function positionMenu(panel: HTMLElement, button: HTMLElement) {
  const { top, bottom, left } = button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const isAbove = bottom + gap + height > window.innerHeight - edge && top - gap - height >= edge
  const below = Math.max(edge, Math.min(bottom + gap, window.innerHeight - height - edge))
  panel.style.top = `${isAbove ? top - gap - height : below}px`
  panel.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`
}

/** Whether the button is still on the page and not scrolled out of its box; its own menu may cover it. */
function isInSight(button: HTMLElement, panel: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return button.isConnected && (button.contains(there) || panel.contains(there))
}

/** Wraps a table or list and provides its one menu. */
export function RowMenu({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback((next: Opened) => setOpened((before) => (before?.button === next.button ? null : next)), [])
  return (
    <Opener value={open}>
      {children}
      {opened && <Menu key={opened.label} {...opened} onClose={() => setOpened(null)} />}
    </Opener>
  )
}

function Menu({ label, actions, button, onClose }: Opened & { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const items = () => [...panel.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const close = () => {
    button.focus({ preventScroll: true })
    onClose()
  }
  useLayoutEffect(() => {
    positionMenu(panel.current!, button)
    items()[0]?.focus({ preventScroll: true })
    // Set by hand: a state that all buttons of a long table read would render every row.
    button.setAttribute('aria-expanded', 'true')
    return () => button.setAttribute('aria-expanded', 'false')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, [])
  const leave = useEffectEvent((event: Event) => {
    // A long menu scrolls itself.
    if (event.type === 'scroll' && panel.current?.contains(event.target as Node)) return
    const isOwn =
      event.type === 'pointerdown'
        ? [panel.current, button].some((one) => one?.contains(event.target as Node))
        : isInSight(button, panel.current!)
    if (!isOwn) onClose()
    // The menu follows the scrolling: a list may still be scrolling when it is opened.
    else if (event.type !== 'pointerdown') positionMenu(panel.current!, button)
  })
  useEffect(() => {
    const listen = (event: Event) => leave(event)
    const events = ['pointerdown', 'scroll', 'resize']
    for (const name of events) window.addEventListener(name, listen, true)
    return () => {
      for (const name of events) window.removeEventListener(name, listen, true)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    const list = items()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const letter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
        ? fold(event.key)
        : null
    const next =
      event.key === 'ArrowDown'
        ? list[(at + 1) % list.length]
        : event.key === 'ArrowUp'
          ? list.at(at - 1)
          : event.key === 'Home'
            ? list[0]
            : event.key === 'End'
              ? list.at(-1)
              : letter
                ? [...list.slice(at + 1), ...list.slice(0, at + 1)].find((item) =>
                    fold(item.textContent).startsWith(letter),
                  )
                : undefined
    if (!next && event.key !== 'Escape' && !letter) return
    // The row and a surrounding drawer must not receive the keys of the menu.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else next?.focus({ preventScroll: true })
  }
  return (
    <Panel
      ref={panel}
      role="menu"
      aria-label={label}
      data-takes-escape
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={action.refusal === undefined ? undefined : true}
          onClick={() => {
            if (action.refusal !== undefined) return
            close()
            action.run()
          }}
        >
          {action.icon}
          {action.refusal === undefined ? action.label : `${action.label}: ${action.refusal}`}
        </button>
      ))}
    </Panel>
  )
}

/** The ⋯ button of a row; `label` names the row. */
export function RowMenuButton({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const open = use(Opener)
  if (!open) throw new Error('RowMenuButton outside of a RowMenu')
  if (actions.length === 0) return null
  return (
    <RowButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={(event) => {
        event.stopPropagation()
        open({ label, actions, button: event.currentTarget })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        event.stopPropagation()
        open({ label, actions, button: event.currentTarget })
      }}
    >
      <Ellipsis size={14} aria-hidden />
    </RowButton>
  )
}
