import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { RowButton, rowButton } from '../../table/RowButton.tsx'
import { RowMenuButton } from '../../table/RowMenu.tsx'
import { moveBetweenRows } from '../../table/rowKeys.ts'
import { useCan } from '../../hooks/useCan.ts'
import type { ListColumn, RowAction } from '../listTypes.ts'
import type { TypedFragment } from '../typed.ts'

interface Props<K extends KeyType, N extends K, D> {
  fragment: TypedFragment<K>
  node: N
  /** The row's position in the entire list, from 1. */
  number: number
  /** The visible columns, in order. */
  columns: readonly ListColumn<KeyTypeData<K>>[]
  nameOf: (row: KeyTypeData<K>) => string
  actions?: readonly RowAction<N, KeyTypeData<K>, D>[]
  tone?: (row: KeyTypeData<K>) => 'failed' | undefined
  isChosen: boolean
  /** Whether the row's record is in the list's drawer. */
  isOpen: boolean
  /** Set for a list with a drawer. */
  idOf?: (row: KeyTypeData<K>) => string
  /** Whether Tab reaches this row; arrow keys move on from there. */
  isEntry: boolean
  onChoose: (node: N, isRange: boolean) => void
  onDialog: (node: N, action: RowAction<N, KeyTypeData<K>, D>) => void
  onRecord: (id: string) => void
}

/**
 * One row: its check box, its cells and its actions. Keys: ↑ ↓ (k j) move, Space selects, Enter runs the default action
 * or opens the record. Memoised, so that selecting one row of a hundred renders only that one.
 */
export const ListRow = memo(Row) as typeof Row

function Row<K extends KeyType, N extends K, D>({
  fragment,
  node,
  number,
  columns,
  nameOf,
  actions,
  tone,
  isChosen,
  isOpen,
  idOf,
  isEntry,
  onChoose,
  onDialog,
  onRecord,
}: Props<K, N, D>) {
  const { t } = useTranslation('list')
  const navigate = useNavigate()
  const can = useCan()
  const row = useFragment<K>(fragment, node)
  const name = nameOf(row)
  const allowed = actions?.filter(
    ({ operation, appliesTo }) => (!operation || can(operation)) && (!appliesTo || appliesTo(row)),
  )
  const buttons = allowed?.filter(({ isInMenu }) => !isInMenu)
  const inMenu = allowed?.filter(({ isInMenu }) => isInMenu) ?? []
  const byDefault = allowed?.find(({ isDefault }) => isDefault)
  const id = idOf?.(row)
  const isByAction = actions?.some(({ opensDrawer }) => opensDrawer)
  const openRecord = id === undefined || isByAction ? undefined : () => onRecord(id)
  const take = (action: RowAction<N, KeyTypeData<K>, D>) => {
    if (action.refusal?.(row) !== undefined) return
    if (action.to && action.opensNewTab) window.open(action.to(row), '_blank', 'noreferrer')
    else if (action.to) void navigate(action.to(row))
    else if (action.run) action.run(row)
    else if (action.opensDrawer && id !== undefined) onRecord(id)
    else onDialog(node, action)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || moveBetweenRows(event)) return
    if (event.key === 'Enter' && byDefault) take(byDefault)
    else if (event.key === 'Enter' && openRecord) openRecord()
    else if (event.key === ' ') onChoose(node, event.shiftKey)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const isOther = event.target instanceof Element && event.target.closest('a, button, input')
    // A user who selects text to copy it does not want the drawer.
    if (!isOther && getSelection()?.isCollapsed !== false) openRecord?.()
  }
  const cellOf = ({ key, text: textOf, cell, align, width }: ListColumn<KeyTypeData<K>>, at: number) => {
    const text = textOf?.(row, number)
    const isEmpty = text === null || text === undefined || text === ''
    const content = cell ? cell(row) : isEmpty ? '—' : at === 0 ? <span className="strong">{text}</span> : text
    return (
      <td
        key={key}
        title={isEmpty ? undefined : String(text)}
        style={width ? { maxWidth: width } : undefined}
        data-align={align === 'end' ? 'end' : undefined}
        data-numeric={align ? true : undefined}
      >
        {at > 0 ? (
          content
        ) : (
          <span className="named">
            <input
              type="checkbox"
              className="choose"
              checked={isChosen}
              aria-label={t('chooseName', { replace: { name } })}
              onClick={(event) => onChoose(node, event.shiftKey)}
              onChange={() => {}}
              // Shift selects a range of rows, not the text between them.
              onMouseDown={(event) => {
                if (event.shiftKey) event.preventDefault()
              }}
            />
            <span className="name">{content}</span>
          </span>
        )}
      </td>
    )
  }
  return (
    <tr
      data-tone={tone?.(row)}
      aria-selected={isChosen || isOpen}
      tabIndex={isEntry ? 0 : -1}
      data-plain={openRecord ? undefined : true}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {columns.map(cellOf)}
      {buttons && (
        <td data-align="end">
          {buttons.map((action) => (
            <ActionButton
              key={action.label}
              action={action}
              name={name}
              to={action.to?.(row)}
              refusal={action.refusal?.(row)}
              onTake={() => take(action)}
            />
          ))}
          <RowMenuButton
            label={t('actionsOf', { replace: { name } })}
            actions={inMenu.map((action) => ({
              label: action.label,
              icon: <action.icon size={14} aria-hidden />,
              refusal: action.refusal?.(row),
              run: () => take(action),
            }))}
          />
        </td>
      )}
    </tr>
  )
}

interface ActionProps<N, R, D> {
  action: RowAction<N, R, D>
  /** The name of the row. */
  name: string
  to?: string
  refusal?: string
  onTake: () => void
}

function ActionButton<N, R, D>({ action, name, to, refusal, onTake }: ActionProps<N, R, D>) {
  const { label, icon: Icon, opensNewTab } = action
  const icon = <Icon size={14} aria-hidden />
  const own = `${label}: ${name}`
  if (to === undefined) {
    return (
      <RowButton
        label={own}
        hint={refusal === undefined ? label : `${label}: ${refusal}`}
        aria-disabled={refusal === undefined ? undefined : true}
        onClick={onTake}
      >
        {icon}
      </RowButton>
    )
  }
  return (
    <Link
      to={to}
      className={rowButton}
      aria-label={own}
      title={label}
      {...(opensNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon}
    </Link>
  )
}
