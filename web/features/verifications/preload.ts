import { readParams } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { rowsSource } from './candidates/source.ts'
import listQuery, {
  type VerificationCandidateListQuery,
} from './candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import foldersQuery, {
  type VerificationFolderListQuery,
} from './folders/__generated__/VerificationFolderListQuery.graphql.ts'
import panelQuery, {
  type VerificationFolderPanelQuery,
} from './folders/__generated__/VerificationFolderPanelQuery.graphql.ts'
import { foldersVariables, panelVariables, screenShape } from './screenState.ts'

/** The data for CV verification: the folders, the selected one, and its candidates. */
const preload: Preload = (place) => {
  const state = readParams(screenShape, place.search)
  const folders = routeQuery<VerificationFolderListQuery>(foldersQuery, foldersVariables(state.folderSearch))
  if (!state.folder) return [folders]
  const panel = routeQuery<VerificationFolderPanelQuery>(panelQuery, panelVariables(state))
  // The global ids of imports and channels are only known once the folder is loaded.
  if (state.import || state.channels) return [panel, folders]
  const rows = preloadList(
    asQuery<VerificationCandidateListQuery>(listQuery),
    rowsSource(state.folder, [], () => null),
  )
  return [panel, ...rows(place), folders]
}
export default preload
