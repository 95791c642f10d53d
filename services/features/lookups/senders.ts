import { emailSenderList } from './vocabularyContract.ts'
import { entriesOf, type Parts } from './vocabulary.ts'

/**
 * Returns the company's e-mail sender with this address, under the passed name or else its own. Returns undefined if
 * the company has no such sender.
 */
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
