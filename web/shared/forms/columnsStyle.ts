import type { CSSProperties } from 'react'
import { columnsOf } from '../../../common/forms/fields.ts'

/** Returns the style that passes the number of columns of a form to forms.css. */
export const columnsStyle = (count: number | undefined): CSSProperties & { '--form-columns': number } => ({
  '--form-columns': columnsOf(count),
})
