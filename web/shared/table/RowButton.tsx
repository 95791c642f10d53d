import type { ComponentProps, ReactNode } from 'react'
import './rowButton.css'

/** The class of what looks like a RowButton: a link. */
export const rowButton = 'row-button'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'className'> & {
  /** What it does and to whom, as its accessible name. */
  label: string
  /** Tooltip, where it is not the name. */
  hint?: string
  children: ReactNode
}

/** A square button of a row that shows only an icon. A plain element: a list of a hundred rows has hundreds of them. */
export const RowButton = ({ label, hint, children, ...rest }: Props) => (
  <button type="button" {...rest} className={rowButton} aria-label={label} title={hint ?? label}>
    {children}
  </button>
)
