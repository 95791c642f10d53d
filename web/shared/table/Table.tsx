import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArrangedColumn, Density } from './layout.ts'
import './table.css'

/** One column; the row renders its cells under the same key. */
export interface Column<K extends string = string> extends ArrangedColumn<K> {
  label: string
  align?: 'end'
}

interface Head {
  content: ReactNode
  sort?: 'ascending' | 'descending' | 'none'
  /** The name of the head, if it contains more than that. */
  label?: string
}

interface Props {
  /** The name of the table for assistive technology. */
  label: string
  columns: readonly Column[]
  /** Whether the next page is loading: the old rows stay, dimmed. */
  isBusy?: boolean
  /** The row height: 40 px, or 32. */
  density?: Density
  /**
   * The minimum width: a narrower table scrolls sideways in its box. If left out, the table scrolls where its columns
   * do not fit.
   */
  minWidth?: number
  /** Returns what a head shows instead of its label, and how the rows are sorted by it. */
  headOf?: (column: Column) => Head | undefined
  children: ReactNode
}

/** A native table that scrolls in its box; the first column stays in sight on narrow screens. */
export function Table({ label, columns, isBusy = false, density = 'normal', minWidth, headOf, children }: Props) {
  return (
    <div className="table-box" role="region" aria-label={label} aria-busy={isBusy} tabIndex={0}>
      <table className="table" aria-label={label} data-density={density} style={{ minWidth }}>
        <thead>
          <tr>
            {columns.map((column) => {
              const head = headOf?.(column)
              return (
                <th
                  key={column.key}
                  scope="col"
                  data-align={column.align}
                  aria-sort={head?.sort}
                  aria-label={head?.label}
                >
                  {head?.content ?? column.label}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** A row across all columns: an empty state, an error. */
export function WideRow({ columns, children }: { columns: readonly Column[]; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns.length} style={{ whiteSpace: 'normal', maxWidth: 'none' }}>
        {children}
      </td>
    </tr>
  )
}

/** Placeholder rows of the first load, as high as the real ones. */
export function SkeletonRows({ columns, count = 10 }: { columns: readonly Column[]; count?: number }) {
  const { t } = useTranslation('shared')
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map((column, place) => (
        <td key={column.key}>
          <span className="bone" style={{ width: `${48 + ((index * 7 + place * 13) % 40)}%` }} aria-hidden />
          {index === 0 && place === 0 && (
            <span className="visually-hidden" role="status">
              {t('loading')}
            </span>
          )}
        </td>
      ))}
    </tr>
  ))
}
