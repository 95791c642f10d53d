/** What systems put into folders of their own accord. */
const isOfSystem = (name: string) => /^(\.|thumbs\.db$|desktop\.ini$)/i.test(name)

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))
const readSome = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isOfSystem(entry.name)) return []
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // A reader answers a part of a large folder at a time, and nothing at its end.
  for (let some = await readSome(reader); some.length > 0; some = await readSome(reader))
    for (const one of some) files.push(...(await filesIn(one)))
  return files
}

/** The files of a drop, with those of the folders among them. */
export async function filesOfDrop(data: DataTransfer): Promise<File[]> {
  // The items are gone after the first wait.
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile())
  const files: File[] = []
  for (const entry of entries) {
    if (!entry || isOfSystem(entry.name)) continue
    if (entry instanceof File) files.push(entry)
    else files.push(...(await filesIn(entry)))
  }
  return files
}
