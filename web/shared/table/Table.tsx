import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArrangedColumn, Density } from './layout.ts'
import './table.css'

/** One column; its cells are rendered by the row, under the same key. */
export interface Column<K extends string = string> extends ArrangedColumn<K> {
  label: string
  align?: 'end'
}

interface Head {
  content: ReactNode
  sort?: 'ascending' | 'descending' | 'none'
  /** Its name, where more than that stands in it. */
  label?: string
}

interface Props {
  /** Name of the table for assistive technology. */
  label: string
  columns: readonly Column[]
  /** The next page is on its way: the old rows stay, dimmed. */
  isBusy?: boolean
  /** Rows of 40 px, or of 32. */
  density?: Density
  /** Narrower than this it scrolls sideways in its box; left out: where its columns do not fit. */
  minWidth?: number
  /** What a head shows in place of its label, and how the rows are sorted by it. */
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

/** A row over all columns: an empty state, a failure. */
export function WideRow({ columns, children }: { columns: readonly Column[]; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns.length} style={{ whiteSpace: 'normal', maxWidth: 'none' }}>
        {children}
      </td>
    </tr>
  )
}

/** Rows of the first load, as high as the real ones. */
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
