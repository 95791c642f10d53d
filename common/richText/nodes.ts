/** A run of text with its marks; a line break within a paragraph is "\n". */
export interface RichTextRun {
  text: string
  bold?: true
  italic?: true
  underline?: true
}

/** A placeholder, whose value comes in its place when the text is sent. */
export interface RichTextToken {
  type: 'token'
  name: string
  /** The editor wants a text in everything. */
  children: [RichTextRun]
}

/** A link to a web page or to a mail address. */
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

/** A picture of the file store, on a line of its own. */
export interface RichTextPicture {
  type: 'picture'
  /** Path in the file store. */
  path: string
  /** What it shows, for those who do not see it. */
  alt: string
  children: [RichTextRun]
}

export type RichTextBlock = RichTextParagraph | RichTextHeading | RichTextList | RichTextPicture

/** The names of the marks, from the outermost to the innermost. */
export const marks = ['bold', 'italic', 'underline'] as const
export type RichTextMark = (typeof marks)[number]

/** Whether a part of a line is a run of text. */
export const isRun = (inline: RichTextInline): inline is RichTextRun => !('type' in inline)

/** A paragraph with nothing in it. */
export const blankParagraph = (): RichTextParagraph => ({ type: 'paragraph', children: [{ text: '' }] })

/** A placeholder by its name. */
export const tokenOf = (name: string): RichTextToken => ({ type: 'token', name, children: [{ text: '' }] })
