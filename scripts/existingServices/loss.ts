/** What is lost if the services lack certain operations. */
export interface Loss {
  /** Ids of the operations. `ruf*` stands for all ids with that prefix. */
  readonly operations: readonly string[]
  /** Ids of the specification's operations that the gateway calls instead. */
  readonly instead?: readonly string[]
  /** What users notice, and on which screen. */
  readonly cost: string
}
