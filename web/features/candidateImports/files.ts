import type { TFunction } from 'i18next'

const mostZipBytes = 200 * 1_048_576

/** Why a file cannot be the ZIP of an import; '' where it can. */
export function zipProblem(file: File, t: TFunction<'candidateImports'>): string {
  if (!/\.zip$/i.test(file.name)) return t('notZip')
  return file.size > mostZipBytes ? t('zipTooLarge') : ''
}
