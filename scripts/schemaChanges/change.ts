/** What a change means for API users. The page of the log explains the labels. */
export const labels = ['breaking', 'dangerous', 'safe'] as const
export type Label = (typeof labels)[number]

/** One change of the schema. */
export interface Change {
  label: Label
  /** `Type`, `Type.field` or `Type.field.argument`, optionally followed by `.@directive`. */
  path: string
  message: string
  /** Why the change has this label, if that is not obvious. */
  why?: string
}

/** All changes of a schema compared with another. Changed descriptions are only counted. */
export interface Difference {
  changes: Change[]
  descriptions: number
}
