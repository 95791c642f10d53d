import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const prefix = 'draft:v1:'
const none: readonly string[] = []

/** Returns the unsent input of a form, by user, form and record; null if there is none. */
export function readDraft<T extends FieldValues>(key: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    return stored !== null && typeof stored === 'object' ? (stored as Partial<T>) : null
  } catch {
    return null
  }
}

/** Deletes a draft after it was saved. */
export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was stored then.
  }
}

/** Stores unsaved input, without files. */
export function keepDraft(key: string, values: object): void {
  try {
    localStorage.setItem(
      prefix + key,
      JSON.stringify(values, (_name, value: unknown) => (value instanceof Blob ? undefined : value)),
    )
  } catch {
    // Full or forbidden storage only means that there is no draft.
  }
}

/**
 * Stores the input of a form in this browser, so that a closed tab or a forced sign-in loses nothing; `secrets` are not
 * stored.
 */
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
