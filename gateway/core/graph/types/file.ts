import { builder } from '../builder.ts'

/** A file that the services store. */
export interface StoredFile {
  /** The path in the services, which inputs accept. */
  path: string
  /** The path on this origin from which it is downloaded. */
  downloadUrl: string
  name?: string | null
  contentType?: string | null
  /** The size in bytes. */
  size?: number | null
}

const contentTypes: Record<string, string> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  wav: 'audio/wav',
}

/** Returns the media type by the extension of a path, or null if it is not known. */
const typeByEnding = (path: string): string | null =>
  contentTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null

/** Returns the path of a download by its operation id and query. */
export const downloadUrlOf = (operation: string, query: Record<string, string>): string =>
  `/download/${operation}?${new URLSearchParams(query)}`

export const File = builder
  .objectRef<StoredFile>('File')
  .implement({
    description: 'A stored file. It can be read by everyone who may read the record that it belongs to.',
    fields: (t) => ({
      path: t.exposeString('path', { description: 'The path in the services, which inputs accept.' }),
      downloadUrl: t.expose('downloadUrl', {
        type: 'URL',
        description: 'The path on this origin from which the file is downloaded with the access token.',
      }),
      name: t.string({
        nullable: true,
        description: 'The original name of the file; null if the services do not provide it.',
        resolve: ({ name }) => name || null,
      }),
      contentType: t.string({
        nullable: true,
        description:
          'The media type by content, or by the extension of the path if the services do not provide it; null if unknown.',
        resolve: ({ contentType, path }) => contentType || typeByEnding(path),
      }),
      size: t.int({
        nullable: true,
        description: 'The size in bytes; null if the services do not provide it.',
        resolve: ({ size }) => size ?? null,
      }),
    }),
  })
