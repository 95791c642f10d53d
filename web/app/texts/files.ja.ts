/** The files with Japanese texts, by path. */
export default import.meta.glob<{ default: object }>([
  '../*/ja.ts',
  '!../push/*',
  '../../shared/*/ja.ts',
  '../../features/*/ja.ts',
])
