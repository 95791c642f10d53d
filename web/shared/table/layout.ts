export type Density = 'normal' | 'compact'

/** What the arrangement of columns knows of one. */
export interface ArrangedColumn<K extends string = string> {
  key: K
  /** Always shown: the name that a row is known by, its actions. */
  isFixed?: boolean
  /** Hidden until a user shows it. */
  isHiddenAtFirst?: boolean
}

export interface Layout {
  hidden: readonly string[]
  /** Keys of the columns that can move; columns that are not in it stay where they are. */
  order: readonly string[]
  density: Density
}

const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null

/** How a company has arranged a table: columns in their order, and which of them show. */
export type Arrangement = readonly { readonly key: string; readonly isShown: boolean }[]

/** A table until its user arranges it: as the company has it for their role, else as the product brings it. */
export function firstLayout(columns: readonly ArrangedColumn[], arrangement: Arrangement = []): Layout {
  const arranged = new Map(arrangement.map(({ key, isShown }) => [key, isShown]))
  return {
    // A column that the arrangement does not know yet is as the product brings it.
    hidden: columns
      .filter((column) => !(arranged.get(column.key) ?? !column.isHiddenAtFirst))
      .map((column) => column.key),
    order: arrangement.map(({ key }) => key),
    density: 'normal',
  }
}

/** What a user has kept under a key, as far as it makes sense; nothing of what they left as it was. */
export function readLayout(key: string): Partial<Layout> {
  let stored: Partial<Record<keyof Layout, unknown>> = {}
  try {
    stored = (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as typeof stored
  } catch {
    // Forbidden storage, or a text that is not ours: as at first.
  }
  const [hidden, order] = [textsOf(stored.hidden), textsOf(stored.order)]
  return {
    ...(hidden && { hidden }),
    ...(order && order.length > 0 && { order }),
    ...(stored.density === 'compact' && { density: 'compact' }),
  }
}

/** The columns in a user's order; fixed ones, and those the order does not know, keep their place. */
export function arrange<C extends ArrangedColumn>(columns: readonly C[], order: readonly string[]): C[] {
  const isOrdered = (column: C) => !column.isFixed && order.includes(column.key)
  const sorted = columns.filter(isOrdered).sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
  return columns.map((column) => (isOrdered(column) ? (sorted.shift() ?? column) : column))
}

/** The order after one column went a step to the left or right among those that can move. */
export function move(columns: readonly ArrangedColumn[], name: string, step: -1 | 1): string[] {
  const order = columns.filter((column) => !column.isFixed).map((column) => column.key)
  const from = order.indexOf(name)
  const to = from + step
  if (from < 0 || to < 0 || to >= order.length) return order
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
