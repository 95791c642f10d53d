import { Flex, chakra } from '@chakra-ui/react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../common/text.ts'
import { Chip } from './Chip.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './textFields.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  /** The maximum length of all tags joined by commas. */
  maxLength?: number
}

/** Adds tags to a list: trimmed, without empty and repeated ones (compared by fold). */
export function addTags(tags: readonly string[], typed: string): string[] {
  const known = new Set(tags.map(fold))
  const added = typed
    .split(/[,\n\t;、，]/)
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = fold(tag)
      return tag !== '' && !known.has(key) && known.add(key)
    })
  return [...tags, ...added]
}

/**
 * A field for several short texts: Enter or a comma adds one, Backspace in the empty box removes the last one; pasted
 * text is split.
 */
export function TagsInput<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  rules,
  isRequired,
  maxLength,
}: Props<T>) {
  const { t } = useTranslation('shared')
  const validate = (value: readonly string[]) => {
    if (isRequired && value.length === 0) return t('required')
    return !maxLength || value.join(',').length <= maxLength || t('tooLong', { replace: { max: maxLength } })
  }
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const tags: readonly string[] = field.value ?? []
  const take = (text: string) => {
    const next = addTags(tags, text)
    if (next.length !== tags.length) field.onChange(next)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a composition (Vietnamese, Japanese) before it adds a tag.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) field.onChange(tags.slice(0, -1))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,\n\t;、，]/.test(text)) return
    event.preventDefault()
    take(typed + text)
  }
  return (
    <Field label={label} hint={hint ?? t('addWithEnter')} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Flex
          wrap="wrap"
          gap="1"
          padding="3px"
          minHeight="8"
          bg="bg"
          border="1px solid"
          borderRadius="8px"
          borderColor={fieldState.error ? 'status.red.fg' : 'border.strong'}
          onClick={() => input.current?.focus()}
          _focusWithin={{ outline: '2px solid', outlineColor: 'accent' }}
        >
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={tag}
              onRemove={() => {
                field.onChange(tags.filter((other) => other !== tag))
                input.current?.focus()
              }}
            />
          ))}
          <chakra.input
            {...aria}
            ref={(element: HTMLInputElement | null) => {
              input.current = element
              field.ref(element)
            }}
            value={typed}
            autoComplete="off"
            flex="1"
            minWidth="80px"
            height="6"
            paddingInline="1.5"
            bg="transparent"
            color="fg"
            outline="none"
            onChange={(event) =>
              /[,;、，]$/.test(event.target.value) ? take(event.target.value) : setTyped(event.target.value)
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              take(typed)
              field.onBlur()
            }}
          />
        </Flex>
      )}
    </Field>
  )
}
