import { routeQuery, type Place, type Preload } from '../../../shared/relay/routeQuery.ts'
import { categoryOf } from '../categories.ts'
import type { CreateState } from '../paths.ts'
import formQuery, { type FormEditorPageQuery } from './__generated__/FormEditorPageQuery.graphql.ts'
import templateQuery, { type TemplateFormQuery } from './__generated__/TemplateFormQuery.graphql.ts'

/** An id that no form has (000/9). */
export const nullId = '00000000-0000-0000-0000-000000000000'

/** Returns the state that came with the navigation; null for a page that was opened by its address. */
function createState(state: unknown): CreateState | null {
  const given = state as Partial<CreateState> | null
  if (!given || typeof given.formName !== 'string') return null
  return {
    formName: given.formName,
    duplicateId: typeof given.duplicateId === 'string' ? given.duplicateId : null,
    category: categoryOf(given.category),
  }
}

/** Returns what the editor starts with: a form id or a new form; null if the address contains neither. */
export function startOf({ params: { formId }, state }: Pick<Place, 'params' | 'state'>) {
  const created = formId ? null : createState(state)
  return formId || created ? { created, sourceId: formId ?? created?.duplicateId ?? nullId } : null
}

/** The data for the form editor. */
const preload: Preload = (place) => {
  const start = startOf(place)
  return [
    start
      ? routeQuery<FormEditorPageQuery>(formQuery, { id: start.sourceId }, 'network-only')
      : routeQuery<TemplateFormQuery>(templateQuery, {}, 'store-or-network'),
  ]
}
export default preload
