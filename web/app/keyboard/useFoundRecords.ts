import i18n from 'i18next'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { FoundRecord } from '../../shared/palette.ts'
import { useSession } from '../../shared/session/session.ts'
import { features } from '../features.ts'

/** Fewer letters match too many records. */
const leastLetters = 2
/** Milliseconds after the last keystroke. */
const pause = 200

/**
 * Returns the records of the features that match the typed text, as each feature responds. `isFinding` is true until
 * all have responded.
 */
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
          // A feature that fails finds nothing; the others are not affected.
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
  // The previous records stay until there are new ones, so that the list does not flicker with each keystroke.
  const found = answers.parts.flatMap((part) => part ?? [])
  return { found, isFinding: answers.words !== words || answers.parts.includes(undefined) }
}
