import { OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Matrix = [number, number, number, number, number, number]

/** A piece of a page's text: a glyph with its box on the page, or a gap between words. */
export interface Glyph {
  text: string
  /** The corners in the coordinates of the page; null for a gap. */
  box: [number, number][] | null
  /**
   * Whether it is an East Asian letter whose font is not embedded in the PDF. It is visible only if the machine has
   * such a font.
   */
  isLacking?: boolean
}

interface State {
  ctm: Matrix
  font: { fontMatrix?: number[]; vertical?: boolean; missingFile?: boolean }
  size: number
  direction: 1 | -1
  charSpacing: number
  wordSpacing: number
  hScale: number
  leading: number
  rise: number
}

interface DrawnGlyph {
  unicode: string
  width: number
  isSpace: boolean
  vmetric?: number[]
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const times = (a: Matrix, b: Matrix) => Util.transform(a, b) as Matrix
/** How far a glyph may reach above and below its baseline, relative to the font size. */
const [ascent, descent] = [1, 0.35]
/** The minimum distance between two glyphs that starts a new word, relative to the font size. */
const gap = 0.18

/**
 * Returns the glyphs of a page in the order in which they are drawn, including those of forms and notes, each with its
 * position.
 */
export async function glyphsOf(page: PDFPageProxy): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const walk = new Walk(page)
  for (let index = 0; index < fnArray.length; index++) walk.step(fnArray[index]!, argsArray[index] ?? [])
  return walk.glyphs
}

/** Follows the operators of a page as a renderer would, and records the positions of the glyphs. */
class Walk {
  readonly glyphs: Glyph[] = []
  readonly #page: PDFPageProxy
  readonly #stack: State[] = []
  #state: State = {
    ctm: identity,
    font: {},
    size: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
  }
  #text: Matrix = identity
  #at = { x: 0, y: 0, lineX: 0, lineY: 0 }
  /** The end of the last glyph on the page. */
  #end: [number, number] | null = null

  constructor(page: PDFPageProxy) {
    this.#page = page
  }

  step(operator: number, args: any): void {
    const state = this.#state
    switch (operator) {
      // The matrix of a group is applied by the form that it belongs to.
      case OPS.save:
      case OPS.beginGroup:
        return this.#save()
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
      case OPS.endAnnotation:
        return this.#restore()
      case OPS.transform:
        return this.#transform(args)
      case OPS.paintFormXObjectBegin:
        this.#save()
        if (args[0]) this.#transform(args[0])
        return
      case OPS.beginAnnotation:
        this.#save()
        this.#state.ctm = times(times(identity, args[2]), args[3])
        return
      case OPS.beginText:
        this.#text = identity
        this.#at = { x: 0, y: 0, lineX: 0, lineY: 0 }
        return
      case OPS.setFont:
        return this.#setFont(args[0], args[1])
      case OPS.setGState:
        for (const [key, value] of args[0]) if (key === 'Font') this.#setFont(value[0], value[1])
        return
      case OPS.setCharSpacing:
        state.charSpacing = args[0]
        return
      case OPS.setWordSpacing:
        state.wordSpacing = args[0]
        return
      case OPS.setHScale:
        state.hScale = args[0] / 100
        return
      case OPS.setLeading:
        state.leading = -args[0]
        return
      case OPS.setTextRise:
        state.rise = args[0]
        return
      case OPS.setTextMatrix:
        this.#text = [...(args.length === 6 ? args : args[0])] as unknown as Matrix
        this.#at = { x: 0, y: 0, lineX: 0, lineY: 0 }
        return
      case OPS.moveText:
        return this.#move(args[0], args[1])
      case OPS.setLeadingMoveText:
        state.leading = args[1]
        return this.#move(args[0], args[1])
      case OPS.nextLine:
        return this.#move(0, state.leading)
      case OPS.showText:
        return this.#show(args[0])
    }
  }

  #save(): void {
    this.#stack.push({ ...this.#state })
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }

  #transform(matrix: Matrix): void {
    this.#state.ctm = times(this.#state.ctm, matrix)
  }

  #setFont(name: string, size: number): void {
    this.#state.font = this.#page.commonObjs.get(name) ?? {}
    this.#state.direction = size < 0 ? -1 : 1
    this.#state.size = Math.abs(size)
  }

  #move(x: number, y: number): void {
    this.#at.lineX += x
    this.#at.lineY += y
    this.#at.x = this.#at.lineX
    this.#at.y = this.#at.lineY
  }

  #show(glyphs: readonly (DrawnGlyph | number)[]): void {
    const { font, size, direction, charSpacing, wordSpacing, rise, ctm } = this.#state
    const scale = this.#state.hScale * direction
    const unit = size * (font.fontMatrix?.[0] ?? 0.001)
    const line = times(times(ctm, this.#text), [scale, 0, 0, 1, this.#at.x, this.#at.y + rise])
    // The position along the line, in its own coordinates. A vertical line runs downwards.
    let along = 0
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        along += ((font.vertical ? 1 : -1) * glyph * size) / 1000
        continue
      }
      const spacing = (glyph.isSpace ? wordSpacing : 0) + charSpacing
      if (font.vertical) {
        const advance = -(glyph.vmetric?.[0] ?? -1000) * unit
        this.#add(
          glyph.unicode,
          line,
          [-size * 0.6, -along - advance - size * 0.1, size * 0.6, -along + size * 0.1],
          size,
        )
        along += advance - spacing * direction
      } else {
        const width = glyph.width * unit
        this.#add(glyph.unicode, line, [along, -descent * size, along + width, ascent * size], size)
        along += width + spacing * direction
      }
    }
    if (font.vertical) this.#at.y -= along
    else this.#at.x += along * scale
  }

  #add(text: string, line: Matrix, [left, bottom, right, top]: [number, number, number, number], size: number): void {
    const place = (x: number, y: number): [number, number] => [
      line[0] * x + line[2] * y + line[4],
      line[1] * x + line[3] * y + line[5],
    ]
    const box = [place(left, bottom), place(right, bottom), place(right, top), place(left, top)]
    const begin = place(left, 0)
    const far = gap * size * Math.hypot(line[2], line[3])
    if (this.#end && Math.hypot(begin[0] - this.#end[0], begin[1] - this.#end[1]) > far)
      this.glyphs.push({ text: ' ', box: null })
    this.#end = place(right, 0)
    this.glyphs.push({
      text,
      box,
      isLacking: this.#state.font.missingFile === true && /[\u2e80-\ud7ff\uf900-\uffef]/.test(text),
    })
  }
}
