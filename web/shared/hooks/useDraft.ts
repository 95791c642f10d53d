import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'draft:v1:'
const none: readonly string[] = []

/** What was typed into a form and not sent yet, by user, form and record; null when there is nothing. */
export function readDraft<T extends FieldValues>(key: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    return stored !== null && typeof stored === 'object' ? (stored as Partial<T>) : null
  } catch {
    return null
  }
}

/** Forgets a draft: after it was saved. */
export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept then.
  }
}

/** Keeps what is not saved yet; files are not kept. */
export function keepDraft(key: string, values: object): void {
  try {
    localStorage.setItem(
      prefix + key,
      JSON.stringify(values, (_name, value: unknown) => (value instanceof Blob ? undefined : value)),
    )
  } catch {
    // A full or forbidden storage costs only the draft.
  }
}

/** Keeps what is typed into a form in this browser, so that a closed tab or a forced sign-in loses nothing; `secrets` are not kept. */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  key: string,
  secrets: readonly string[] = none,
): void {
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) return
          keepDraft(key, Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))))
        },
      }),
    [subscribe, key, secrets],
  )
}
