import type { FieldMessage } from '../contract/messages.ts'
import { withExtension } from '../files/fileNames.ts'
import { badInput } from '../http/errors.ts'
import type { UploadedFile } from '../http/routes.ts'

const contentTypes = ['text/csv', 'application/vnd.ms-excel']

/**
 * The name of an uploaded CSV file. Refuses other files with the message: the declared type is what the specification
 * checks; the content tells a document or a program that says it is a CSV.
 */
export function csvName(file: UploadedFile, message: FieldMessage): string {
  const declared = file.contentType.split(';')[0]!.trim().toLowerCase()
  if (!contentTypes.includes(declared) || file.detectedType !== 'text/plain') throw badInput({ file: [message] })
  return withExtension(file.name, 'text/csv')
}
