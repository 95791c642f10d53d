import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type {
  RichTextBlock,
  RichTextItem,
  RichTextLink,
  RichTextRun,
  RichTextToken,
} from '../../../../common/richText/nodes.ts'

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor
    Element: RichTextBlock | RichTextItem | RichTextLink | RichTextToken
    Text: RichTextRun
  }
}
