import { builder } from '../builder.ts'

/** A file that the services keep. */
export interface StoredFile {
  /** As the services name its place; inputs take it. */
  path: string
  /** The download of this origin that answers it. */
  downloadUrl: string
  name?: string | null
  contentType?: string | null
  /** Bytes. */
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

/** What the ending of a path says; null where it says nothing. */
const typeByEnding = (path: string): string | null =>
  contentTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null

/** Address of a download of the contract, by its operation's id and query. */
export const downloadUrlOf = (operation: string, query: Record<string, string>): string =>
  `/download/${operation}?${new URLSearchParams(query)}`

export const File = builder
  .objectRef<StoredFile>('File')
  .implement({
    description: 'A stored file. It is read by those who may read the record that it belongs to.',
    fields: (t) => ({
      path: t.exposeString('path', { description: 'Where the services keep it, as inputs take it.' }),
      downloadUrl: t.expose('downloadUrl', {
        type: 'URL',
        description: 'Where on this origin it is fetched, with the access token.',
      }),
      name: t.string({
        nullable: true,
        description: 'Name of the file as people called it; null where the services do not say.',
        resolve: ({ name }) => name || null,
      }),
      contentType: t.string({
        nullable: true,
        description:
          'Media type by content, or by the ending of its path where the services say nothing; null when unknown.',
        resolve: ({ contentType, path }) => contentType || typeByEnding(path),
      }),
      size: t.int({
        nullable: true,
        description: 'Size in bytes; null where the services do not say.',
        resolve: ({ size }) => size ?? null,
      }),
    }),
  })
