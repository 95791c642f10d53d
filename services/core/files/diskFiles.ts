import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../http/errors.ts'
import { SizeLimit, isPath, newPath, type FileStore } from './files.ts'

/**
 * Stores files in a folder of the local disk. They are first streamed to a temporary file and then moved, so that an
 * incomplete file is never read.
 */
export function diskFiles(folder: string): FileStore {
  const place = (path: string) => {
    if (!isPath(path)) throw notFound()
    return join(folder, path)
  }
  return {
    async save(companyId, name, stream, maxBytes) {
      const path = newPath(companyId, name)
      const target = place(path)
      const aside = `${target}.part`
      const limit = new SizeLimit(maxBytes)
      await mkdir(dirname(target), { recursive: true })
      try {
        await pipeline(stream, limit, createWriteStream(aside, { flags: 'wx', mode: 0o600 }))
        await rename(aside, target)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      return { path, size: limit.size }
    },
    async read(path) {
      const file = await open(place(path)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound() : error
      })
      return file.createReadStream()
    },
    async remove(path) {
      await rm(place(path), { force: true })
    },
  }
}
