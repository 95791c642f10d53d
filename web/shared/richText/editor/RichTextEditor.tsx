import { useEffect, useState } from 'react'
import { createEditor, Editor, type Descendant } from 'slate'
import { withHistory } from 'slate-history'
import { Editable, ReactEditor, Slate, withReact } from 'slate-react'
import { blankParagraph } from '../../../../common/richText/nodes.ts'
import { htmlOf } from '../../../../common/richText/write.ts'
import type { EditorProps, ShownProps } from '../editorProps.ts'
import { readHtml } from '../readHtml.ts'
// Imported first: without its white-space rule the browser puts the cursor before a blank at the end of a line.
import '../richText.css'
import { copySelected, filesOf, insertClipboard } from './clipboard.ts'
import './editor.css'
import { EditorElement, EditorLeaf } from './elements.tsx'
import { handleKey } from './keys.ts'
import { PlainText } from './PlainText.tsx'
import { Bar } from './tools/Bar.tsx'
import { FormatTools, PlainTextTool } from './tools/Toolbar.tsx'
import { usePictures } from './usePictures.ts'
import { blocksOf, withRichText } from './withRichText.ts'

/** The rich text editor: a toolbar and the formatted text, or the same as plain text. */
export default function RichTextEditor(props: EditorProps) {
  const { value, onChange, id } = props
  const [view, setView] = useState<'formatted' | 'plain' | null>(null)
  // A value set by the form (a reset, a draft) remounts the editor; changes made here do not.
  const [own, setOwn] = useState({ html: value, version: 0 })
  if (own.html !== value) setOwn({ html: value, version: own.version + 1 })
  const change = (html: string) => {
    setOwn((before) => ({ ...before, html }))
    onChange(html)
  }
  // A label does not focus a text that is not a form element, so this does.
  useEffect(() => {
    const label = document.getElementById(`${id}-label`)
    const focus = () => document.getElementById(id)?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [id])
  const Shown = view === 'plain' ? PlainText : FormattedText
  return (
    <Shown
      key={own.version}
      {...props}
      onChange={change}
      isEntered={view !== null}
      onSwitch={() => setView(view === 'plain' ? 'formatted' : 'plain')}
    />
  )
}

function FormattedText({
  value,
  onChange,
  isEntered,
  onSwitch,
  kind,
  tokens = [],
  isDisabled = false,
  inputRef,
  onBlur,
  ...aria
}: ShownProps) {
  const [editor] = useState(() => withRichText(withReact(withHistory(createEditor()))))
  const [initial] = useState<Descendant[]>(() => {
    const blocks = readHtml(value, kind)
    return blocks.length > 0 ? blocks : [blankParagraph()]
  })
  const { add, status, fault } = usePictures(editor)
  const takeFiles = (data: DataTransfer) => {
    const files = filesOf(data)
    // Word adds a picture of the text to the text itself.
    if (files.length === 0 || data.getData('text/html') || data.getData('text/plain')) return false
    void add(files)
    return true
  }
  editor.insertData = (data) => {
    if (!takeFiles(data)) insertClipboard(editor, data, kind)
  }
  editor.setFragmentData = (data) => copySelected(editor, data)
  useEffect(() => {
    inputRef({ focus: () => ReactEditor.focus(editor) })
    if (isEntered) ReactEditor.focus(editor)
    return () => inputRef(null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form keeps what it was given
  }, [editor])
  return (
    <Slate
      editor={editor}
      initialValue={initial}
      onValueChange={() => {
        const html = htmlOf(blocksOf(editor))
        if (html !== value) onChange(html)
      }}
    >
      <div className="rich-editor" data-invalid={aria['aria-invalid']} data-disabled={isDisabled || undefined}>
        <Bar textId={aria.id}>
          <FormatTools kind={kind} tokens={tokens} isDisabled={isDisabled} onFiles={(files) => void add(files)} />
          <PlainTextTool isOn={false} onSwitch={onSwitch} />
        </Bar>
        <Editable
          {...aria}
          role="textbox"
          aria-multiline
          aria-disabled={isDisabled || undefined}
          aria-labelledby={`${aria.id}-label`}
          className="rich-text rich-editor-text"
          disableDefaultStyles
          readOnly={isDisabled}
          spellCheck
          renderElement={EditorElement}
          renderLeaf={EditorLeaf}
          onBlur={onBlur}
          onKeyDown={(event) => handleKey(editor, event)}
          // Normalises what could not be changed during a composition.
          onCompositionEnd={() => void setTimeout(() => Editor.normalize(editor))}
        />
        <div role="status" className="rich-editor-status">
          {status}
        </div>
        {fault && (
          <div role="alert" className="rich-editor-status rich-editor-fault">
            {fault}
          </div>
        )}
      </div>
    </Slate>
  )
}
