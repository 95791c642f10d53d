/** The files with Vietnamese texts, by path. */
export default import.meta.glob<{ default: object }>([
  '../*/vi.ts',
  '!../push/*',
  '../../shared/*/vi.ts',
  '../../features/*/vi.ts',
])
