import { isXml, readZip, writeZip } from '../../../core/documents/zip.ts'
import { readXml } from '../../../core/documents/xml.ts'
import { relationsOf, type Relation } from './relations.ts'

/** Returns the parts of a .docx after checking that their XML is safe to parse. */
export async function readDocx(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { parts } = await readZip(Buffer.from(bytes))
  for (const [name, content] of parts) if (isXml(name)) readXml(content)
  return parts
}

/**
 * Removes links to external pictures and parts from a .docx, because a converter would fetch them. Clickable addresses
 * stay.
 */
export async function safeDocx(bytes: Uint8Array): Promise<Uint8Array> {
  const parts = await readDocx(bytes)
  for (const [name, content] of parts) {
    const [, folder, part] = /^(.*)_rels\/([^/]+)\.rels$/i.exec(name) ?? []
    const owner = part && parts.get(folder + part)
    const shown = owner && isXml(part) ? shownIds(owner) : new Set<string>()
    if (/\.rels$/i.test(name)) parts.set(name, Buffer.from(relationsOf(content, (relation) => isOwn(relation, shown))))
  }
  return writeZip(parts, true)
}

/**
 * Returns the ids of relations that a part uses for more than a clickable link. It may show such an address as a
 * picture.
 */
function shownIds(xml: Uint8Array): Set<string> {
  const ids = new Set<string>()
  readXml(xml, ({ name, attributes }) => {
    if (/^(hyperlink|hlink\w*)$/.test(name)) return
    for (const key of ['id', 'link', 'embed', 'href', 'pict']) if (attributes[key]) ids.add(attributes[key])
  })
  return ids
}

function isOwn({ Id = '', Type = '', Target = '', TargetMode = '' }: Relation, shown: ReadonlySet<string>): boolean {
  if (/\/hyperlink$/i.test(Type.trim())) return !shown.has(Id)
  const isElsewhere = TargetMode.trim().toLowerCase() !== 'internal' && TargetMode.trim() !== ''
  // Refuses a scheme or a server, even if the mode is omitted, and HTML pages, which can refer to pictures.
  return (
    !isElsewhere &&
    !/^\s*([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(Target) &&
    !/\/(aFChunk|attachedTemplate|subDocument)$/i.test(Type.trim())
  )
}
