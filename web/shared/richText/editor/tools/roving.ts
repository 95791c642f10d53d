import { createContext, useCallback, useMemo, useState, type KeyboardEvent } from 'react'

interface RovingState {
  /** The id of the button that Tab reaches. */
  current: string | null
  enter: (id: string) => void
  /** Registers a button; the first one becomes the current one. */
  add: (id: string) => () => void
}

/** The state of which button of a toolbar Tab reaches. */
export const Roving = createContext<RovingState>({ current: null, enter: () => {}, add: () => () => {} })

/** Makes a toolbar a single tab stop; arrows, Home and End move within it. */
export function useRoving() {
  const [current, setCurrent] = useState<string | null>(null)
  const add = useCallback((id: string) => {
    setCurrent((before) => before ?? id)
    return () => setCurrent((before) => (before === id ? null : before))
  }, [])
  const state = useMemo(() => ({ current, enter: setCurrent, add }), [current, add])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Panels opened by the buttons have their own keys.
    if (!(event.target as HTMLElement).matches('[data-tool]')) return
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const at = buttons.indexOf(event.target as HTMLElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }
  return { state, onKeyDown }
}
