/** A placeholder that may be put into a text. */
export interface TokenChoice {
  /** As templates know it: `Job_Title`. */
  name: string
  /** What comes in its place. */
  label: string
}
