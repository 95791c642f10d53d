import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface MenuItem {
  key: string
  label: ReactNode
  lang?: string
  icon?: ReactNode
  /** Set if the menu is a choice among the items: whether this is the selected one. */
  isChosen?: boolean
  onSelect: () => void
}

interface Props {
  /** The name of the button, including the current choice. */
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  /** Content above the items that is not an item. */
  head?: ReactNode
}

/** A small menu under a button of the header. Arrows, Home, End, Esc and Tab work as in any menu button. */
export function DropMenu({ label, trigger, items, head }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const all = options()
    ;(all.find((option) => option.ariaChecked === 'true') ?? all[0])?.focus()
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    const all = options()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + (at < 1 ? all.length : 0), Home: 0, End: all.length - 1 }[
      event.key
    ]
    if (next !== undefined) {
      event.preventDefault()
      all[next % all.length]?.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
  }

  return (
    <div ref={root} className="drop-menu">
      <button
        ref={button}
        type="button"
        className="header-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className="drop-list">
          {head}
          <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <button
                key={item.key}
                type="button"
                tabIndex={-1}
                lang={item.lang}
                role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.isChosen}
                onClick={() => {
                  close()
                  item.onSelect()
                }}
              >
                {item.icon}
                <span>{item.label}</span>
                {item.isChosen && <Check className="check" size={14} aria-hidden />}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
