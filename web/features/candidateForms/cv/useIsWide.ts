import { useMedia } from '../../../shared/hooks/useMedia.ts'

/** Whether the CV has room beside the form: on small screens its reader is not even fetched. */
export const useIsWide = (): boolean => useMedia('(min-width: 1280px)')
