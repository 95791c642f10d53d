/** Whether a text is a colour as the product stores it: `#1a2b3c`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** The relative luminance of a colour (WCAG 2): 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours (WCAG 2), from 1 (the same) to 21 (black on white). Texts need 4.5. */
export function contrastOf(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((first, second) => second - first)
  return (high! + 0.05) / (low! + 0.05)
}
