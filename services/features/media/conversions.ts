import { Readable } from 'node:stream'
import type { BodyOf } from '../../core/contract/operation.ts'
import { refused } from '../../core/http/errors.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import type { FileAccess } from './access.ts'
import type { mediaHtmlToPdf } from './contract.ts'
import { wholeFile, wrongKind } from './downloads.ts'
import { htmlToPdf } from './html/pdf.ts'
import { officeToPdf } from './soffice.ts'
import { runTask } from './tasks.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'files' | 'tools'>

const missing = (needed: string, what: string) =>
  refused('CONVERTER_MISSING', `${what} needs ${needed} on the services' machine`, { needed })
const answer = (name: string, contentType: string, content: Uint8Array): Download => ({
  name,
  contentType,
  stream: Readable.from([Buffer.from(content)]),
  size: content.length,
  isInline: contentType === 'application/pdf',
})
const stem = (name: string) => name.replace(/\.\w+$/, '')

/** Converts a .docx or .doc to PDF with LibreOffice. Without LibreOffice, converts a .docx to an HTML page. */
export async function officeAsPdf(context: Context, path: string, accesses: readonly FileAccess[]): Promise<Download> {
  const { soffice } = context.tools
  const { name, detectedType, bytes } = await wholeFile(context, path, accesses)
  if (detectedType === 'application/x-ole-storage') {
    if (!soffice) throw missing('LibreOffice', 'A .doc')
    return answer(`${stem(name)}.pdf`, 'application/pdf', await officeToPdf(soffice, bytes, 'doc'))
  }
  if (detectedType !== 'application/zip') throw wrongKind('.docx, .doc')
  if (soffice)
    return answer(
      `${stem(name)}.pdf`,
      'application/pdf',
      await officeToPdf(soffice, await runTask('safeDocx', bytes), 'docx'),
    )
  return answer(`${stem(name)}.html`, 'text/html; charset=utf-8', Buffer.from(await runTask('docxToHtml', bytes)))
}

/** Converts HTML to PDF with Chromium. */
export async function htmlAsPdf({ tools }: Context, body: BodyOf<typeof mediaHtmlToPdf>): Promise<Download> {
  if (!tools.chromium) throw missing('Chromium', 'PDF from HTML')
  return answer('document.pdf', 'application/pdf', await htmlToPdf(tools.chromium, body))
}

/** Returns a smaller copy of a PDF. */
export async function smallerPdf(context: Context, path: string, accesses: readonly FileAccess[]): Promise<Download> {
  const { name, detectedType, bytes } = await wholeFile(context, path, accesses)
  if (detectedType !== 'application/pdf') throw wrongKind('.pdf')
  return answer(name, 'application/pdf', await runTask('compressPdf', bytes))
}
