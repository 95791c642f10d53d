import i18n from 'i18next'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { FoundRecord } from '../../shared/palette.ts'
import { useSession } from '../../shared/session/session.ts'
import { features } from '../features.ts'

/** Fewer letters find too much. */
const leastLetters = 2
/** Milliseconds after the last key. */
const pause = 200

/** The records that features find by what is typed, each feature's as they come; `isFinding` until all have answered. */
export function useFoundRecords(typed: string): { found: readonly FoundRecord[]; isFinding: boolean } {
  const environment = useRelayEnvironment()
  const { can } = useSession()
  const words = typed.trim()
  const isAsked = [...words].length >= leastLetters
  const [answers, setAnswers] = useState<{ words: string; parts: readonly (readonly FoundRecord[] | undefined)[] }>()
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    const finders = features
      .flatMap((feature) => feature.slots?.finds ?? [])
      .filter(({ permission }) => can(permission))
      .sort((one, other) => one.order - other.order)
    const take = (at: number, part: readonly FoundRecord[]) => {
      if (isGone) return
      setAnswers((before) => {
        const parts = before?.words === words ? before.parts : finders.map(() => undefined)
        return { words, parts: parts.with(at, part) }
      })
    }
    const timer = setTimeout(() => {
      for (const [at, { load, texts }] of finders.entries())
        void Promise.all([load(), i18n.loadNamespaces(texts)])
          .then(([{ default: find }]) => find({ environment, words, can }))
          // What cannot be asked finds nothing; the others do.
          .then(
            (part) => take(at, part),
            () => take(at, []),
          )
    }, pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [environment, can, words, isAsked])
  if (!isAsked || !answers) return { found: [], isFinding: isAsked }
  // What was found before stays until there is something newer: the list does not flicker with each key.
  const found = answers.parts.flatMap((part) => part ?? [])
  return { found, isFinding: answers.words !== words || answers.parts.includes(undefined) }
}
