/** What a change means for those who call; the page of the log says it in words. */
export const labels = ['breaking', 'dangerous', 'safe'] as const
export type Label = (typeof labels)[number]

/** One change of the schema. */
export interface Change {
  label: Label
  /** `Type`, `Type.field`, `Type.field.argument`, each perhaps with `.@directive`. */
  path: string
  message: string
  /** Why it has this label, where that is not plain. */
  why?: string
}

/** All that one schema has against another. Changed descriptions are only counted. */
export interface Difference {
  changes: Change[]
  descriptions: number
}
