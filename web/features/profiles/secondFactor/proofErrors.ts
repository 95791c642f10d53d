import type { UseFormSetError } from 'react-hook-form'

/** The values of the dialogs. */
export interface Proof {
  code: string
  password: string
}

/** Shows an error of the services at the code or password field. Returns whether the error belongs to one of them. */
export const proofErrors = (setError: UseFormSetError<Proof>) => (field: string, message: string) => {
  const isKnown = field === 'code' || field === 'password'
  if (isKnown) setError(field, { message }, { shouldFocus: true })
  return isKnown
}
