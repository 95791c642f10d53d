import { PDFBool, PDFHexString, PDFName, PDFTextField } from '@cantoo/pdf-lib'
import { refused } from '../../../core/http/errors.ts'
import type { TextChange } from '../mediaShapes.ts'
import type { Changed } from '../docx/changes.ts'
import { openToChange } from './open.ts'

/**
 * Replaces texts in the text fields of a PDF form. Throws TEXT_FIXED if the PDF has no such fields, because its other
 * text cannot be reflowed.
 */
export async function replaceInForm({
  bytes,
  replacements,
}: {
  bytes: Uint8Array
  replacements: readonly TextChange[]
}): Promise<Changed> {
  const document = await openToChange(bytes)
  const form = document.getForm()
  const fields = form.getFields().filter((field) => field instanceof PDFTextField)
  if (fields.length === 0)
    throw refused('TEXT_FIXED', 'The text of a PDF is fixed; only the fields of a form can be filled')
  const found = new Set<string>()
  let count = 0
  for (const field of fields) {
    let text = field.getText() ?? ''
    for (const { search, replace } of replacements) {
      const parts = text.split(search)
      if (parts.length === 1) continue
      found.add(search)
      count += parts.length - 1
      text = parts.join(replace)
    }
    if (text === (field.getText() ?? '')) continue
    // The viewer renders the field, because the font here may lack Vietnamese or Japanese letters.
    field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(text))
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  }
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  const notFound = replacements.map(({ search }) => search).filter((search) => !found.has(search))
  return { bytes: await document.save({ updateFieldAppearances: false }), count, notFound }
}
