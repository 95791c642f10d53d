import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editableText, fromEditableText } from '../../../../common/richText/editableText.ts'
import { htmlOf } from '../../../../common/richText/write.ts'
import { Multiline } from '../../fields/controls.tsx'
import { readHtml } from '../readHtml.ts'
import type { ShownProps } from '../editorProps.ts'
import { Bar } from './tools/Bar.tsx'
import { PlainTextTool } from './tools/Toolbar.tsx'

/** The text in the browser's own text box. */
export function PlainText({
  value,
  onChange,
  isEntered,
  onSwitch,
  kind,
  tokens = [],
  isDisabled,
  inputRef,
  onBlur,
  ...aria
}: ShownProps) {
  const { t } = useTranslation('richText')
  const [before] = useState(() => readHtml(value, kind))
  const [text, setText] = useState(() => editableText(before))
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    inputRef(box.current)
    if (isEntered) box.current?.focus()
    return () => inputRef(null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form keeps what it was given
  }, [])
  const hint = `${aria.id}-plain`
  return (
    <div className="rich-editor" data-invalid={aria['aria-invalid']}>
      <Bar textId={aria.id}>
        <PlainTextTool isOn onSwitch={onSwitch} />
      </Bar>
      <Multiline
        {...aria}
        ref={box}
        aria-describedby={[hint, aria['aria-describedby']].filter(Boolean).join(' ')}
        className="rich-editor-plain"
        disabled={isDisabled}
        value={text}
        rows={8}
        onBlur={onBlur}
        onChange={(event) => {
          setText(event.target.value)
          const names = tokens.map(({ name }) => name)
          onChange(htmlOf(fromEditableText(event.target.value, before, names)))
        }}
      />
      <p id={hint} className="rich-editor-status">
        {t('plainTextHint')}
      </p>
    </div>
  )
}
