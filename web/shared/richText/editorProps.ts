import type { RichTextKind } from '../../../common/richText/kinds.ts'
import type { TokenChoice } from './tokenChoice.ts'

/** The props that the field passes to its editor. */
export interface EditorProps {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** Receives the object that the form focuses on an error. */
  inputRef: (target: { focus: () => void } | null) => void
  kind: RichTextKind
  tokens?: readonly TokenChoice[]
  isDisabled?: boolean
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** The props of one of the editor's two views. */
export interface ShownProps extends EditorProps {
  /** Whether the user switched to this view: its text takes the focus. */
  isEntered: boolean
  /** Switches to the other view. */
  onSwitch: () => void
}
