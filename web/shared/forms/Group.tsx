import { useId, type ReactNode } from 'react'

interface Props {
  label: string
  hint?: string
  error?: string
  isRequired: boolean
  role?: 'group' | 'radiogroup'
  children: ReactNode
}

/** A question that is answered with several controls, which share its label, hint and error. */
export function Group({ label, hint, error, isRequired, role = 'group', children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-required={(role === 'radiogroup' && isRequired) || undefined}
      aria-invalid={(role === 'radiogroup' && error !== undefined) || undefined}
    >
      <div className="form-label" id={`${id}-label`}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </div>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {error && (
        <div className="form-error" id={`${id}-error`} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
