import type { Route } from '../../core/http/routes.ts'
import { candidateFiles, candidatePhotos } from './fileAccess.ts'
import { routes as reads } from './readRoutes.ts'
import { routes as writes } from './writeRoutes.ts'

export const routes: Route[] = [...reads, ...writes]
export const fileAccesses = [candidateFiles, candidatePhotos]
