import type { CSSProperties } from 'react'
import { columnsOf } from '../../../common/forms/fields.ts'

/** Tells forms.css in how many columns a form is laid out. */
export const columnsStyle = (count: number | undefined): CSSProperties & { '--form-columns': number } => ({
  '--form-columns': columnsOf(count),
})
