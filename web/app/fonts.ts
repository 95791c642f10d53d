/**
 * The Japanese font's 120 subset rules (30 kB) come after the first paint; the browser then loads only the subsets whose
 * characters appear.
 */
export function loadJapaneseFont(): void {
  const load = () => void import('@fontsource-variable/noto-sans-jp/wght.css')
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3_000 })
  else setTimeout(load, 500)
}
