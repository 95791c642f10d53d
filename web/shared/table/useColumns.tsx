import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Choice } from '../fields/controls.tsx'
import { Popover } from '../Popover.tsx'
import { useSession } from '../session.ts'
import type { Column } from './Table.tsx'

function readHidden(key: string, columns: readonly Column[]): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (Array.isArray(stored)) return stored.filter((name) => typeof name === 'string')
  } catch {
    // Forbidden storage, or a text that is not ours: as at first.
  }
  return columns.filter((column) => column.isHiddenAtFirst).map((column) => column.key)
}

/**
 * Which columns of a table a user sees; kept per user in this browser. `version` grows when the columns change so much
 * that old choices make no sense.
 */
export function useColumns<K extends string>(table: string, columns: readonly Column<K>[], version = 1) {
  const { user } = useSession()
  const key = `columns:v${version}:${user.userName}:${table}`
  const [hidden, setHidden] = useState(() => readHidden(key, columns))
  const toggle = (name: K) => {
    const next = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage costs only the memory of the choice.
    }
  }
  return { shown: columns.filter((column) => column.isFixed || !hidden.includes(column.key)), hidden, toggle }
}

interface MenuProps<K extends string> {
  columns: readonly Column<K>[]
  hidden: readonly string[]
  onToggle: (name: K) => void
}

/** Button and list to show and hide columns. */
export function ColumnsMenu<K extends string>({ columns, hidden, onToggle }: MenuProps<K>) {
  const { t } = useTranslation('shared')
  return (
    <Popover
      label={t('columns')} align="end"
      trigger={(props) => <Button {...props}><Columns3 size={14} aria-hidden />{t('columns')}</Button>}
    >
      {columns.filter((column) => !column.isFixed).map((column) => (
        <Choice key={column.key}>
          <input type="checkbox" checked={!hidden.includes(column.key)} onChange={() => onToggle(column.key)} />
          {column.label}
        </Choice>
      ))}
    </Popover>
  )
}
