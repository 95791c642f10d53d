import { mediaTempFile } from '../../../services/features/media/contract.ts'
import { openToRead } from '../../../services/features/media/pdf/open.ts'
import type { Answer, Here } from './media.fixture.ts'

/** Returns the text of each page of a PDF. */
export async function textOf(pdf: Uint8Array): Promise<string[]> {
  const document = await openToRead(pdf)
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_page, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  return pages
}

/** Returns the bytes of a changed copy. */
export async function copyOf(client: Pick<ReturnType<Here['as']>, 'get'>, answer: Answer): Promise<Buffer> {
  if (answer.status !== 200) throw new Error(answer.text)
  return (await client.get(mediaTempFile, { filePath: answer.body.filePath })).bytes
}
