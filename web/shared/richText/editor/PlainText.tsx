import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editableText, fromEditableText } from '../../../../common/richText/editableText.ts'
import { htmlOf } from '../../../../common/richText/write.ts'
import { Multiline } from '../../fields/controls.tsx'
import { readHtml } from '../readHtml.ts'
import type { ShownProps } from '../editorProps.ts'
import { Roving, useRoving } from './tools/roving.ts'
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
  const { state, onKeyDown } = useRoving()
  const hint = `${aria.id}-plain`
  return (
    <div className="rich-editor" data-invalid={aria['aria-invalid']}>
      <Roving value={state}>
        <div
          role="toolbar"
          aria-label={t('tools')}
          aria-controls={aria.id}
          className="rich-editor-tools"
          onKeyDown={onKeyDown}
        >
          <PlainTextTool isOn onSwitch={onSwitch} />
        </div>
      </Roving>
      <Multiline
        {...aria}
        ref={inputRef}
        aria-describedby={[hint, aria['aria-describedby']].filter(Boolean).join(' ')}
        className="rich-editor-plain"
        autoFocus={isEntered}
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
