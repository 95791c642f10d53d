/** Whether a file was put into the folder by the operating system. */
const isOfSystem = (name: string) => /^(\.|thumbs\.db$|desktop\.ini$)/i.test(name)

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))
const readSome = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isOfSystem(entry.name)) return []
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // A reader returns a large folder in parts, and an empty list at its end.
  for (let some = await readSome(reader); some.length > 0; some = await readSome(reader))
    for (const one of some) files.push(...(await filesIn(one)))
  return files
}

/** Returns the dropped files, including those in dropped folders. */
export async function filesOfDrop(data: DataTransfer): Promise<File[]> {
  // The items are gone after the first await.
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
