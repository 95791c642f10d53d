import type { RichTextKind } from '../../../common/richText/kinds.ts'
import type { TokenChoice } from './tokenChoice.ts'

/** What the field gives its editor. */
export interface EditorProps {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** Takes what the form focuses when something is wrong. */
  inputRef: (target: { focus: () => void } | null) => void
  kind: RichTextKind
  tokens?: readonly TokenChoice[]
  isDisabled?: boolean
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** The same for one of its two views. */
export interface ShownProps extends EditorProps {
  /** Somebody has changed to this view: they go on in its text. */
  isEntered: boolean
  /** Shows the other view. */
  onSwitch: () => void
}
