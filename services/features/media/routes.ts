import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from './access.ts'
import { hideTexts, replaceText } from './changes.ts'
import * as contract from './contract.ts'
import { htmlAsPdf, officeAsPdf, smallerPdf } from './conversions.ts'
import { download, temporaryFile } from './downloads.ts'
import { presignUpload, storeMedia, storeUpload } from './uploads.ts'

/** Returns the routes of the media service. `accesses` define who may read the files of each kind of record. */
export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.commonsUpload, ({ file }, context) => storeUpload(context, file)),
  implement(contract.mediaUpload, ({ body, file }, context) => storeMedia(context, body, file)),
  implement(contract.commonsFile, ({ query: { path } }, context) => download(context, path, accesses, false)),
  implement(contract.mediaFile, ({ query: { filePath, isDowload } }, context) =>
    download(context, filePath, accesses, isDowload),
  ),
  implement(contract.mediaTempFile, ({ query: { filePath, willDelete } }, context) =>
    temporaryFile(context, filePath, willDelete),
  ),
  implement(contract.mediaDocxToPdf, ({ body: { filePath } }, context) => officeAsPdf(context, filePath, accesses)),
  implement(contract.mediaHtmlToPdf, ({ body }, context) => htmlAsPdf(context, body)),
  implement(contract.mediaCompressPdf, ({ query: { filePath } }, context) => smallerPdf(context, filePath, accesses)),
  implement(contract.mediaReplaceText, ({ body }, context) => replaceText(context, body, accesses)),
  implement(contract.mediaHideFieldCv, ({ body }, context) => hideTexts(context, body, accesses)),
  implement(contract.mediaPresignedUrl, ({ query: { type } }, context) =>
    presignUpload(context, { type, extension: 'csv' }),
  ),
  implement(contract.mediaUploadPresignedUrl, ({ query }, context) => presignUpload(context, query)),
]
