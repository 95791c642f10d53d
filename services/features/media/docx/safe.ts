import { isXml, readZip, writeZip } from '../../../core/documents/zip.ts'
import { readXml } from '../../../core/documents/xml.ts'
import { relationsOf, type Relation } from './relations.ts'

/** The parts of a .docx, whose XML is known to be no trap. */
export async function readDocx(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { parts } = await readZip(Buffer.from(bytes))
  for (const [name, content] of parts) if (isXml(name)) readXml(content)
  return parts
}

/** The .docx without links to pictures and parts elsewhere, which a converter would fetch; addresses to click stay. */
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

/** Ids of relations that a part does more with than let people click on them: it may show an address as a picture. */
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
  // A scheme or a server, also where the mode is left out; and pages of HTML, which name pictures of their own.
  return (
    !isElsewhere &&
    !/^\s*([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(Target) &&
    !/\/(aFChunk|attachedTemplate|subDocument)$/i.test(Type.trim())
  )
}
