import { Box, Flex } from '@chakra-ui/react'
import { Link } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Range } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'
import { isLinkUrl, kinds, type RichTextKind } from '../../../../../common/richText/kinds.ts'
import { Field } from '../../../fields/Field.tsx'
import { Input } from '../../../fields/controls.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import type { TokenChoice } from '../../tokenChoice.ts'
import { catchUp, linkAt, removeLink, setLink } from '../commands.ts'
import { ToolButton } from './ToolButton.tsx'

/**
 * Returns the URL for a typed address: `example.com` is a page, `an@example.com` an e-mail address; null if it is
 * neither.
 */
export function urlOf(typed: string, tokens: readonly TokenChoice[]): string | null {
  const text = typed.trim()
  if (tokens.some(({ name }) => name === text)) return text
  if (isLinkUrl(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(text) && text.includes('.', text.indexOf('@'))) return `mailto:${text}`
  const page = `https://${text}`
  return /^[^\s:/]+\.[^\s:/.]+(?:[/:?#]|$)/.test(text) && isLinkUrl(page) ? page : null
}

interface Props {
  kind: RichTextKind
  tokens: readonly TokenChoice[]
  isDisabled: boolean
}

/** Turns the selected text into a link, or changes the link at the cursor. */
export function LinkTool({ kind, tokens, isDisabled }: Props) {
  const { t } = useTranslation('richText')
  const editor = useSlate()
  const [isOpen, setOpen] = useState(false)
  const open = (then: () => void) => () => {
    catchUp(editor)
    then()
  }
  const link = linkAt(editor)
  const leave = (change: () => void) => {
    setOpen(false)
    change()
    ReactEditor.focus(editor)
  }
  return (
    <Popover
      label={t('link')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      width="300px"
      trigger={({ onClick, ...aria }) => (
        <ToolButton {...aria} label={t('link')} isPressed={link !== null} isOff={isDisabled} onClick={open(onClick)}>
          <Link size={16} aria-hidden />
        </ToolButton>
      )}
    >
      <LinkPanel
        url={link?.url ?? ''}
        hasText={link !== null || (editor.selection !== null && Range.isExpanded(editor.selection))}
        tokens={kinds[kind].tokens ? tokens : []}
        onApply={(url, text) => leave(() => setLink(editor, url, text))}
        onRemove={link && (() => leave(() => removeLink(editor)))}
      />
    </Popover>
  )
}

interface PanelProps {
  url: string
  /** Whether the link has a text already. */
  hasText: boolean
  tokens: readonly TokenChoice[]
  onApply: (url: string, text: string) => void
  onRemove: (() => void) | null
}

function LinkPanel({ url: before, hasText, tokens, onApply, onRemove }: PanelProps) {
  const { t } = useTranslation('richText')
  const [typed, setTyped] = useState(before.replace(/^mailto:/i, ''))
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const url = urlOf(typed, tokens)
    setWrong(url === null)
    if (url !== null) onApply(url, text.trim() || typed.trim())
  }
  // Not a form element, because it is inside the form of the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <Box display="grid" gap="3" onKeyDown={onKeyDown}>
      {!hasText && (
        <Field label={t('linkText')}>
          {(aria) => <Input {...aria} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      )}
      <Field
        label={t('linkAddress')}
        hint={t(tokens.length > 0 ? 'linkHintTokens' : 'linkHint')}
        error={isWrong ? t('linkWrong') : undefined}
      >
        {(aria) => (
          <Input
            {...aria}
            data-autofocus={hasText || undefined}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Flex gap="2" justifyContent="flex-end" flexWrap="wrap">
        {onRemove && <Button onClick={onRemove}>{t('removeLink')}</Button>}
        <Button kind="primary" onClick={apply}>
          {t('apply')}
        </Button>
      </Flex>
    </Box>
  )
}
