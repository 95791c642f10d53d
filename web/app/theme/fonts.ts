import smallest from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-ext-wght-normal.woff2?url'

/** Kana, Chinese characters and full-width forms. */
const japanese = 'U+3000-30FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF'

/**
 * Loads the Japanese font's 120 subset rules (32 kB) when the first Japanese character appears. This is detected with a
 * probe font that claims to cover all of them: the browser requests it then. With the rules, the browser only loads the
 * subsets that it needs.
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
