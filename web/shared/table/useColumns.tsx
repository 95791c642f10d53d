/**
 * A user's settings for a table: the shown columns, their order and the density. `useColumns` reads and stores them per
 * user in this browser; `ColumnsMenu` is the button and panel that change them. Pass `shown` and `density` to Table,
 * and render the cells of a row in the order of `shown`. Fixed columns (Column.isFixed) keep their position and are
 * always shown.
 */
import { Flex, Text } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, Columns3 } from 'lucide-react'
import { lazy, Suspense, use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/Button.tsx'
import { Choice } from '../fields/controls.tsx'
import { Popover } from '../ui/Popover.tsx'
import { useSession } from '../session/session.ts'
import { useCan } from '../hooks/useCan.ts'
import { ShellContext } from '../shell.ts'
import { arrange, firstLayout, move, readLayout, type Density, type Layout } from './layout.ts'
import type { Column } from './Table.tsx'

const ColumnsForRole = lazy(() => import('./ColumnsForRole.tsx'))

export interface ColumnsState<K extends string> {
  /** The name of the table. */
  table: string
  /** All columns in the user's order. */
  columns: readonly Column<K>[]
  /** The visible columns in the user's order. */
  shown: readonly Column<K>[]
  hidden: readonly string[]
  density: Density
  toggle: (name: K) => void
  /** Moves a column one step to the left (-1) or right (1) among the movable ones. */
  moveBy: (name: K, step: -1 | 1) => void
  setDensity: (density: Density) => void
  /** Restores the company's arrangement for the user's role, or the product's default. */
  reset: () => void
}

/** `version` increases when the columns change so much that stored settings no longer make sense. */
export function useColumns<K extends string>(
  table: string,
  columns: readonly Column<K>[],
  version = 1,
): ColumnsState<K> {
  const { user } = useSession()
  const key = `table:v${version}:${user.userName}:${table}`
  const arrangement = use(ShellContext)?.tables?.find((one) => one.table === table)?.columns
  const [own, setOwn] = useState(() => readLayout(key))
  const layout = { ...firstLayout(columns, arrangement), ...own }
  const keep = (next: Partial<Layout>) => {
    setOwn(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or forbidden storage only means that the choice is not remembered.
    }
  }
  const change = (part: Partial<Layout>) => keep({ ...own, ...part })
  const { hidden, density } = layout
  const ordered = arrange(columns, layout.order)
  return {
    table,
    columns: ordered,
    hidden,
    density,
    shown: ordered.filter((column) => column.isFixed || !hidden.includes(column.key)),
    toggle: (name) =>
      change({ hidden: hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name] }),
    moveBy: (name, step) => change({ order: move(ordered, name, step) }),
    setDensity: (next) => change({ density: next }),
    reset: () => keep({}),
  }
}

/** A button and a panel to show, hide and move columns, and to choose the density of the rows. */
export function ColumnsMenu<K extends string>({ state }: { state: ColumnsState<K> }) {
  const { t } = useTranslation('shared')
  const id = useId()
  const [said, setSaid] = useState('')
  const [isForRole, setForRole] = useState(false)
  const can = useCan()
  const mayArrange = can('ColumnsForRoleSaveMutation') && can('ColumnsForRoleQuery')
  const movable = state.columns.filter((column) => !column.isFixed)
  const arrow = (column: Column<K>, at: number, step: -1 | 1) => {
    const isEnd = step < 0 ? at === 0 : at === movable.length - 1
    return (
      <IconButton
        size="small"
        label={t(step < 0 ? 'moveLeft' : 'moveRight', { replace: { name: column.label } })}
        aria-disabled={isEnd || undefined}
        onClick={() => {
          if (isEnd) return
          state.moveBy(column.key, step)
          setSaid(t('movedTo', { replace: { name: column.label, place: at + step + 1, count: movable.length } }))
        }}
      >
        {step < 0 ? <ArrowLeft size={14} aria-hidden /> : <ArrowRight size={14} aria-hidden />}
      </IconButton>
    )
  }
  return (
    <>
      <Popover
        label={t('columns')}
        align="end"
        trigger={(props) => (
          <Button {...props} title={t('columns')}>
            <Columns3 size={14} aria-hidden />
            <span className="wide-only">{t('columns')}</span>
          </Button>
        )}
      >
        {(close) => (
          <>
            {movable.map((column, at) => (
              <Flex key={column.key} alignItems="center" gap="1" minWidth="220px">
                <Choice flex="1">
                  <input
                    type="checkbox"
                    checked={!state.hidden.includes(column.key)}
                    onChange={() => state.toggle(column.key)}
                  />
                  {column.label}
                </Choice>
                {arrow(column, at, -1)}
                {arrow(column, at, 1)}
              </Flex>
            ))}
            <Flex
              role="radiogroup"
              aria-labelledby={id}
              alignItems="center"
              gap="1"
              paddingBlockStart="2"
              marginBlockStart="1"
              borderBlockStart="1px solid"
              borderColor="border"
            >
              <Text id={id} fontSize="12px" color="fg.muted" paddingInlineStart="2" flex="1">
                {t('density')}
              </Text>
              {(['normal', 'compact'] as const).map((density) => (
                <Choice key={density}>
                  <input
                    type="radio"
                    name={id}
                    checked={state.density === density}
                    onChange={() => state.setDensity(density)}
                  />
                  {t(`densities.${density}`)}
                </Choice>
              ))}
            </Flex>
            <Button kind="quiet" size="small" onClick={state.reset}>
              {t('resetColumns')}
            </Button>
            {mayArrange && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  close()
                  setForRole(true)
                }}
              >
                {t('columnsForRole')}
              </Button>
            )}
            <div className="visually-hidden" role="status">
              {said}
            </div>
          </>
        )}
      </Popover>
      <Suspense fallback={null}>
        {isForRole && (
          <ColumnsForRole
            table={state.table}
            columns={state.columns}
            hidden={state.hidden}
            onClose={() => setForRole(false)}
          />
        )}
      </Suspense>
    </>
  )
}
