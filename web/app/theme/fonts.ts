import smallest from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-ext-wght-normal.woff2?url'

/** Kana, Chinese characters and full-width forms. */
const japanese = 'U+3000-30FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF'

/**
 * The Japanese font's 120 subset rules (32 kB) are fetched when the first Japanese character appears: the browser then asks
 * for a font that says it has them all, which is how this notices. By the rules it loads only the subsets that it needs.
 */
export function loadJapaneseFont(): void {
  const probe = new FontFace('Noto Sans JP Variable', `url(${smallest})`, { unicodeRange: japanese, weight: '100 900' })
  document.fonts.add(probe)
  probe.loaded
    .catch(() => {})
    .then(() => import('@fontsource-variable/noto-sans-jp/wght.css'))
    .then(
      () => document.fonts.delete(probe),
      () => {},
    )
}
