import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'

const Tab = chakra('button', {
  base: {
    paddingInline: '3',
    height: '9',
    border: '0',
    bg: 'transparent',
    color: 'fg.muted',
    fontWeight: '600',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    borderBlockEnd: '2px solid transparent',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'accent' },
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

interface Props<T extends string> {
  label: string
  tabs: readonly { key: T; label: ReactNode }[]
  selected: T
  onSelect: (tab: T) => void
  /** The prefix of the ids of tabs and panels, for a page with two rows of tabs. */
  prefix?: string
}

/** Returns the attributes of the panel of a tab. */
export const panelProps = (tab: string, prefix = '') =>
  ({ role: 'tabpanel', id: `${prefix}panel-${tab}`, 'aria-labelledby': `${prefix}tab-${tab}` }) as const

/** A row of tabs: arrows, Home and End move between them, and the panel follows the focus. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, prefix = '' }: Props<T>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ key }) => key === selected)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const { key } = tabs[(next + tabs.length) % tabs.length]!
    onSelect(key)
    document.getElementById(`${prefix}tab-${key}`)?.focus()
  }
  return (
    <chakra.div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      display="flex"
      gap="1"
      flexShrink={0}
      borderBlockEnd="1px solid"
      borderColor="border"
      overflowX="auto"
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          type="button"
          role="tab"
          id={`${prefix}tab-${tab.key}`}
          aria-selected={tab.key === selected}
          aria-controls={`${prefix}panel-${tab.key}`}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </Tab>
      ))}
    </chakra.div>
  )
}
