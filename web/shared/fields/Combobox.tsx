import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from './controls.tsx'
import type { Option } from './ChoiceList.tsx'

/** Some of the options, and a function that loads more; null if there are none. */
export interface Found {
  options: readonly Option[]
  next: (() => Promise<Found>) | null
}

/** All options at once, or the first of several pages. */
export type Offer = readonly Option[] | Found
export const foundIn = (offer: Offer): Found => ('options' in offer ? offer : { options: offer, next: null })

interface Props {
  value: Option | null
  onChange: (value: Option | null) => void
  /** Loads the options for the typed text; called 250 ms after the last keystroke. */
  load: (search: string) => Promise<Offer>
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  aria: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string; 'aria-required'?: true }
}

const Item = chakra('li', {
  base: { padding: '2', borderRadius: '6px', cursor: 'pointer', '&[data-active]': { bg: 'accent.subtle' } },
})

/**
 * A choice of one option: a box to type in and a list from the server, which is loaded page by page as it is scrolled.
 * Arrows move, Enter chooses, Esc closes, and an emptied box means no choice.
 */
export function Combobox({ value, onChange, load, placeholder, inputRef, onBlur, aria }: Props) {
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState<string | null>(null)
  const [options, setOptions] = useState<readonly Option[] | null>(null)
  const [next, setNext] = useState<Found['next']>(null)
  const [active, setActive] = useState(0)
  const asked = useRef(0)
  const listId = useId()
  const isOpen = typed !== null

  const ask = useEffectEvent((search: string) => {
    const number = ++asked.current
    load(search).then(
      (offer) => {
        if (number !== asked.current) return
        const found = foundIn(offer)
        setOptions(found.options)
        setNext(() => found.next)
        setActive(0)
      },
      () => {
        if (number === asked.current) setOptions([])
      },
    )
  })
  // Typing happens outside React's data flow: the request waits for a pause, and an older response never replaces a
  // newer one.
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => ask(typed.trim()), typed === '' ? 0 : 250)
    return () => clearTimeout(timer)
  }, [typed])

  const close = () => {
    asked.current += 1
    setTyped(null)
    setOptions(null)
    setNext(null)
  }
  /** Loads the next page. With `isMoving`, its first option becomes the active one. */
  const goOn = (isMoving = false) => {
    if (!next || !options) return
    const number = asked.current
    setNext(null)
    next().then(
      (found) => {
        if (number !== asked.current) return
        setOptions([...options, ...found.options])
        setNext(() => found.next)
        if (isMoving && found.options.length > 0) setActive(options.length)
      },
      () => {
        if (number === asked.current) setNext(() => next)
      },
    )
  }
  const take = (option: Option) => {
    onChange(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (!isOpen && event.key === 'ArrowDown') return setTyped('')
    if (!isOpen) return
    const count = options?.length ?? 0
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.key === 'ArrowDown' && active === count - 1 && next) goOn(true)
      else if (count) setActive((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const option = options?.[active]
      if (option) take(option)
    } else if (event.key === 'Escape') {
      // Keeps a surrounding drawer open.
      event.stopPropagation()
      close()
    }
  }
  return (
    <Box position="relative" data-takes-escape={isOpen || undefined}>
      <Input
        {...aria}
        ref={inputRef}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options?.[active] ? `${listId}-${active}` : undefined}
        value={typed ?? value?.label ?? ''}
        placeholder={placeholder}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') onChange(null)
        }}
        onClick={() => {
          if (!isOpen) setTyped('')
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          onBlur?.()
        }}
      />
      {isOpen && (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={placeholder}
          position="absolute"
          zIndex={50}
          insetInline="0"
          top="calc(100% + 4px)"
          maxHeight="240px"
          overflow="auto"
          padding="1"
          bg="bg"
          border="1px solid"
          borderColor="border.strong"
          borderRadius="8px"
          boxShadow="float"
          listStyleType="none"
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < 2 * clientHeight) goOn()
          }}
        >
          {options?.map((option, index) => (
            <Item
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value?.value}
              data-active={index === active || undefined}
              // Keeps the focus in the box: its blur would close the list before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.label}
            </Item>
          ))}
          {!options?.length && (
            <Box as="li" role="option" aria-disabled aria-selected={false} padding="2" color="fg.muted">
              {t(options ? 'noMatches' : 'searching')}
            </Box>
          )}
        </chakra.ul>
      )}
    </Box>
  )
}
