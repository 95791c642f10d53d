import { createContext, use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useOptions_query$data, useOptions_query$key } from './__generated__/useOptions_query.graphql.ts'

/** The options of the form's fields, and the fields that the company has added. */
export const useOptionsOf = (key: useOptions_query$key) =>
  useFragment(
    graphql`
  fragment useOptions_query on Query {
    recruitmentChannels @required(action: THROW) { id name }
    candidateStatuses @required(action: THROW) { id name isDefault }
    labels @required(action: THROW) { id name }
    jobRanks @required(action: THROW) { name }
    viewer @catch(to: NULL) { user { id userName fullName } }
    candidateExtensionFields @required(action: THROW) { key label type isActive isRequired choices }
  }
`,
    key,
  )

export type FormOptions = useOptions_query$data
export const OptionsContext = createContext<FormOptions | null>(null)

export function useOptions(): FormOptions {
  const options = use(OptionsContext)
  if (!options) throw new Error('useOptions outside of the form')
  return options
}

/** Returns the company fields that the form shows. File fields are not part of it. */
export const shownExtensions = ({ candidateExtensionFields }: FormOptions) =>
  candidateExtensionFields.filter(({ isActive, type }) => isActive && type !== 'UPLOAD')

/** Returns the options of a drop-down; a value that is no longer offered is preserved. */
export function choicesOf(list: readonly { id: string; name: string }[]) {
  return list.map(({ id, name }) => ({ value: id, label: name }))
}
