/** What services lose that do not have some operations. */
export interface Loss {
  /** Ids of the operations; `ruf*` are all that begin so. */
  readonly operations: readonly string[]
  /** Ids of the specification's operations that the gateway calls in their place. */
  readonly instead?: readonly string[]
  /** What people see of it, on which screen. */
  readonly cost: string
}
