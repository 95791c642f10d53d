/** A placeholder that can be inserted into a text. */
export interface TokenChoice {
  /** The name in templates: `Job_Title`. */
  name: string
  /** The description of the value that replaces it. */
  label: string
}
