/** A picture must be smaller than this (000/5/26). */
const limit = 2 * 1_048_576

/** What the file field says it takes; it only helps to choose. */
export const accepted = '.jpg,.jpeg,.png,image/jpeg,image/png'

/** Why a file is no picture to take, as a key of the texts; null when it is one. */
export function imageFault({ type, size }: File): 'imageType' | 'imageSize' | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'imageType'
  return size >= limit ? 'imageSize' : null
}

/** The content of a file in base64. */
export async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
