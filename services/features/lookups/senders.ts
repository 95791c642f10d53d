import { emailSenderList } from './vocabularyContract.ts'
import { entriesOf, type Parts } from './vocabulary.ts'

/** The e-mail sender of the company with this address, under a name that is its own where none is given; undefined: it has none. */
export async function senderOf(
  parts: Parts,
  address: string,
  name = '',
): Promise<{ address: string; name: string } | undefined> {
  const wanted = address.trim().toLowerCase()
  const found = (await entriesOf(parts, emailSenderList.kind)).find(
    ({ data }) => String(data.email).toLowerCase() === wanted,
  )
  return found && { address: String(found.data.email), name: name.trim() || found.item.name }
}
