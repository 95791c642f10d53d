import type { ComponentProps, ReactNode } from 'react'
import './rowButton.css'

/** The class for a link that looks like a RowButton. */
export const rowButton = 'row-button'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'className'> & {
  /** The action and its target, as the accessible name. */
  label: string
  /** The tooltip, if it differs from the name. */
  hint?: string
  children: ReactNode
}

/** A square icon button of a row. It is a plain element, because a list of a hundred rows has hundreds of them. */
export const RowButton = ({ label, hint, children, ...rest }: Props) => (
  <button type="button" {...rest} className={rowButton} aria-label={label} title={hint ?? label}>
    {children}
  </button>
)
