import { isAllowedUrl, isTokenName, kinds, picturePathOf, type RichTextKind } from './kinds.ts'
import { isRun, marks, tokenOf } from './nodes.ts'
import type {
  RichTextBlock,
  RichTextInline,
  RichTextLink,
  RichTextList,
  RichTextMark,
  RichTextRun,
  RichTextToken,
} from './nodes.ts'

/** An element of a parsed page, independent of the parser. */
export interface HtmlElement {
  /** In lower case. */
  name: string
  attributes: Readonly<Record<string, string | undefined>>
  children: readonly HtmlPiece[]
}
export type HtmlPiece = string | HtmlElement

const markOf: Readonly<Record<string, RichTextMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
}
const headingOf: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
/** Elements that begin and end a line. They become paragraphs. */
const lineElements = new Set(
  'address article aside blockquote body caption center dd div dl dt figcaption figure footer form header hr main nav p pre section table tbody tfoot thead tr'.split(
    ' ',
  ),
)
/** Elements whose content is not shown as text. */
const skippedElements = new Set(
  'audio button canvas embed head iframe math noembed noframes noscript object option script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

type Line = { type: 'paragraph' } | { type: 'heading'; level: 2 | 3 } | { type: 'item'; isNumbered: boolean }
type Marks = Omit<RichTextRun, 'text'>
/** The context of an element. */
interface Place {
  line: Line
  marks: Marks
  /** The address of the surrounding link. */
  url: string | null
}

const paragraph: Line = { type: 'paragraph' }
const sameMarks = (one: Marks, other: Marks) => marks.every((mark) => one[mark] === other[mark])

/** Returns the last run or placeholder of a line, also if it is within a link. */
const lastPart = (inlines: readonly RichTextInline[]): RichTextRun | RichTextToken | undefined => {
  const last = inlines.at(-1)
  return last && !isRun(last) && last.type === 'link' ? last.children.at(-1) : last
}

/** Whether another space at the end would be superfluous. */
function endsWithSpace(inlines: readonly RichTextInline[]): boolean {
  const last = lastPart(inlines)
  return !last || (isRun(last) && /[ \n]$/.test(last.text))
}

/** Removes a space from the end. */
function trimSpace(inlines: readonly RichTextInline[]): void {
  const last = lastPart(inlines)
  if (last && isRun(last)) last.text = last.text.replace(/ $/, '')
}

/** Removes the space from the end of a line, and the line break that browsers add to keep it open. */
function trimEnd(inlines: readonly RichTextInline[]): void {
  trimSpace(inlines)
  const last = lastPart(inlines)
  if (last && isRun(last)) last.text = last.text.replace(/\n$/, '')
}

/** Joins runs with the same marks and drops empty ones. */
function mergeRuns(inlines: readonly RichTextInline[]): RichTextInline[] {
  const found: RichTextInline[] = []
  // Texts are joined once at the end, because appending to a long text again and again is slow.
  let texts: string[] = []
  const close = () => {
    const last = found.at(-1)
    if (last && isRun(last)) last.text = texts.join('')
  }
  for (const inline of inlines) {
    const last = found.at(-1)
    if (!isRun(inline)) {
      const children = inline.type === 'link' ? mergeRuns(inline.children) : inline.children
      if (children.length === 0) continue
      close()
      found.push({ ...inline, children } as RichTextInline)
    } else if (inline.text === '') continue
    else if (last && isRun(last) && sameMarks(last, inline)) texts.push(inline.text)
    else {
      close()
      texts = [inline.text]
      found.push({ ...inline })
    }
  }
  close()
  return found
}

/**
 * Returns the content of parsed HTML that a field of the kind may contain. Everything else is dropped or reduced to its
 * text.
 */
export function richTextOf(pieces: readonly HtmlPiece[], kind: RichTextKind): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let inlines: RichTextInline[] = []
  let list: RichTextList | null = null

  const endLine = (line: Line) => {
    const isBroken = inlines.some((inline) => isRun(inline) && inline.text.includes('\n'))
    trimEnd(inlines)
    const children = mergeRuns(inlines)
    inlines = []
    if (line.type === 'item') {
      if (children.length === 0) return
      if (list?.isNumbered !== line.isNumbered) {
        list = { type: 'list', isNumbered: line.isNumbered, children: [] }
        blocks.push(list)
      }
      list.children.push({ type: 'item', children })
      return
    }
    if (children.length > 0) blocks.push({ ...line, children })
    // A line break alone is a blank line.
    else if (isBroken) blocks.push({ ...line, children: [{ text: '' }] })
    else return
    list = null
  }

  const target = ({ url }: Place): RichTextInline[] => {
    const last = inlines.at(-1)
    if (url === null) return inlines
    if (last && !isRun(last) && last.type === 'link' && last.url === url) return last.children
    const link: RichTextLink = { type: 'link', url, children: [] }
    inlines.push(link)
    return link.children
  }
  /** Collapses white space to one space, and drops it at the beginning of a line. */
  const addText = (text: string, place: Place) => {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const added = endsWithSpace(inlines) ? collapsed.replace(/^ /, '') : collapsed
    if (added !== '') target(place).push({ text: added, ...place.marks })
  }
  const addBreak = (place: Place) => {
    trimSpace(inlines)
    target(place).push({ text: '\n', ...place.marks })
  }
  const addPicture = (attributes: HtmlElement['attributes'], { line }: Place) => {
    const path = picturePathOf(attributes.src ?? '')
    if (!path || !kinds[kind].pictures) return
    endLine(line)
    list = null
    blocks.push({ type: 'picture', path, alt: attributes.alt ?? '', children: [{ text: '' }] })
  }
  const addLine = ({ children }: HtmlElement, line: Line, outer: Place) => {
    // Lines within a list item or a heading become line breaks in it.
    if (outer.line.type !== 'paragraph' && line.type === 'paragraph') {
      if (!endsWithSpace(inlines)) addBreak(outer)
      readAll(children, outer)
      if (!endsWithSpace(inlines)) addBreak(outer)
      return
    }
    endLine(outer.line)
    readAll(children, { ...outer, line })
    endLine(line)
  }

  const readAll = (all: readonly HtmlPiece[], place: Place) => {
    for (const piece of all) read(piece, place)
  }
  const read = (piece: HtmlPiece, place: Place): void => {
    if (typeof piece === 'string') return addText(piece, place)
    const { name, attributes, children } = piece
    const mark = markOf[name]
    const level = headingOf[name]
    const url = attributes.href?.trim() ?? ''
    const token = attributes['data-token']
    if (skippedElements.has(name)) return
    if (name === 'br') return addBreak(place)
    if (name === 'img') return addPicture(attributes, place)
    if (mark) return readAll(children, { ...place, marks: { ...place.marks, [mark]: true } })
    if (name === 'a' && isAllowedUrl(url, kind)) readAll(children, { ...place, url })
    else if (token !== undefined && kinds[kind].tokens && isTokenName(token)) target(place).push(tokenOf(token))
    else if (name === 'ul' || name === 'ol') addLists(piece, place)
    else if (level) addLine(piece, { type: 'heading', level }, place)
    else if (lineElements.has(name)) addLine(piece, paragraph, place)
    else readAll(children, place)
    // The cells of a row are separate words.
    if (name === 'td' || name === 'th') read(' ', place)
  }
  /** A nested list becomes part of the outer list. */
  const addLists = ({ name, children }: HtmlElement, outer: Place) => {
    const line: Line = outer.line.type === 'item' ? outer.line : { type: 'item', isNumbered: name === 'ol' }
    endLine(outer.line)
    if (outer.line.type !== 'item') list = null
    for (const child of children) {
      if (typeof child !== 'string') endLine(line)
      read(child, { ...outer, line })
      if (typeof child !== 'string') endLine(line)
    }
    endLine(line)
    if (outer.line.type !== 'item') list = null
  }

  readAll(pieces, { line: paragraph, marks: {}, url: null })
  endLine(paragraph)
  return blocks
}
