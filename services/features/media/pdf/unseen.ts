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

/** What a copied page would drag along beside what it shows. */
const ofPages = ['Annots', 'AA', 'Thumb', 'B', 'StructParents', 'Tabs']
const ofAnything = ['PieceInfo', 'Metadata', 'AF', 'OPI']

/** Takes from a document what its pages would drag along when they are copied: links, notes, fields, metadata, thumbnails. */
export function stripUnseen(document: PDFDocument): void {
  for (const page of document.getPages()) for (const key of ofPages) page.node.delete(PDFName.of(key))
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null
    for (const key of ofAnything) dict?.delete(PDFName.of(key))
  }
}

/**
 * Ids of the drawn forms that a page names, whether it draws them or not: many writers give all pages one list, and a copy
 * takes the whole list along.
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

/** A text that never ends goes to the end: tried again at each later mark, it would take quadratic time. */
const spoken = /\/(?:ActualText|Alt|E)\s*(?:<([\da-fA-F\s]*)(?:>|$)|\(((?:\\[^]?|[^\\)])*)(?:\)|$))/g

/** Texts that a page's operators give to be read aloud or copied instead of what they draw. */
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
