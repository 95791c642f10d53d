import type { UseFormSetError } from 'react-hook-form'

/** What the dialogs ask for. */
export interface Proof {
  code: string
  password: string
}

/** Puts what the services say of a code or a password under its field; answers whether it is one of them. */
export const proofErrors = (setError: UseFormSetError<Proof>) => (field: string, message: string) => {
  const isKnown = field === 'code' || field === 'password'
  if (isKnown) setError(field, { message }, { shouldFocus: true })
  return isKnown
}
