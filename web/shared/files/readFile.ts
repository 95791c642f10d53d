/** Returns a file as a `data:` address; rejects if the file has been removed since it was chosen. */
export const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** Returns the content of a file in base64. */
export async function base64Of(file: File): Promise<string> {
  const url = await dataUrlOf(file)
  return url.slice(url.indexOf(',') + 1)
}
