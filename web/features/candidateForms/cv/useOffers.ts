import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { CandidateValues } from '../form/candidateValues.ts'
import { mainFields, isBlank } from './extraction.ts'
import type { OfferedName, Offers } from './offers.ts'

/**
 * The offers of a form's CV, and a function that accepts one. The focus then moves to the accepted value so that the
 * user can check it.
 */
export function useOffers(form: UseFormReturn<CandidateValues>, first: () => Offers) {
  const [offers, setOffers] = useState<Offers>(first)
  const put = (name: OfferedName, value: unknown, place: string, left?: unknown) => {
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: true })
    const mark = offers.marks[name]
    if (mark) form.setValue('marks', { ...form.getValues('marks'), [name]: mark })
    setOffers({ ...offers, [name]: left })
    requestAnimationFrame(() => form.setFocus(place as FieldPath<CandidateValues>))
  }
  const take = (name: OfferedName, at = 0) => {
    const offered = offers[name]
    if (!Array.isArray(offered)) return put(name, offered, name)
    const rows = [...form.getValues(name)].filter((row) => !isBlank([row]))
    const first = mainFields[name]
    put(name, [...rows, offered[at]], first ? `${name}.${rows.length}.${first}` : name, offered.toSpliced(at, 1))
  }
  return { offers, setOffers, take }
}
