import type { TFunction } from 'i18next'

const maxZipBytes = 200 * 1_048_576

/** Returns why a file cannot be the ZIP of an import, or '' if it can. */
export function zipProblem(file: File, t: TFunction<'candidateImports'>): string {
  if (!/\.zip$/i.test(file.name)) return t('notZip')
  return file.size > maxZipBytes ? t('zipTooLarge') : ''
}
