import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  LetterText,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReactEditor, useSlate } from 'slate-react'
import { kinds, type RichTextKind } from '../../../../../common/richText/kinds.ts'
import type { RichTextMark } from '../../../../../common/richText/nodes.ts'
import type { TokenChoice } from '../../tokenChoice.ts'
import { canRedo, canUndo, catchUp, formAt, hasMark, toggleForm, toggleMark, type LineForm } from '../commands.ts'
import { LinkTool } from './LinkTool.tsx'
import { PictureTool } from './PictureTool.tsx'
import { markKeys } from '../keys.ts'
import { TokenTool } from './TokenTool.tsx'
import { ToolButton } from './ToolButton.tsx'

const forms: readonly [LineForm, LucideIcon][] = [
  ['heading', Heading2],
  ['subheading', Heading3],
]
const lists: readonly [LineForm, LucideIcon][] = [
  ['bulletedList', List],
  ['numberedList', ListOrdered],
]
const markIcons: readonly [RichTextMark, LucideIcon][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
]

interface Props {
  kind: RichTextKind
  tokens: readonly TokenChoice[]
  isDisabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** The tools that format the text at the cursor. */
export function FormatTools({ kind, tokens, isDisabled, onFiles }: Props) {
  const { t } = useTranslation('richText')
  const editor = useSlate()
  const form = formAt(editor)
  const act = (change: () => void) => () => {
    catchUp(editor)
    change()
    ReactEditor.focus(editor)
  }
  const formButton = ([name, Icon]: (typeof forms)[number]) => (
    <ToolButton
      key={name}
      label={t(name)}
      isPressed={form === name}
      isOff={isDisabled}
      onClick={act(() => toggleForm(editor, name))}
    >
      <Icon size={16} aria-hidden />
    </ToolButton>
  )
  return (
    <>
      {forms.map(formButton)}
      <span className="rich-editor-gap" />
      {markIcons.map(([mark, Icon]) => (
        <ToolButton
          key={mark}
          label={t(mark)}
          hint={`${t(mark)} (${markKeys(mark)})`}
          isPressed={hasMark(editor, mark)}
          isOff={isDisabled}
          onClick={act(() => toggleMark(editor, mark))}
        >
          <Icon size={16} aria-hidden />
        </ToolButton>
      ))}
      <span className="rich-editor-gap" />
      {lists.map(formButton)}
      <span className="rich-editor-gap" />
      <LinkTool kind={kind} tokens={tokens} isDisabled={isDisabled} />
      {kinds[kind].pictures && <PictureTool isDisabled={isDisabled} onFiles={onFiles} />}
      {kinds[kind].tokens && tokens.length > 0 && <TokenTool tokens={tokens} isDisabled={isDisabled} />}
      <span className="rich-editor-gap" />
      <ToolButton label={t('undo')} isOff={isDisabled || !canUndo(editor)} onClick={act(() => editor.undo())}>
        <Undo2 size={16} aria-hidden />
      </ToolButton>
      <ToolButton label={t('redo')} isOff={isDisabled || !canRedo(editor)} onClick={act(() => editor.redo())}>
        <Redo2 size={16} aria-hidden />
      </ToolButton>
    </>
  )
}

/** Switches to the same text without formatting, which works with every keyboard and input method. */
export function PlainTextTool({ isOn, onSwitch }: { isOn: boolean; onSwitch: () => void }) {
  const { t } = useTranslation('richText')
  return (
    <ToolButton label={t('plainText')} isPressed={isOn} onClick={onSwitch}>
      <LetterText size={16} aria-hidden />
    </ToolButton>
  )
}
