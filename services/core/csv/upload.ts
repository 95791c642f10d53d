import type { FieldMessage } from '../contract/messages.ts'
import { withExtension } from '../files/fileNames.ts'
import { badInput } from '../http/errors.ts'
import type { UploadedFile } from '../http/routes.ts'

const contentTypes = ['text/csv', 'application/vnd.ms-excel']

/**
 * Returns the name of an uploaded CSV file. Refuses other files with the message. The specification requires the check
 * of the declared type; the check of the content detects documents and programs that are declared as CSV.
 */
export function csvName(file: UploadedFile, message: FieldMessage): string {
  const declared = file.contentType.split(';')[0]!.trim().toLowerCase()
  if (!contentTypes.includes(declared) || file.detectedType !== 'text/plain') throw badInput({ file: [message] })
  return withExtension(file.name, 'text/csv')
}
