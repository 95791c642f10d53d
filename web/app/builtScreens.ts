import type { Screen } from '../shared/screen.ts'
import { features } from './features.ts'
import { appScreens } from './screens.ts'

/** The screens that exist, in the features and in the application itself: only these are linked. */
export const builtScreens: readonly Screen[] = [...features.flatMap((feature) => feature.screens), ...appScreens]

/** Whether there is a screen at a path. */
export const isBuilt = (path: string): boolean => builtScreens.some((screen) => screen.path === path)
