/** Radicals that fonts use for letters that look the same, and that have no compatibility form. */
const radicals: Record<string, string> = Object.fromEntries(
  [
    '⻁虎',
    '⻄西',
    '⻑長',
    '⻘青',
    '⻝食',
    '⻤鬼',
    '⻩黄',
    '⻭歯',
    '⻯竜',
    '⻲亀',
    '⻨麦',
    '⻫斉',
    '⺠民',
    '⺟母',
    '⻆角',
    '戶戸',
    '‧・',
  ].map((pair) => [...pair] as [string, string]),
)
const radical = /[\u2E80-\u2EFF戶‧]/g

/** Icons of symbol fonts are in the private use area and have no meaning. */
const icons = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]/gu
/** Invisible characters. */
const hidden = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu

/**
 * Returns a text without icons and with single spaces. Ligatures, radicals and full-width characters are replaced by
 * the letters that they stand for.
 */
export const clean = (text: string): string =>
  text
    .replace(icons, ' ')
    .replace(hidden, '')
    .normalize('NFKC')
    .replace(radical, (letter) => radicals[letter] ?? letter)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const letter = /^[\p{L}\d&/・][\p{M}]*$/u
/** Whether letters are spaced out: `E D U C A T I O N`, `履 歴 書`. */
export function isSpaced(text: string): boolean {
  const pieces = text.split(' ').filter(Boolean)
  const single = pieces.filter((piece) => letter.test(piece)).length
  const isEast = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  return pieces.length >= (isEast ? 3 : 4) && single >= pieces.length * 0.8
}
