/** The files with English texts, by path. */
export default import.meta.glob<{ default: object }>([
  '../*/en.ts',
  '!../push/*',
  '../../shared/*/en.ts',
  '../../features/*/en.ts',
])
