import type { Screen } from '../shared/screen.ts'
import { features } from './features.ts'
import { appScreens } from './screens.ts'

/** What is built, in the features and beside them: only these are linked. */
export const builtScreens: readonly Screen[] = [...features.flatMap((feature) => feature.screens), ...appScreens]

/** Whether there is a screen at a path. */
export const isBuilt = (path: string): boolean => builtScreens.some((screen) => screen.path === path)
