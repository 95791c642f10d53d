import { useMedia } from '../../../shared/hooks/useMedia.ts'

/** Whether there is room for the CV beside the form. On small screens the viewer is not even loaded. */
export const useIsWide = (): boolean => useMedia('(min-width: 1280px)')
