/** The side length in pixels: enough for the largest display of the picture, also on dense screens. */
const side = 256

/** A part of a picture, in pixels of the picture. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Returns a part of the picture at an address as a square JPEG in base64. Rejects if it is not a picture. */
export async function cutOut(url: string, { x, y, width, height }: Part): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  // JPEG has no transparency: transparent parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, x, y, width, height, 0, 0, side, side)
  const data = canvas.toDataURL('image/jpeg', 0.9)
  return data.slice(data.indexOf(',') + 1)
}
