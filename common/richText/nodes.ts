/** A run of text with its marks. A line break within a paragraph is "\n". */
export interface RichTextRun {
  text: string
  bold?: true
  italic?: true
  underline?: true
}

/** A placeholder that is replaced by its value when the text is sent. */
export interface RichTextToken {
  type: 'token'
  name: string
  /** The editor requires a text in every element. */
  children: [RichTextRun]
}

/** A link to a web page or a mail address. */
export interface RichTextLink {
  type: 'link'
  url: string
  children: (RichTextRun | RichTextToken)[]
}

export type RichTextInline = RichTextRun | RichTextToken | RichTextLink

export interface RichTextParagraph {
  type: 'paragraph'
  children: RichTextInline[]
}

export interface RichTextHeading {
  type: 'heading'
  level: 2 | 3
  children: RichTextInline[]
}

export interface RichTextItem {
  type: 'item'
  children: RichTextInline[]
}

export interface RichTextList {
  type: 'list'
  isNumbered: boolean
  children: RichTextItem[]
}

/** A picture of the file store on a line of its own. */
export interface RichTextPicture {
  type: 'picture'
  /** The path in the file store. */
  path: string
  /** The alternative text, for readers who do not see the picture. */
  alt: string
  children: [RichTextRun]
}

export type RichTextBlock = RichTextParagraph | RichTextHeading | RichTextList | RichTextPicture

/** The names of the marks, from the outermost to the innermost. */
export const marks = ['bold', 'italic', 'underline'] as const
export type RichTextMark = (typeof marks)[number]

/** Whether a part of a line is a run of text. */
export const isRun = (inline: RichTextInline): inline is RichTextRun => !('type' in inline)

/** Creates an empty paragraph. */
export const blankParagraph = (): RichTextParagraph => ({ type: 'paragraph', children: [{ text: '' }] })

/** Creates a placeholder with a name. */
export const tokenOf = (name: string): RichTextToken => ({ type: 'token', name, children: [{ text: '' }] })
