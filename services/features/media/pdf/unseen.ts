import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'

/** Invisible content that would be copied along with a page. */
const ofPages = ['Annots', 'AA', 'Thumb', 'B', 'StructParents', 'Tabs']
const ofAnything = ['PieceInfo', 'Metadata', 'AF', 'OPI']

/**
 * Removes invisible content that would be copied along with the pages: links, notes, fields, metadata and thumbnails.
 */
export function stripInvisibleContent(document: PDFDocument): void {
  for (const page of document.getPages()) for (const key of ofPages) page.node.delete(PDFName.of(key))
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null
    for (const key of ofAnything) dict?.delete(PDFName.of(key))
  }
}

/**
 * Returns the ids of the form objects that a page refers to, whether it draws them or not. Many writers share one
 * resource list between all pages, and a copy includes the entire list.
 */
export function formsOf({ node, doc: { context } }: PDFPage): Set<string> {
  const forms = new Set<string>()
  const seen = new Set<PDFObject>()
  const visit = (object: PDFObject | undefined): void => {
    if (!object || seen.has(object)) return
    seen.add(object)
    if (object instanceof PDFRef) {
      const target = context.lookup(object)
      if (target instanceof PDFStream && target.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form'))
        forms.add(object.toString())
      visit(target)
    } else if (object instanceof PDFStream) visit(object.dict)
    else if (object instanceof PDFArray) object.asArray().forEach(visit)
    else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) if (key !== PDFName.of('Parent')) visit(value)
    }
  }
  visit(node.Resources())
  return forms
}

/**
 * A text without an end extends to the end of the content. Otherwise it would be tried again at each later mark, in
 * quadratic time.
 */
const spoken = /\/(?:ActualText|Alt|E)\s*(?:<([\da-fA-F\s]*)(?:>|$)|\(((?:\\[^]?|[^\\)])*)(?:\)|$))/g

/** Returns the texts that a page provides for screen readers or copying in place of what it draws. */
export function spokenTexts({ node, doc: { context } }: PDFPage): string[] {
  return contentsOf(node.get(PDFName.of('Contents')), context).flatMap((content) =>
    [...content.matchAll(spoken)].map(([, hex, literal]) =>
      (hex === undefined ? PDFString.of(literal ?? '') : PDFHexString.of(hex.replace(/\s/g, ''))).decodeText(),
    ),
  )
}

function contentsOf(object: PDFObject | undefined, context: PDFContext): string[] {
  const found = context.lookup(object)
  if (found instanceof PDFArray) return found.asArray().flatMap((one) => contentsOf(one, context))
  return found instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(found).decode()).toString('latin1')] : []
}
