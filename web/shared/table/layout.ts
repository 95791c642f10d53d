export type Density = 'normal' | 'compact'

/** The properties of a column that its arrangement needs. */
export interface ArrangedColumn<K extends string = string> {
  key: K
  /** Whether the column is always shown: the name of a row, its actions. */
  isFixed?: boolean
  /** Whether the column is hidden until a user shows it. */
  isHiddenAtFirst?: boolean
}

export interface Layout {
  hidden: readonly string[]
  /** The keys of the columns that can move; columns that are not included keep their position. */
  order: readonly string[]
  density: Density
}

const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null

/** A company's arrangement of a table: the columns in their order, and whether they are shown. */
export type Arrangement = readonly { readonly key: string; readonly isShown: boolean }[]

/**
 * Returns the layout of a table that its user has not changed: the company's arrangement for their role, otherwise the
 * product's default.
 */
export function firstLayout(columns: readonly ArrangedColumn[], arrangement: Arrangement = []): Layout {
  const arranged = new Map(arrangement.map(({ key, isShown }) => [key, isShown]))
  return {
    // A column that the arrangement does not contain yet has the product's default.
    hidden: columns
      .filter((column) => !(arranged.get(column.key) ?? !column.isHiddenAtFirst))
      .map((column) => column.key),
    order: arrangement.map(({ key }) => key),
    density: 'normal',
  }
}

/** Returns the layout that a user has stored under a key, as far as it is valid; unchanged parts are not included. */
export function readLayout(key: string): Partial<Layout> {
  let stored: Partial<Record<keyof Layout, unknown>> = {}
  try {
    stored = (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as typeof stored
  } catch {
    // Storage is forbidden, or the text is not ours: the default applies.
  }
  const [hidden, order] = [textsOf(stored.hidden), textsOf(stored.order)]
  return {
    ...(hidden && { hidden }),
    ...(order && order.length > 0 && { order }),
    ...(stored.density === 'compact' && { density: 'compact' }),
  }
}

/** Returns the columns in a user's order; fixed columns, and those that are not in the order, keep their position. */
export function arrange<C extends ArrangedColumn>(columns: readonly C[], order: readonly string[]): C[] {
  const isOrdered = (column: C) => !column.isFixed && order.includes(column.key)
  const sorted = columns.filter(isOrdered).sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
  return columns.map((column) => (isOrdered(column) ? (sorted.shift() ?? column) : column))
}

/** Returns the order after one column was moved a step to the left or right among the movable ones. */
export function move(columns: readonly ArrangedColumn[], name: string, step: -1 | 1): string[] {
  const order = columns.filter((column) => !column.isFixed).map((column) => column.key)
  const from = order.indexOf(name)
  const to = from + step
  if (from < 0 || to < 0 || to >= order.length) return order
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
